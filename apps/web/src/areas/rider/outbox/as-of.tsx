import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import * as m from '../../../paraglide/messages.js';
import { Note } from '../../../shared/ui/note.tsx';
import { Filled, gap } from '../../../shared/ui/person-name.tsx';
import { RiderTime } from '../card-parts.tsx';
import { hasLine } from './has-line.ts';

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

type AsOfProps = {
  /** When it came, in milliseconds. */
  readonly at: number;
  /** It could not be read again. */
  readonly failed: boolean;
};

/** Without a line: from when is what stands here. */
export const AsOf = ({ at, failed }: AsOfProps) => {
  const online = useSyncExternalStore(subscribe, hasLine);
  return (
    // Always there to be heard, and no gap while it says nothing.
    <output className="contents">
      {(!online || failed) && (
        <Note tone="warning" icon={CloudOff} className="mb-3">
          <Filled sentence={m.rider_as_of({ time: gap })}>
            <RiderTime at={new Date(at).toISOString()} />
          </Filled>
        </Note>
      )}
    </output>
  );
};
