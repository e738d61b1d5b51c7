import { CircleAlert, Clock } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { dateTime } from '#shared/format/index.ts';
import { refusalText } from '#shared/api/server-error.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { kindNames } from '#shared/schedule/visit-kinds.ts';
import { Button } from '#shared/ui/button.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import type { Offer, VisitToRearrange } from './queries.ts';

const offerLabel = (offer: Offer): string =>
  m.doctors_visits_offer({
    time: dateTime(offer.starts_at),
    doctor: inLocale(offer.doctor.display_name, offer.doctor.display_name_ar),
  });

type RowProps = {
  readonly visit: VisitToRearrange;
  readonly onMove: (slotId: number) => void;
  readonly onCancel: () => void;
};

const Decide = ({ visit, onMove, onCancel }: RowProps) => {
  const [chosen, setChosen] = useState<number>();
  const slot = visit.offers.find(({ id }) => id === chosen) ?? visit.offers[0];
  const name = <span className="sr-only">{inLocale(visit.patient.name, visit.patient.name_ar)}</span>;
  return (
    <div className="flex flex-wrap items-end gap-2.5">
      {slot ? (
        <>
          <div className="min-w-0 flex-1 basis-72">
            <SelectField
              label={m.doctors_visits_to()}
              options={visit.offers.map((offer) => ({ value: String(offer.id), label: offerLabel(offer) }))}
              value={String(slot.id)}
              onChange={({ currentTarget: { value } }) => setChosen(Number(value))}
            />
          </div>
          <Button variant="soft" onClick={() => onMove(slot.id)}>
            {m.doctors_visits_move()}
            {name}
          </Button>
        </>
      ) : (
        <p className="flex-1 basis-72 self-center text-text-2">{m.doctors_visits_no_offer()}</p>
      )}
      <Button variant="outline" onClick={onCancel}>
        {m.doctors_visits_cancel()}
        {name}
      </Button>
    </div>
  );
};

/** A visit whose doctor is not there at its time: another time for it, or cancelled. */
export const VisitRow = (props: RowProps) => {
  const { visit } = props;
  return (
    <li className="flex flex-col gap-3 px-4 py-4 desktop:px-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <span className="flex flex-col">
          <time dateTime={visit.starts_at} className="tabular font-bold">
            {dateTime(visit.starts_at)}
          </time>
          <InlineList className="text-text-2">
            <Marked>{inLocale(visit.patient.name, visit.patient.name_ar)}</Marked>
            <span>{kindNames[visit.type]()}</span>
            <span>{inLocale(visit.location.title, visit.location.title_ar)}</span>
          </InlineList>
        </span>
        <Chip tone={visit.is_paid ? 'success' : 'neutral'}>
          {visit.is_paid ? m.doctors_visits_paid() : m.doctors_visits_unpaid()}
        </Chip>
      </div>
      {visit.refusal && (
        <Note tone="warning" icon={CircleAlert}>
          {refusalText(visit.refusal)}
        </Note>
      )}
      {visit.is_pending ? (
        <Chip tone="accent" icon={Clock} className="self-start">
          {m.doctors_visits_pending()}
        </Chip>
      ) : (
        <Decide {...props} />
      )}
    </li>
  );
};
