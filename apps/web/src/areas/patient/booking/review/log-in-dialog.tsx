import { useLocation } from '@tanstack/react-router';
import { LogIn } from 'lucide-react';
import * as m from '../../../../paraglide/messages.js';
import { Button } from '../../../../shared/ui/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { LinkButton } from '../../../../shared/ui/link-button.tsx';

/** SPEC §6: a guest may look and choose; to book, somebody must sign in, and comes back to what was chosen. */
export const LogInDialog = ({ onClose }: { onClose: () => void }) => {
  const here = useLocation({ select: ({ href }) => href });
  return (
    <Dialog
      open
      onClose={onClose}
      icon={LogIn}
      title={m.booking_log_in_title()}
      actions={
        <>
          <LinkButton to="/auth/user/dashboard" search={{ routeToNavigate: here }}>
            {m.booking_go_to_login()}
          </LinkButton>
          <Button look="outline" onClick={onClose}>
            {m.booking_stay_here()}
          </Button>
        </>
      }
    >
      <p className="text-text-2">{m.booking_log_in_text()}</p>
    </Dialog>
  );
};
