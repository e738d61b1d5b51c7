import type { CallReply } from '@balsam/contract/call';
import type { booking } from '@balsam/contract/booking';
import { useQuery } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { dateTime } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { ErrorState, Skeleton } from '#shared/ui/states.tsx';

type Event = CallReply<typeof booking.visitHistory>['items'][number];

const outcomes: Readonly<Record<NonNullable<Event['outcome']>, () => string>> = {
  completed: m.staff_visits_completed,
  checked_in: m.desk_outcome_here,
  missed_by_patient: m.staff_visits_patient,
  missed_by_doctor: m.staff_visits_doctor,
  missed_by_both: m.staff_visits_both,
  line_failed: m.staff_visits_line,
};

const kinds: Readonly<Record<string, () => string>> = {
  booked: m.desk_event_booked,
  paid: m.desk_event_paid,
  checked_in: m.desk_event_checked_in,
  in_review: m.desk_event_in_review,
  care_given: m.desk_event_care_given,
  objection: m.desk_event_objection,
  completed: m.desk_event_completed,
  missed: m.desk_event_missed,
};

/** What somebody said of the visit, or what happened; kinds that say nothing more are left out. */
const wordOf = ({ kind, outcome }: Event): string | undefined =>
  outcome === null ? kinds[kind]?.() : m.desk_event_said({ outcome: outcomes[outcome]() });

const Line = ({ event, word }: { event: Event; word: string }) => (
  <li className="flex flex-col py-2.5">
    <span className="font-medium">{word}</span>
    {event.reason !== null && (
      <span className="wrap-anywhere">
        <bdi>
          <Marked>{event.reason}</Marked>
        </bdi>
      </span>
    )}
    <InlineList className="text-small text-muted">
      <time dateTime={event.at} className="tabular">
        {dateTime(event.at)}
      </time>
      {event.by && <Marked>{inLocale(event.by.name, event.by.name_ar)}</Marked>}
    </InlineList>
  </li>
);

/** What happened to a visit: who said what became of it, when, and why (D13.34). */
export const VisitHistory = ({ id }: { id: number }) => {
  const query = api.booking.visitHistory.query({ params: { id }, quiet: true });
  const { data, error, refetch } = useQuery(query);
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton className="h-20 rounded-md" />;
  const shown = data.items.flatMap((event) => {
    const word = wordOf(event);
    return word === undefined ? [] : [{ event, word }];
  });
  return (
    <section aria-label={m.desk_history()} className="flex flex-col">
      <h3 className="text-h3">{m.desk_history()}</h3>
      <ol className="divide-y divide-line">
        {shown.map(({ event, word }) => (
          <Line key={event.id} event={event} word={word} />
        ))}
      </ol>
    </section>
  );
};
