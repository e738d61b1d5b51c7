import { Download } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { useInstallOffer } from './install.ts';

/** Offers to install the rider area, where the browser can; never again once it was not wanted. */
export const InstallHint = () => {
  const { isOffered, install, decline } = useInstallOffer();
  if (!isOffered) return null;
  return (
    <Note icon={Download}>
      <p>{m.rider_install_text()}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={install}>
          {m.rider_install()}
        </Button>
        <Button variant="outline" size="sm" onClick={decline}>
          {m.rider_install_later()}
        </Button>
      </div>
    </Note>
  );
};
