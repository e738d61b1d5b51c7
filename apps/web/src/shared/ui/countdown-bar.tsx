import { Clock } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { countdown, type Instant } from '#shared/format/index.ts';
import { cx } from './class-names.ts';

const left = (until: Instant): number => Math.max(0, Math.ceil((new Date(until).getTime() - Date.now()) / 1000));

/** Whole seconds until an instant, counted down on screen; never under zero. */
export const useSecondsLeft = (until: Instant): number => {
  const end = new Date(until).getTime();
  const [seconds, setSeconds] = useState(() => left(new Date(end)));
  useEffect(() => {
    const tick = () => setSeconds(left(new Date(end)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [end]);
  return seconds;
};

type CountdownBarProps = {
  readonly until: Instant;
  readonly label: ReactNode;
  /** Called once when the time is up. */
  readonly onEnd?: (() => void) | undefined;
};

/** How long a slot is still held. In the last minute it turns red and says so aloud, once. */
export const CountdownBar = ({ until, label, onEnd }: CountdownBarProps) => {
  const seconds = useSecondsLeft(until);
  const ended = useRef(false);
  const last = seconds <= 60;
  useEffect(() => {
    if (seconds > 0 || ended.current) return;
    ended.current = true;
    onEnd?.();
  }, [onEnd, seconds]);
  return (
    <div
      className={cx(
        'flex min-h-14 items-center gap-3 rounded-md border px-4 py-2',
        last
          ? 'border-danger-line bg-danger-soft text-danger-text'
          : 'border-warning-line bg-warning-soft text-warning-text',
      )}
    >
      <Clock aria-hidden size={22} className="shrink-0" />
      <span className="min-w-0 flex-1">{label}</span>
      <bdo dir="ltr" className="tabular text-h2">
        {countdown(seconds)}
      </bdo>
      <output className="sr-only">{last && seconds > 0 ? m.shell_hold_last_minute() : ''}</output>
    </div>
  );
};
