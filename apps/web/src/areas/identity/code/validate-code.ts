import * as m from '#paraglide/messages.js';
import type { FieldErrors } from '#shared/ui/form.ts';

/** SPEC §9: a patient's code. */
export const codeLength = 4;

/** What a try lacks before it is sent (SPEC §5, login.otpRequired); the password only when the system asks for it as well. */
export const validateCode = (
  otp_code: string,
  password: string,
  needsPassword: boolean,
): FieldErrors<'code' | 'password'> => ({
  ...(otp_code.length !== codeLength && { code: m.identity_otp_required }),
  ...(needsPassword && password === '' && { password: m.identity_password_required }),
});
