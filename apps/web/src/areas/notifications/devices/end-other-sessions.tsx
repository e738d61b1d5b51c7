import { LogOut } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { toast } from '#shared/ui/toast.ts';
import { useEndDevices } from './queries.ts';

/** Signs out on every other device, once that was asked. */
export const EndOtherSessions = () => {
  const [isOpen, setOpen] = useState(false);
  const end = useEndDevices();
  const close = (): void => setOpen(false);
  const go = (): void =>
    end.mutate(
      { others: true },
      {
        onSuccess: ({ ended }) => {
          close();
          toast.success(m.notifications_devices_ended({ count: ended, shown: number(ended) }));
        },
      },
    );
  return (
    <>
      <Button
        variant="outline"
        icon={LogOut}
        onClick={() => setOpen(true)}
        className="self-start max-desktop:self-stretch"
      >
        {m.notifications_devices_end_others()}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        icon={LogOut}
        tone="danger"
        title={m.notifications_devices_end_others_ask()}
        actions={
          <>
            <Button variant="danger" wide pending={end.isPending} onClick={go}>
              {m.notifications_devices_end_others()}
            </Button>
            <Button variant="outline" wide onClick={close}>
              {m.notifications_devices_stay()}
            </Button>
          </>
        }
      >
        {m.notifications_devices_end_others_text()}
      </Dialog>
    </>
  );
};
