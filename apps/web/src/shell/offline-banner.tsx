import { WifiOff } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { useIsOnline } from '#shared/ui/use-is-online.ts';

/** Says that there is no line, for as long as there is none. */
export const OfflineBanner = () => {
  const online = useIsOnline();
  return (
    <output className="sticky top-(--frame-top,0px) z-20 block">
      {!online && (
        <p className="flex min-h-12 items-center justify-center gap-2 bg-[#121d27] px-4 py-2 text-small text-white">
          <WifiOff aria-hidden size={18} className="shrink-0" />
          {m.shell_offline()}
        </p>
      )}
    </output>
  );
};
