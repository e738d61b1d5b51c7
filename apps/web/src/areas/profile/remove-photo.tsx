import { CircleAlert, Trash2 } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { useRemovePhoto } from './use-photo-change.ts';

/** Takes the photo away, once that is meant. */
export const RemovePhoto = ({ userId }: { userId: number }) => {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const removal = useRemovePhoto(userId, close);
  return (
    <>
      <Button variant="text" icon={Trash2} onClick={() => setOpen(true)}>
        {m.profile_photo_remove()}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        icon={Trash2}
        tone="danger"
        title={m.profile_photo_remove_title()}
        actions={
          <>
            <Button variant="danger" pending={removal.isPending} onClick={() => removal.mutate({ photo: null })}>
              {m.profile_photo_remove()}
            </Button>
            <Button variant="outline" onClick={close}>
              {m.profile_photo_keep()}
            </Button>
          </>
        }
      >
        <p>{m.profile_photo_remove_text()}</p>
        <FormError icon={CircleAlert} error={removal.error} />
      </Dialog>
    </>
  );
};
