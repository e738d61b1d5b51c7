import { CalendarDays } from 'lucide-react';
import * as m from '../../../paraglide/messages.js';
import { countdown, hijriDay, longDay, span, time } from '../../../shared/format/index.ts';
import { Facts } from '../../../shared/ui/facts.tsx';
import { useSecondsLeft } from '../../../shared/ui/hold-bar.tsx';
import type { Appointment } from '../appointments/api-types.ts';
import { useNow } from '../../../shared/ui/use-now.ts';

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

const OnDay = ({ of }: { of: Appointment }) => (
  <div className="flex items-center gap-4">
    <CalendarDays aria-hidden size={24} className="shrink-0" />
    <div className="flex flex-col">
      <span className="font-medium">{longDay(of.booked_date)}</span>
      <Facts className="text-small">
        <span>{hijriDay(of.booked_date)}</span>
        <span className="tabular">{time(of.start_time)}</span>
      </Facts>
    </div>
  </div>
);

/** From when it counts: the moment the room or the desk opened. */
const openedAt = (of: Appointment): number => Date.parse(of.join_from ?? of.check_in_from);

const hintOf = (of: Appointment, now: number): string => {
  if (of.state === 'checked_in') return m.patient_state_checked_in();
  if (of.may.join.allowed) return m.patient_room_open();
  if (of.may.check_in.allowed) return m.patient_desk_open();
  return now < openedAt(of) ? m.patient_opens_at({ time: time(new Date(openedAt(of))) }) : '';
};

const Waiting = ({ of, now }: { of: Appointment; now: number }) => {
  const [start, opened] = [Date.parse(of.starts_at), openedAt(of)];
  const done = Math.min(1, Math.max(0, (now - opened) / (start - opened)));
  const minutes = Math.max(0, Math.ceil((start - now) / minuteMs));
  return (
    <div className="flex items-center gap-4">
      <div className="flex shrink-0 flex-col">
        <span className="text-small">{minutes > 0 ? m.patient_starts_in() : m.patient_began()}</span>
        <span className="tabular text-h2">{minutes > 0 ? span(minutes) : time(of.start_time)}</span>
      </div>
      <span aria-hidden className="h-1.5 min-w-8 flex-1 overflow-hidden rounded-full bg-white/20">
        <span className="block h-full rounded-full bg-[#7fe3c4]" style={{ width: `${done * 100}%` }} />
      </span>
      <span className="max-w-28 text-small">{hintOf(of, now)}</span>
    </div>
  );
};

/** How long until then: the hold while it runs out, the wait on the day itself, the date before that. */
export const Timing = ({ of }: { of: Appointment }) => {
  const now = useNow(15_000).getTime();
  const hold = of.may.pay.allowed && of.hold_until !== null ? of.hold_until : undefined;
  if (hold !== undefined && Date.parse(hold) - now <= hourMs) return <Counted until={hold} />;
  return Date.parse(of.starts_at) - now <= nearMs ? <Waiting of={of} now={now} /> : <OnDay of={of} />;
};
