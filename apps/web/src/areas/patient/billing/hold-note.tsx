import { Clock } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { longDay, time } from '#shared/format/index.ts';
import { CountdownBar, useSecondsLeft } from '#shared/ui/countdown-bar.tsx';
import { Note } from '#shared/ui/note.tsx';

const hour = 3600;

/** Far from its end a hold is a date to know; only in its last hour does it count down. */
export const HoldNote = ({ until, onEnd }: { until: string; onEnd: () => void }) => {
  const left = useSecondsLeft(until);
  if (left <= hour) return <CountdownBar until={until} label={m.billing_hold()} onEnd={onEnd} />;
  return (
    <Note tone="warning" icon={Clock}>
      {m.billing_hold_until({ when: `${longDay(until)} ${time(until)}` })}
    </Note>
  );
};
