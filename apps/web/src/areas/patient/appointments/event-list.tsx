import * as m from '#paraglide/messages.js';
import { dateTime } from '#shared/format/index.ts';
import { Card } from '#shared/ui/card.tsx';
import type { AppointmentDetail } from '#shared/visits/appointment.ts';

const words: Readonly<Record<string, () => string>> = {
  booked: m.patient_event_booked,
  paid: m.patient_event_paid,
  confirmed: m.patient_event_confirmed,
  checked_in: m.patient_event_checked_in,
  cancelled: m.patient_event_cancelled,
  rescheduled: m.patient_event_rescheduled,
  released: m.patient_event_released,
  care_given: m.patient_event_care_given,
  objection: m.patient_event_objection,
  in_review: m.patient_event_in_review,
  completed: m.patient_event_completed,
  missed: m.patient_event_missed,
};

type Events = AppointmentDetail['events'];

/** What happened to an appointment, oldest first. A kind that this version does not know is left out. */
export const EventList = ({ events }: { events: Events }) => (
  <Card as="section" className="flex flex-col gap-4">
    <h2 className="text-h3">{m.patient_events_title()}</h2>
    <ol className="flex flex-col">
      {events.map(({ kind, at }, index) => {
        const word = words[kind];
        return (
          word && (
            <li key={`${kind} ${at}`} className="relative flex gap-3 ps-6 pb-4 last:pb-0">
              {index < events.length - 1 && (
                <span aria-hidden className="absolute start-[5px] top-3 h-full w-0.5 bg-line" />
              )}
              <span aria-hidden className="absolute start-0 top-1.75 size-3 rounded-full bg-accent" />
              <span className="flex flex-1 flex-wrap justify-between gap-x-4">
                <span className="font-medium">{word()}</span>
                <time dateTime={at} className="tabular text-small text-muted">
                  {dateTime(at)}
                </time>
              </span>
            </li>
          )
        );
      })}
    </ol>
  </Card>
);
