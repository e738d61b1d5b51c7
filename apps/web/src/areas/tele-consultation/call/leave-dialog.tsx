import { PhoneOff } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import type { Side } from '../people.ts';

type LeaveDialogProps = {
  readonly open: boolean;
  readonly side: Side;
  readonly onClose: () => void;
  readonly onLeave: () => void;
  readonly onEnd: () => void;
};

/** Leaving can be taken back while the other side is in; ending for both is the doctor's. */
export const LeaveDialog = ({ open, side, onClose, onLeave, onEnd }: LeaveDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    icon={PhoneOff}
    tone="danger"
    title={m.call_leave_title()}
    actions={
      <>
        {side === 'doctor' && (
          <Button variant="danger" onClick={onEnd}>
            {m.call_end_for_both()}
          </Button>
        )}
        <Button variant={side === 'doctor' ? 'soft' : 'danger'} onClick={onLeave}>
          {m.call_leave_only()}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {m.call_stay()}
        </Button>
      </>
    }
  >
    <p>{side === 'doctor' ? m.call_leave_text_doctor() : m.call_leave_text()}</p>
  </Dialog>
);
