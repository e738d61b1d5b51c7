import type { CheckInStep } from '@balsam/domain/check-in';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { asOneIntent } from '#shared/api/intent-key.ts';
import { dateTime } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { tokenText } from '#shared/queue/token.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card, SectionTitle } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { EmptyState } from '#shared/ui/states.tsx';
import { HomePlace } from '#shared/visits/home-place.tsx';
import { toast } from '#shared/ui/toast.ts';
import { SettleDialog } from '../visits/settle-dialog.tsx';
import { type DeskVisit, useDeskStep } from './queries.ts';

const states: Readonly<Record<DeskVisit['state'], () => string>> = {
  booked: m.day_visits_booked,
  checked_in: m.day_visits_here,
  in_review: m.day_visits_review,
  completed: m.day_visits_completed,
  missed: m.day_visits_missed,
  cancelled: m.day_visits_cancelled,
  released: m.day_visits_cancelled,
};

const useCheckIn = (id: number) =>
  useDeskStep(
    () =>
      asOneIntent('desk-check-in', { id }, (_, idempotencyKey) =>
        api.booking.checkInAtDesk({ params: { id }, idempotencyKey }),
      ),
    () => toast.success(m.desk_checked_in()),
  );

/** What the patient did at home: the desk need not ask it again. */
const Prepared = ({ id }: { id: number }) => {
  const { data } = useQuery(api.checkIn.read.query({ params: { id }, quiet: true }));
  const done = (step: CheckInStep) => data?.steps.some(({ name, done_at }) => name === step && done_at !== null);
  if (!data?.steps.some(({ done_at }) => done_at !== null)) return null;
  return (
    <ul aria-label={m.desk_prepared()} className="flex flex-wrap gap-2">
      {done('details') && (
        <li>
          <Chip tone="success">{m.desk_prepared_details()}</Chip>
        </li>
      )}
      {done('consents') && (
        <li>
          <Chip tone="success">{m.desk_prepared_consent()}</Chip>
        </li>
      )}
      {data.paying !== null && (
        <li>
          <Chip tone="neutral">
            {data.paying === 'insurance' ? m.desk_prepared_insurance() : m.desk_prepared_self()}
          </Chip>
        </li>
      )}
    </ul>
  );
};

const Visit = ({ visit, who }: { visit: DeskVisit; who: string }) => {
  const [isOpen, setOpen] = useState(false);
  const checkIn = useCheckIn(visit.id);
  const doctor = inLocale(visit.doctor.display_name, visit.doctor.display_name_ar);
  return (
    <li className="flex flex-col gap-2 px-4 py-3.5 desktop:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-bold">
          <Marked>{doctor}</Marked>
        </span>
        <Chip tone={visit.state === 'checked_in' ? 'success' : 'neutral'}>{states[visit.state]()}</Chip>
      </div>
      <InlineList className="text-small text-muted">
        <time dateTime={visit.starts_at} className="tabular">
          {dateTime(visit.starts_at)}
        </time>
        <span>{inLocale(visit.location.title, visit.location.title_ar)}</span>
        {visit.token_number !== null && <span>{m.desk_token({ number: tokenText(visit.token_number) })}</span>}
      </InlineList>
      {visit.home_address && <HomePlace address={visit.home_address} />}
      <Prepared id={visit.id} />
      <div className="flex flex-wrap gap-2">
        {visit.may_check_in && (
          <Button
            size="sm"
            pending={checkIn.isPending}
            aria-label={`${m.desk_check_in()}: ${doctor}`}
            onClick={() => checkIn.mutate(undefined)}
          >
            {m.desk_check_in()}
          </Button>
        )}
        {visit.may.settle.allowed && (
          <Button
            size="sm"
            variant="outline"
            aria-label={`${m.desk_outcome()}: ${doctor}`}
            onClick={() => setOpen(true)}
          >
            {m.desk_outcome()}
          </Button>
        )}
      </div>
      {isOpen && <SettleDialog visit={visit} who={who} onClose={() => setOpen(false)} />}
    </li>
  );
};

/** The visits of these days, each with what may be done at the desk. */
export const DeskVisits = ({ visits, name }: { visits: readonly DeskVisit[]; name: string }) => (
  <section aria-labelledby="visits" className="flex flex-col gap-2">
    <SectionTitle id="visits">{m.desk_visits()}</SectionTitle>
    {visits.length === 0 ? (
      <EmptyState art="calendar" title={m.desk_visits_none()} text={m.desk_visits_none_text()} />
    ) : (
      <Card flush>
        <ul className="divide-y divide-line">
          {visits.map((visit) => (
            <Visit key={visit.id} visit={visit} who={name} />
          ))}
        </ul>
      </Card>
    )}
  </section>
);
