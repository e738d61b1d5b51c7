import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { OtpBoxes } from '#shared/ui/otp-boxes.tsx';
import { PasswordField } from '#shared/ui/password-field.tsx';
import { codeLength } from './validate-code.ts';
import { LoginError } from '../form/login-error.tsx';
import type { CodeEntry } from './use-code-entry.ts';

type CodeFormProps = {
  readonly entry: Omit<CodeEntry, 'renew'>;
  readonly label?: string;
  /** Says what is missing in the words of the screen; otherwise those of `login.otpRequired`. */
  readonly hint?: string;
  readonly danger?: boolean;
};

/** The four boxes, what was wrong with them, and the button that sends them. */
export const CodeForm = ({ entry, label, hint, danger = false }: CodeFormProps) => {
  const ready = entry.code.length === codeLength ? (danger ? 'danger' : 'filled') : 'soft';
  return (
    <form noValidate onSubmit={entry.submit} className="flex flex-col gap-4">
      <OtpBoxes
        length={codeLength}
        label={m.identity_otp_code()}
        value={entry.code}
        onChange={entry.setCode}
        onComplete={entry.needsPassword || danger ? undefined : entry.verify}
        error={entry.codeError && (hint ?? entry.codeError())}
      />
      {entry.needsPassword && (
        <PasswordField
          name="password"
          label={m.identity_password()}
          hint={m.identity_otp_password_too()}
          error={entry.passwordError?.()}
        />
      )}
      <LoginError error={entry.serverError} />
      <Button type="submit" size="lg" wide variant={ready} pending={entry.verifying}>
        {label ?? m.identity_otp_verify()}
      </Button>
    </form>
  );
};
