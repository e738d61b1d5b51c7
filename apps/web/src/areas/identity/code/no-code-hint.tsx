import type { CodeState } from '@balsam/domain/identity';
import * as m from '#paraglide/messages.js';
import { TextLink } from '#shared/ui/link-button.tsx';

const why = {
  loginOtp: m.identity_no_code_login,
  register: m.identity_no_code_register,
  forgotPassword: m.identity_no_code_reset,
  riderForgotPassword: m.identity_no_code_rider,
  deletion: m.identity_no_code_deletion,
} as const satisfies Record<CodeState, () => string>;

/** Answers never tell whether an account exists, so the screen says what it may be when no code arrives. */
export const NoCodeHint = ({ state }: { state: CodeState }) => (
  <div className="flex flex-col items-center text-center text-small text-text-2">
    <p className="max-w-md">{why[state]()}</p>
    {(state === 'loginOtp' || state === 'forgotPassword') && (
      <TextLink to="/auth/user/register">{m.identity_register()}</TextLink>
    )}
    {state === 'register' && <TextLink to="/auth/user/dashboard">{m.identity_go_to_login()}</TextLink>}
  </div>
);
