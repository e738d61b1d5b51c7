import { isEmail } from '@balsam/domain/identity';
import { useMutation } from '@tanstack/react-query';
import { Mail, Phone } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { useSession } from '#shared/api/session.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { LoginError } from '../form/login-error.tsx';
import { type DeletionCode, storePendingCode, pendingFrom } from '../entry/pending-code.ts';
import { deviceId } from '../entry/device-info.ts';
import { DeletionSummary } from './deletion-summary.tsx';

/** `email` is left out by somebody who is signed in: the code goes to the phone and the address of the log-in. */
const requestDeletion = async (email?: string): Promise<DeletionCode> => {
  const body = { device_id: deviceId(), ...(email !== undefined && { email_address: email }) };
  const pending = pendingFrom('deletion', await api.identity.requestDeletion({ body, quiet: true }));
  storePendingCode(pending);
  return pending;
};

/** Where the code of somebody who is signed in goes. */
const OwnContact = () => {
  const user = useSession()?.user;
  if (!user) return null;
  return (
    <div className="flex flex-col gap-3 rounded-md bg-surface-2 p-4">
      <p className="text-small text-muted">{m.identity_delete_own()}</p>
      {user.phone_number && (
        <p className="flex items-center gap-3">
          <Phone aria-hidden size={20} className="shrink-0" />
          <Ltr>{user.phone_number}</Ltr>
        </p>
      )}
      {user.email_address && (
        <p className="flex items-center gap-3">
          <Mail aria-hidden size={20} className="shrink-0" />
          <Ltr className="min-w-0 break-all">{user.email_address}</Ltr>
        </p>
      )}
    </div>
  );
};

type EmailStepProps = { readonly own: boolean; readonly onSent: (pending: DeletionCode) => void };

/** Step 1 (SPEC §5): what is lost, and the e-mail address, which enables Next once it is one; or the own contact of who is signed in. */
export const EmailStep = ({ own, onSent }: EmailStepProps) => {
  const [email, setEmail] = useState('');
  const request = useMutation({ mutationFn: requestDeletion, onSuccess: onSent });
  const ready = own || isEmail(email.trim());
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (ready && !request.isPending) request.mutate(own ? undefined : email.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Card className="flex flex-col gap-5">
        <DeletionSummary />
        {own ? (
          <OwnContact />
        ) : (
          <TextField
            name="email"
            type="email"
            label={m.identity_email()}
            hint={m.identity_delete_email_hint()}
            icon={Mail}
            ltr
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            maxLength={254}
            autoComplete="email"
            spellCheck={false}
          />
        )}
        <LoginError error={request.error} />
      </Card>
      <Button type="submit" size="lg" wide disabled={!ready} pending={request.isPending}>
        {m.identity_delete_next()}
      </Button>
    </form>
  );
};
