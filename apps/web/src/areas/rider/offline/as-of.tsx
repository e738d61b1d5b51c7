import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { cx } from '#shared/ui/class-names.ts';
import { Filled, gap } from '#shared/ui/person-name.tsx';
import { LocalTime, RiderTime } from '../card/card-parts.tsx';
import { useIsOnline } from '#shared/ui/use-is-online.ts';

type AsOfProps = {
  /** When it came, in milliseconds. */
  readonly at: number;
  /** It could not be read again. */
  readonly failed: boolean;
  /** What stands in its place while it is fresh. */
  readonly children?: ReactNode;
};

/** Without a connection: from when is what stands here. Its place is always kept, so that nothing below it moves. */
export const AsOf = ({ at, failed, children }: AsOfProps) => {
  const isOld = !useIsOnline() || failed;
  const instant = new Date(at).toISOString();
  return (
    // Always there to be heard.
    <output className={cx('flex min-h-6 items-center gap-2 text-small', isOld ? 'text-warning-text' : 'text-text-2')}>
      {isOld ? (
        <>
          <CloudOff aria-hidden size={18} className="shrink-0" />
          <span className="flex flex-wrap gap-x-2">
            <span>
              <Filled sentence={m.rider_as_of({ time: gap })}>
                <RiderTime at={instant} />
              </Filled>
            </span>
            <LocalTime at={instant} />
          </span>
        </>
      ) : (
        children
      )}
    </output>
  );
};
