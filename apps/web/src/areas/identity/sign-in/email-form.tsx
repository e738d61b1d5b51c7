import { isEmail } from '@balsam/domain/identity';
import { Mail } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { type Faults, passes, ticked, typed } from '../form/form-check.ts';
import { PasswordPart } from './password-part.tsx';

export type EmailWish = { username: string; password: string; remember: boolean };

const faultsOf = (request: EmailWish): Faults<'email' | 'password'> => ({
  email: isEmail(request.username) ? undefined : m.identity_email_wrong,
  password: request.password === '' ? m.identity_password_required : undefined,
});

type EmailFormProps = {
  readonly pending: boolean;
  readonly onSend: (request: EmailWish) => void;
  readonly forgot?: '/auth/user/rider-forgot-password';
  /** What the last try was refused with. */
  readonly fault: ReactNode;
};

/** Sign-in by e-mail address and password: riders and staff (SPEC §2). */
export const EmailForm = ({ pending, onSend, forgot, fault }: EmailFormProps) => {
  const [faults, setFaults] = useState<Faults<'email' | 'password'>>({});
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const request = {
      username: typed(form, 'email'),
      password: typed(form, 'password'),
      remember: ticked(form, 'remember'),
    };
    const found = faultsOf(request);
    setFaults(found);
    if (passes(form, found) && !pending) onSend(request);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        name="email"
        type="email"
        label={m.identity_email()}
        error={faults.email?.()}
        icon={Mail}
        ltr
        maxLength={254}
        autoComplete="username"
        spellCheck={false}
      />
      <PasswordPart error={faults.password?.()} forgot={forgot} />
      {fault}
      <Button type="submit" size="lg" wide pending={pending}>
        {m.identity_login()}
      </Button>
    </form>
  );
};
