import * as m from '#paraglide/messages.js';
import { PasswordField } from '#shared/ui/password-field.tsx';
import type { FieldErrors } from '#shared/ui/form.ts';
import type { NewPassword } from './validate-new-password.ts';

/** A new password and the same once more. No meter: it would praise what is on every list of common ones. */
export const NewPasswordFields = ({ errors }: { errors: FieldErrors<keyof NewPassword> }) => (
  <>
    <PasswordField
      name="password"
      autoComplete="new-password"
      label={m.identity_new_password()}
      hint={m.identity_new_password_hint()}
      error={errors.password?.()}
    />
    <PasswordField
      name="password_confirmation"
      autoComplete="new-password"
      label={m.identity_confirm_password()}
      error={errors.password_confirmation?.()}
    />
  </>
);
