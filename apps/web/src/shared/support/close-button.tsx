import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';

/** Closes a ticket, after asking once. */
export const CloseButton = ({ id }: { id: number }) => {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const close = useMutation({
    mutationFn: () => api.support.close({ params: { id } }),
    // Also where it is refused: what came in meanwhile is to be read.
    onSettled: () => {
      setAsking(false);
      return client.invalidateQueries({ queryKey: ['support'] });
    },
  });
  return (
    <>
      <Button variant="outline" size="sm" icon={Lock} onClick={() => setAsking(true)}>
        {m.pharmacy_support_close()}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        icon={Lock}
        title={m.pharmacy_support_close_title()}
        actions={
          <>
            <Button pending={close.isPending} onClick={() => close.mutate()}>
              {m.pharmacy_support_close()}
            </Button>
            <Button variant="outline" onClick={() => setAsking(false)}>
              {m.pharmacy_support_keep_open()}
            </Button>
          </>
        }
      >
        <p className="text-text-2">{m.pharmacy_support_close_text()}</p>
      </Dialog>
    </>
  );
};
