import { Clock } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { span } from '#shared/format/index.ts';
import { Chip } from '#shared/ui/chip.tsx';
import { waitingTimeOf, type Waiting } from './waiting-time.ts';

/** How long an order has waited for the pharmacy; what has waited too long stands out. Nothing when it waits no more. */
export const WaitingChip = ({ order, now }: { order: Waiting; now: Date }) => {
  const wait = waitingTimeOf(order, now);
  if (!wait) return null;
  return (
    <Chip icon={Clock} tone={wait.isLong ? 'danger' : 'neutral'}>
      {wait.minutes === 0 ? m.staff_waits_new() : m.staff_waits({ time: span(wait.minutes) })}
    </Chip>
  );
};
