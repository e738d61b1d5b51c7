import { passwordRules } from '@balsam/domain/identity';
import * as m from '#paraglide/messages.js';
import type { FieldErrors } from '#shared/ui/form.ts';

export type NewPassword = { readonly password: string; readonly password_confirmation: string };

const passwordError = (password: string): (() => string) | undefined => {
  if (password === '') return m.identity_new_password_required;
  return Array.from(password).length < passwordRules.shortest ? m.identity_password_short : undefined;
};

const confirmationError = ({ password, password_confirmation }: NewPassword): (() => string) | undefined => {
  if (password_confirmation === '') return m.identity_confirm_required;
  return password === password_confirmation ? undefined : m.identity_passwords_differ;
};

/** SPEC §5: passwordRequired, confirmPasswordRequired, passwordDontMatch; and the shortest length of DECISIONS §3. Common ones the server knows. */
export const validateNewPassword = (typed: NewPassword): FieldErrors<keyof NewPassword> => ({
  password: passwordError(typed.password),
  password_confirmation: confirmationError(typed),
});
