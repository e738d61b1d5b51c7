import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { toast } from '#shared/ui/toast.ts';
import { type DeskClinic, useDeskAction } from './queries.ts';

/** Closing a clinic ends its tickets and gives the money back: it is asked first. */
export const CloseDialog = ({ clinic, onClose }: { clinic: DeskClinic; onClose: () => void }) => {
  const close = useDeskAction(
    () => api.queueDesk.setState({ params: { id: clinic.id }, body: { state: 'closed' } }),
    ({ ended }) => {
      onClose();
      toast.success(m.queue_staff_closed({ count: number(ended) }));
    },
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.queue_staff_close_title({ clinic: inLocale(clinic.title, clinic.title_ar) })}
      actions={
        <>
          <Button variant="danger" wide pending={close.isPending} onClick={() => close.mutate(undefined)}>
            {m.queue_staff_close()}
          </Button>
          <Button variant="outline" wide onClick={onClose}>
            {m.queue_staff_not_now()}
          </Button>
        </>
      }
    >
      <p>{m.queue_staff_close_text()}</p>
    </Dialog>
  );
};
