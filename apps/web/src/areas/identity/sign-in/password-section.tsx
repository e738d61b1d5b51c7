import * as m from '#paraglide/messages.js';
import { CheckBox } from '#shared/ui/choices.tsx';
import { TextLink } from '#shared/ui/link-button.tsx';
import { PasswordField } from '#shared/ui/password-field.tsx';

type PasswordSectionProps = {
  readonly error: string | undefined;
  /** Where a forgotten password leads; left out for staff, whose log-in is never remembered and whose passwords the administrator sets. */
  readonly forgot?: '/auth/user/forgot-password' | '/auth/user/rider-forgot-password' | undefined;
  /** Whose it is, where one way serves two kinds of log-in. */
  readonly forgotBy?: 'doctor';
};

/** The lower half of every sign-in form: password, remember-me and the way to a new password. */
export const PasswordSection = ({ error, forgot, forgotBy }: PasswordSectionProps) => (
  <>
    <PasswordField name="password" label={m.identity_password()} error={error} />
    {forgot && (
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <CheckBox name="remember" label={m.identity_remember()} />
        <TextLink to={forgot} {...(forgotBy && { search: { role: forgotBy } })}>
          {m.identity_forgot()}
        </TextLink>
      </div>
    )}
  </>
);
