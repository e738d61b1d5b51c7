import { CalendarClock, CircleCheck, MonitorSmartphone, PhoneOff, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import type { Side } from '../people.ts';
import type { OutReason } from '../room/call-room.ts';
import { BackLink } from './closed.tsx';

const icons = {
  left: PhoneOff,
  taken_over: MonitorSmartphone,
  ended: CircleCheck,
  cancelled: PhoneOff,
  moved: CalendarClock,
} as const;
const titles: Readonly<Record<OutReason, () => string>> = {
  left: m.call_left_title,
  taken_over: m.call_taken_over_title,
  ended: m.call_ended_title,
  cancelled: m.call_cancelled_title,
  moved: m.call_moved_title,
};
const texts: Readonly<Record<OutReason, () => string>> = {
  left: m.call_left_text,
  taken_over: m.call_taken_over_text,
  ended: m.call_ended_text,
  cancelled: m.call_cancelled_text,
  moved: m.call_moved_text,
};

type OutProps = {
  readonly reason: OutReason;
  readonly side: Side;
  readonly id: number;
  /** Undefined where there is nothing to come back to. */
  readonly onReturn: (() => void) | undefined;
  readonly pending: boolean;
  /** How it was, for who was in it. */
  readonly children: ReactNode;
};

/** Out of the call: why, and how to come back while that may be. */
export const Out = ({ reason, side, id, onReturn, pending, children }: OutProps) => {
  const Icon = icons[reason];
  return (
    <div className="flex flex-col gap-4">
      <Card className="flex flex-col items-center gap-3 text-center">
        <Icon aria-hidden size={40} className="text-muted" />
        <h2 className="text-h2">{titles[reason]()}</h2>
        <p className="max-w-md text-text-2">{texts[reason]()}</p>
        <div className="flex flex-wrap justify-center gap-3">
          {onReturn && (
            <Button icon={Video} variant="outline" pending={pending} onClick={onReturn}>
              {reason === 'taken_over' ? m.call_use_this_device() : m.call_come_back()}
            </Button>
          )}
          <BackLink side={side} id={id} />
        </div>
      </Card>
      {children}
    </div>
  );
};
