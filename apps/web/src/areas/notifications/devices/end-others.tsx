import { LogOut } from 'lucide-react';
import { useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { number } from '../../../shared/format/index.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useEndDevices } from './queries.ts';

/** Signs out on every other device, once that was asked. */
export const EndOthers = () => {
  const [asking, setAsking] = useState(false);
  const end = useEndDevices();
  const close = (): void => setAsking(false);
  const go = (): void =>
    end.mutate(
      { others: true },
      {
        onSuccess: ({ ended }) => {
          close();
          toast.good(m.notifications_devices_ended({ count: ended, shown: number(ended) }));
        },
      },
    );
  return (
    <>
      <Button look="outline" icon={LogOut} onClick={() => setAsking(true)} className="self-start max-desk:self-stretch">
        {m.notifications_devices_end_others()}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        icon={LogOut}
        tone="danger"
        title={m.notifications_devices_end_others_ask()}
        actions={
          <>
            <Button look="danger" wide pending={end.isPending} onClick={go}>
              {m.notifications_devices_end_others()}
            </Button>
            <Button look="outline" wide onClick={close}>
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
