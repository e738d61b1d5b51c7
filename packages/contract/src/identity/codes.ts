import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { AnyLogIn, CodeSent, Password, PatientField, SignedIn, UserName } from './sign-in.ts';

const Destination = {
  phone_number: z.string().trim().max(20).optional(),
  email_address: z.string().trim().max(254).optional(),
};

export const requestLoginCode = endpoint({
  method: 'POST',
  path: '/auth/user/otp',
  access: ['guest'],
  summary: 'Sends a code to log in with. Answers alike whether the account exists or not',
  body: z.object({ field_name: PatientField, username: UserName, device_id: AnyLogIn.device_id }),
  reply: CodeSent.extend({
    /** Names this request to `otp/verify`; the screen never learns the real phone or e-mail address. */
    challenge: z.string().max(100),
  }),
  errors: ['identity_not_valid', 'code_too_soon', 'too_many_codes'],
});

export const sendCode = endpoint({
  method: 'POST',
  path: '/otp/send',
  access: ['guest'],
  summary: 'Sends a code to a phone or an e-mail address. Answers alike whether an account has it or not',
  body: z.object({
    ...Destination,
    /** Only chooses between two accounts that share a destination. */
    role_id: z.union([z.literal(3), z.literal(14)]).optional(),
  }),
  reply: CodeSent,
  errors: ['phone_email_required', 'phone_email_not_valid', 'too_many_codes'],
});

export const verifyCode = endpoint({
  method: 'POST',
  path: '/otp/verify',
  versions: ['v1', 'v2'],
  access: ['guest'],
  summary:
    'Logs in with a code. It is named by the `challenge` of auth/user/otp, or by the phone or e-mail address it went to. ' +
    'By challenge a refusal says why; by phone or e-mail it is always `code_not_valid`',
  body: z.object({
    challenge: z.string().max(100).optional(),
    ...Destination,
    /** Four digits, Arabic-Indic ones too. */
    otp_code: z.string().trim().max(20),
    reset_flag: z.boolean().optional(),
    /** Only when an answer was `password_also_required`. */
    password: Password.optional(),
    ...AnyLogIn,
  }),
  reply: SignedIn,
  errors: [
    'otp_required',
    'code_not_valid',
    'code_wrong',
    'code_expired',
    'code_spent',
    'too_many_codes',
    'password_also_required',
    'reset_not_open',
  ],
});
