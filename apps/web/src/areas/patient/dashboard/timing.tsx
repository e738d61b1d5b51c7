import { CalendarDays } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { countdown, hijriDay, longDay, span, time } from '#shared/format/index.ts';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { useSecondsLeft } from '#shared/ui/countdown-bar.tsx';
import type { Appointment } from '#shared/visits/appointment.ts';
import { useNow } from '#shared/ui/use-now.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Under this a wait is told in hours and minutes, over it as a date. */
const nearMs = 12 * hourMs;

const Counted = ({ until }: { until: string }) => {
  const seconds = useSecondsLeft(until);
  return (
    <div className="flex items-center justify-between gap-4">
      <span>{m.patient_hold_label()}</span>
      <bdo dir="ltr" className="tabular text-h1">
        {countdown(seconds)}
      </bdo>
    </div>
  );
};

const DateOnly = ({ appointment }: { appointment: Appointment }) => (
  <div className="flex items-center gap-4">
    <CalendarDays aria-hidden size={24} className="shrink-0" />
    <div className="flex flex-col">
      <span className="font-medium">{longDay(appointment.booked_date)}</span>
      <InlineList className="text-small">
        <span>{hijriDay(appointment.booked_date)}</span>
        <span className="tabular">{time(appointment.start_time)}</span>
      </InlineList>
    </div>
  </div>
);

/** From when it counts: the moment the room or the desk opened. */
const openedAt = (appointment: Appointment): number => Date.parse(appointment.join_from ?? appointment.check_in_from);

const hintOf = (appointment: Appointment, now: number): string => {
  if (appointment.state === 'checked_in') return m.patient_state_checked_in();
  if (appointment.may.join.allowed) return m.patient_room_open();
  if (appointment.may.check_in.allowed) return m.patient_desk_open();
  return now < openedAt(appointment) ? m.patient_opens_at({ time: time(new Date(openedAt(appointment))) }) : '';
};

const OpeningCountdown = ({ appointment, now }: { appointment: Appointment; now: number }) => {
  const [start, opened] = [Date.parse(appointment.starts_at), openedAt(appointment)];
  const done = Math.min(1, Math.max(0, (now - opened) / (start - opened)));
  const minutes = Math.max(0, Math.ceil((start - now) / minuteMs));
  return (
    <div className="flex items-center gap-4">
      <div className="flex shrink-0 flex-col">
        <span className="text-small">{minutes > 0 ? m.patient_starts_in() : m.patient_began()}</span>
        <span className="tabular text-h2">{minutes > 0 ? span(minutes) : time(appointment.start_time)}</span>
      </div>
      <span aria-hidden className="h-1.5 min-w-8 flex-1 overflow-hidden rounded-full bg-white/20">
        <span className="block h-full rounded-full bg-[#7fe3c4]" style={{ width: `${done * 100}%` }} />
      </span>
      <span className="max-w-28 text-small">{hintOf(appointment, now)}</span>
    </div>
  );
};

/** How long until then: the hold while it runs out, the wait on the day itself, the date before that. */
export const Timing = ({ appointment }: { appointment: Appointment }) => {
  const now = useNow(15_000).getTime();
  const hold = appointment.may.pay.allowed && appointment.hold_until !== null ? appointment.hold_until : undefined;
  if (hold !== undefined && Date.parse(hold) - now <= hourMs) return <Counted until={hold} />;
  return Date.parse(appointment.starts_at) - now <= nearMs ? (
    <OpeningCountdown appointment={appointment} now={now} />
  ) : (
    <DateOnly appointment={appointment} />
  );
};
