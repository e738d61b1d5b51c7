import { CirclePause } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { longDay } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { TextLink } from '#shared/ui/link-button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { relativeTime } from '#shared/visits/slot-time.ts';
import { visitTypes } from '#shared/visits/visit-types.ts';
import { OfferBox } from './offer-box.tsx';
import { useLeave } from './queries.ts';
import type { Entry } from './types.ts';

type EntryCardProps = { readonly entry: Entry; readonly onEnd: () => void };

const whoOf = ({ doctor, speciality }: Entry): string => {
  if (doctor) return inLocale(doctor.display_name, doctor.display_name_ar);
  return speciality ? m.waiting_any_doctor({ speciality: inLocale(speciality.title, speciality.title_ar) }) : '';
};

const LeaveDialog = ({ id, onClose }: { readonly id: number; readonly onClose: () => void }) => {
  const leave = useLeave(onClose);
  return (
    <Dialog
      open
      onClose={() => !leave.isPending && onClose()}
      title={m.waiting_leave_title()}
      actions={
        <>
          <Button variant="danger" size="lg" pending={leave.isPending} onClick={() => leave.mutate(id)}>
            {m.waiting_leave_yes()}
          </Button>
          <Button variant="outline" size="lg" disabled={leave.isPending} onClick={onClose}>
            {m.waiting_leave_no()}
          </Button>
        </>
      }
    >
      <p className="-mt-2 text-text-2">{m.waiting_leave_text()}</p>
    </Dialog>
  );
};

/** What is held for the person, else what they wait for; or why nothing is offered and what they can do. */
const EntryStatus = ({ entry, onEnd }: EntryCardProps) => {
  if (entry.on_hold)
    return (
      <Note tone="warning" icon={CirclePause}>
        {m.waiting_on_hold()}
      </Note>
    );
  return entry.offer ? (
    <OfferBox key={entry.offer.slot_id} entry={entry} offer={entry.offer} onEnd={onEnd} />
  ) : (
    <p className="text-muted">{m.waiting_looking()}</p>
  );
};

/** An entry for something earlier, with what is offered now. */
export const EntryCard = ({ entry, onEnd }: EntryCardProps) => {
  const [isLeaving, setLeaving] = useState(false);
  const who = whoOf(entry);
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-h3">{who}</h2>
          <InlineList className="text-text-2">
            <span>{visitTypes[entry.type].label()}</span>
            <span>
              {entry.location ? inLocale(entry.location.title, entry.location.title_ar) : m.waiting_any_branch()}
            </span>
            <span>{m.waiting_until({ day: longDay(entry.before) })}</span>
          </InlineList>
          {entry.appointment && (
            <TextLink to="/appointment/$id" params={{ id: String(entry.appointment.id) }}>
              {m.waiting_instead_of({ when: relativeTime(entry.appointment) })}
            </TextLink>
          )}
        </div>
        <Button
          variant="outline"
          size="sm"
          aria-label={m.waiting_leave_named({ who })}
          onClick={() => setLeaving(true)}
        >
          {m.waiting_leave()}
        </Button>
      </div>
      <EntryStatus entry={entry} onEnd={onEnd} />
      {isLeaving && <LeaveDialog id={entry.id} onClose={() => setLeaving(false)} />}
    </Card>
  );
};
