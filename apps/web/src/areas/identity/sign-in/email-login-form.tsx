import { isEmail } from '@balsam/domain/identity';
import { Mail } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { type FieldErrors, focusFirstError, isTicked, textValue } from '#shared/ui/form.ts';
import { PasswordSection } from './password-section.tsx';

export type EmailLogin = { username: string; password: string; remember: boolean };

const validate = (request: EmailLogin): FieldErrors<'email' | 'password'> => ({
  email: isEmail(request.username) ? undefined : m.identity_email_wrong,
  password: request.password === '' ? m.identity_password_required : undefined,
});

type EmailLoginFormProps = {
  readonly pending: boolean;
  readonly onSend: (request: EmailLogin) => void;
  readonly forgot?: '/auth/user/rider-forgot-password';
  /** What the last try was refused with. */
  readonly loginError: ReactNode;
};

/** Sign-in by e-mail address and password: riders and staff (SPEC §2). */
export const EmailLoginForm = ({ pending, onSend, forgot, loginError }: EmailLoginFormProps) => {
  const [errors, setErrors] = useState<FieldErrors<'email' | 'password'>>({});
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const request = {
      username: textValue(form, 'email'),
      password: textValue(form, 'password'),
      remember: isTicked(form, 'remember'),
    };
    const found = validate(request);
    setErrors(found);
    if (focusFirstError(form, found) && !pending) onSend(request);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        name="email"
        type="email"
        label={m.identity_email()}
        error={errors.email?.()}
        icon={Mail}
        ltr
        maxLength={254}
        autoComplete="username"
        spellCheck={false}
      />
      <PasswordSection error={errors.password?.()} forgot={forgot} />
      {loginError}
      <Button type="submit" size="lg" wide pending={pending}>
        {m.identity_login()}
      </Button>
    </form>
  );
};
