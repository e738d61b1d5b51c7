import { useRouter } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { pathOf } from '../entry/auth-paths.ts';
import { useKeptRoute } from '../entry/use-kept-route.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The number that a registration has just given. */
    registeredMrn?: string;
  }
}

/** SPEC §4: a registration that has succeeded says so, with the number to sign in with, and leads to Login Dashboard. */
export const RegisteredDialog = ({ mrn }: { mrn: string }) => {
  const router = useRouter();
  const kept = useKeptRoute();
  const goOn = (): void =>
    void router.navigate({
      to: pathOf.loginDashboard,
      search: { ...kept, role: 'patient' },
      // Never in the address, which is logged.
      state: { registeredMrn: mrn },
      replace: true,
    });
  return (
    <Dialog
      open
      onClose={goOn}
      icon={CircleCheck}
      tone="success"
      title={m.identity_registered_title()}
      actions={
        <Button wide onClick={goOn}>
          {m.identity_go_to_login()}
        </Button>
      }
    >
      <p className="text-text-2">{m.identity_registered_text()}</p>
      <p className="flex items-center justify-between gap-3 rounded-md bg-surface-2 p-4">
        <span className="text-muted">{m.identity_mrn_number()}</span>
        <Ltr className="tabular text-h2">{mrn}</Ltr>
      </p>
    </Dialog>
  );
};
