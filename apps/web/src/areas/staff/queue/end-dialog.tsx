import * as m from '#paraglide/messages.js';
import { tokenText } from '#shared/queue/token.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { endText } from './end-text.ts';
import { type DeskTicket, useMove } from './queries.ts';

/** Whether a ticket is really to end. */
export const EndDialog = ({ ticket, onClose }: { ticket: DeskTicket; onClose: () => void }) => {
  const move = useMove();
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${m.queue_staff_end()}: ${tokenText(ticket.token_number)}`}
      actions={
        <>
          <Button
            variant="danger"
            wide
            pending={move.isPending}
            onClick={() => move.mutate({ ticket, to: 'cancelled' }, { onSettled: onClose })}
          >
            {m.queue_staff_end()}
          </Button>
          <Button variant="outline" wide onClick={onClose}>
            {m.queue_staff_not_now()}
          </Button>
        </>
      }
    >
      <p>{endText(ticket)}</p>
    </Dialog>
  );
};
