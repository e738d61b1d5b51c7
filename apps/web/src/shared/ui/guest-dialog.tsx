import { useLocation } from '@tanstack/react-router';
import { LogIn } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { LinkButton } from './link-button.tsx';

type GuestDialogProps = {
  readonly title: string;
  /** What the log-in is needed for. */
  readonly text: string;
  /** Where the log-in leads; left out: back to this very place. */
  readonly to?: string;
  readonly onClose: () => void;
};

/** SPEC §6: what needs a patient's log-in offers a guest to go there, and back to this very place, or to stay. */
export const GuestDialog = ({ title, text, to, onClose }: GuestDialogProps) => {
  const currentHref = useLocation({ select: ({ href }) => href });
  return (
    <Dialog
      open
      onClose={onClose}
      icon={LogIn}
      title={title}
      actions={
        <>
          <LinkButton to="/auth/user/login" search={{ routeToNavigate: to ?? currentHref }}>
            {m.shell_go_to_login()}
          </LinkButton>
          <Button variant="outline" onClick={onClose}>
            {m.shell_stay_here()}
          </Button>
        </>
      }
    >
      <p className="text-text-2">{text}</p>
    </Dialog>
  );
};
