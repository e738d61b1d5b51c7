import * as m from '../../../paraglide/messages.js';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import type { Faults } from '../form/form-check.ts';
import type { NewPassword } from './new-password-faults.ts';

/** A new password and the same once more. No meter: it would praise what is on every list of common ones. */
export const NewPasswordFields = ({ faults }: { faults: Faults<keyof NewPassword> }) => (
  <>
    <PasswordField
      name="password"
      autoComplete="new-password"
      label={m.identity_new_password()}
      hint={m.identity_new_password_hint()}
      error={faults.password?.()}
    />
    <PasswordField
      name="password_confirmation"
      autoComplete="new-password"
      label={m.identity_confirm_password()}
      error={faults.password_confirmation?.()}
    />
  </>
);
