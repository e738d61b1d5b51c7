import { WifiOff } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { useIsOnline } from '#shared/ui/use-is-online.ts';
import { useKind } from './person.ts';

/** Says that there is no line, for as long as there is none. */
const OfflineBanner = () => {
  const online = useIsOnline();
  // Patients have copies of what they read; what the staff read of others is never kept.
  const hasCopies = useKind() === 'patient';
  return (
    <output className="sticky top-(--frame-top,0px) z-20 block">
      {!online && (
        <p className="flex min-h-12 items-center justify-center gap-2 bg-[#121d27] px-4 py-2 text-small text-white">
          <WifiOff aria-hidden size={18} className="shrink-0" />
          {hasCopies ? m.shell_offline() : m.shell_offline_work()}
        </p>
      )}
    </output>
  );
};
export default OfflineBanner;
