import { z } from 'zod';
import { InstantText } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { AnyLogIn, Password, SignedIn, UserName } from './sign-in.ts';

/** What a second step carries: a code of the authenticator app (Arabic-Indic digits too), or one of the recovery codes. */
export const SecondFactorCode = z.string().trim().min(1).max(40);

/** Names a link that was sent by e-mail; its holder is whoever reads that mailbox. */
export const LinkToken = z.string().trim().min(1).max(100);

export const staffLogin = endpoint({
  method: 'POST',
  path: '/auth/staff/login',
  access: ['guest'],
  reservedCapacity: 'sign_in',
  summary: 'The first step of the people who run the hospital side: e-mail address and password. It opens no session',
  body: z.object({
    username: UserName,
    password: Password,
    field_name: z.literal('email_address').optional(),
    device_id: AnyLogIn.device_id,
    is_admin: z.boolean().optional(),
    role_id: z.int().optional(),
  }),
  secretReply: true,
  reply: z.object({
    /** Names this sign-in to `auth/staff/verify`. */
    challenge: z.string().max(100),
    expires_at: InstantText,
  }),
  errors: ['invalid_credentials', 'log_in_locked', 'second_factor_missing'],
});

export const staffVerify = endpoint({
  method: 'POST',
  path: '/auth/staff/verify',
  access: ['guest'],
  reservedCapacity: 'sign_in',
  summary: 'The second step: a code of the authenticator app, or one of the recovery codes. Each works once',
  body: z.object({ challenge: z.string().max(100), code: SecondFactorCode, ...AnyLogIn }),
  secretReply: true,
  reply: SignedIn,
  errors: [
    'staff_code_required',
    'code_wrong',
    'staff_code_used',
    'sign_in_expired',
    'sign_in_spent',
    'too_many_staff_codes',
  ],
});

export const staffStay = endpoint({
  method: 'POST',
  path: '/auth/staff/stay',
  access: ['staff'],
  summary: 'Says that somebody is still there: the session of staff ends after 15 minutes without a call',
  reply: z.object({ expires_at: InstantText }),
  errors: [],
});
