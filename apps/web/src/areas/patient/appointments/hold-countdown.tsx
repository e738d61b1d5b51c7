import { CalendarClock } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { CountdownBar } from '#shared/ui/countdown-bar.tsx';
import { Note } from '#shared/ui/note.tsx';
import { relativeInstant } from './relative-instant.ts';
import { useNow } from '#shared/ui/use-now.ts';
import type { Appointment } from '#shared/visits/appointment.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;

/** How long the time is kept for payment: counted down in its last hour, told as a date before that. */
export const HoldCountdown = ({ appointment, onEnd }: { appointment: Appointment; onEnd: () => void }) => {
  const now = useNow(minuteMs);
  if (!appointment.may.pay.allowed || appointment.hold_until === null) return null;
  if (Date.parse(appointment.hold_until) - now.getTime() <= hourMs)
    return <CountdownBar until={appointment.hold_until} label={m.patient_hold_label()} onEnd={onEnd} />;
  return (
    <Note tone="warning" icon={CalendarClock}>
      {m.patient_pay_before({ when: relativeInstant(appointment.hold_until) })}
    </Note>
  );
};
