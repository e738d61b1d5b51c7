import { CalendarClock } from 'lucide-react';
import * as m from '../../../paraglide/messages.js';
import { HoldBar } from '../../../shared/ui/hold-bar.tsx';
import { Note } from '../../../shared/ui/note.tsx';
import { nearInstant } from './near.ts';
import { useNow } from '../../../shared/ui/use-now.ts';
import type { Appointment } from './api-types.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;

/** How long the time is kept for payment: counted down in its last hour, told as a date before that. */
export const Hold = ({ of, onEnd }: { of: Appointment; onEnd: () => void }) => {
  const now = useNow(minuteMs);
  if (!of.may.pay.allowed || of.hold_until === null) return null;
  if (Date.parse(of.hold_until) - now.getTime() <= hourMs)
    return <HoldBar until={of.hold_until} label={m.patient_hold_label()} onEnd={onEnd} />;
  return (
    <Note tone="warning" icon={CalendarClock}>
      {m.patient_pay_before({ when: nearInstant(of.hold_until) })}
    </Note>
  );
};
