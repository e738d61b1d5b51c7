import { checkPassword } from '@balsam/domain/identity';
import { type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { PasswordField } from '#shared/ui/password-field.tsx';
import { type FieldErrors, focusFirstError } from '#shared/ui/form.ts';
import { LoginError } from '../form/login-error.tsx';
import type { Invitation } from './use-invitation.ts';

const value = (form: HTMLFormElement, name: string): string => {
  const typed = new FormData(form).get(name);
  return typeof typed === 'string' ? typed : '';
};

/** Only the server has the list of common passwords. */
const lengthOnly = () => false;

const validate = (password: string, again: string): FieldErrors<'password' | 'again'> => ({
  password: checkPassword(password, lengthOnly).ok ? undefined : m.staff_password_short,
  again: again === password ? undefined : m.staff_password_differs,
});

const present = (password: string): FieldErrors<'password'> => ({
  password: password === '' ? m.identity_password_required : undefined,
});

type PasswordStepProps = Pick<Invitation, 'accept' | 'choose'> & {
  /** The one they have, as proof; otherwise one that they choose, twice. */
  readonly needsPresentPassword: boolean;
  readonly name: string;
};

/** The password that a link is about. The name stands with it, so that a password keeper stores both. */
export const PasswordStep = ({ accept, choose, needsPresentPassword, name }: PasswordStepProps) => {
  const [errors, setErrors] = useState<FieldErrors<'password' | 'again'>>({});
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const password = value(form, 'password');
    const found = needsPresentPassword ? present(password) : validate(password, value(form, 'again'));
    setErrors(found);
    if (focusFirstError(form, found) && !accept.isPending) choose(password);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <input type="text" name="username" autoComplete="username" defaultValue={name} hidden />
      <PasswordField
        name="password"
        label={needsPresentPassword ? m.identity_password() : m.staff_password_new()}
        hint={needsPresentPassword ? undefined : m.shell_password_hint()}
        autoComplete={needsPresentPassword ? 'current-password' : 'new-password'}
        error={errors.password?.()}
      />
      {!needsPresentPassword && (
        <PasswordField
          name="again"
          label={m.staff_password_again()}
          autoComplete="new-password"
          error={errors.again?.()}
        />
      )}
      <LoginError error={accept.error} />
      <Button type="submit" size="lg" wide pending={accept.isPending}>
        {m.staff_continue()}
      </Button>
    </form>
  );
};
