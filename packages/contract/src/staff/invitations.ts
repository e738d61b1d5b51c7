import { z } from 'zod';
import { InstantText } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { LinkToken, SecondFactorCode } from '../identity/staff.ts';
import { Password, passwordRefusals, SignedIn } from '../identity/sign-in.ts';
import { roles } from '@balsam/domain/identity';
import { StaffRole } from './person.ts';

/** Why a link was sent: to join, to choose another password, to set up the second factor anew. */
const Purpose = z.enum(['invitation', 'password', 'second_factor']);

/** In the body, so that no address and no log ever holds the token. */
const byToken = z.object({ token: LinkToken });

export const readInvitation = endpoint({
  method: 'POST',
  path: '/staff/invitation',
  access: ['guest'],
  summary: 'What a link that was sent to somebody of the staff is for',
  body: byToken,
  reply: z.object({
    purpose: Purpose,
    first_name: z.string().max(80),
    first_name_ar: z.string().max(80),
    email_address: z.string().max(254),
    /** Doctors and riders choose a password alone, and sign in with the code that the e-mail names or with their address. */
    role_id: z.union([StaffRole, z.literal(roles.doctor), z.literal(roles.rider)]),
    expires_at: InstantText,
  }),
  errors: ['link_not_valid'],
});

export const enrolSecondFactor = endpoint({
  method: 'POST',
  path: '/staff/invitation/enrol',
  access: ['guest'],
  summary: 'The secret for the authenticator app, the same for as long as the link lives',
  body: byToken,
  secretReply: true,
  reply: z.object({
    /** Base32, for typing. */
    secret: z.string().max(100),
    /** `otpauth://…`, for the QR code. */
    uri: z.string().max(500),
  }),
  errors: ['link_not_valid'],
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/staff/invitation/accept',
  access: ['guest'],
  summary:
    'Uses a link up: sets the password and the second factor it is for. A link to set up the second factor wants the present password',
  body: z.object({ token: LinkToken, password: Password, code: SecondFactorCode.optional() }),
  secretReply: true,
  reply: z.object({
    /** Ten, told this once; empty when the link was for a password. */
    recovery_codes: z.array(z.string().max(20)).max(10),
    /** The log-in that comes of it; null when the link was for a password, which is followed by an ordinary sign-in. */
    signed_in: SignedIn.nullable(),
  }),
  errors: [
    'link_not_valid',
    'staff_code_required',
    'code_not_valid',
    'invalid_credentials',
    'log_in_locked',
    ...passwordRefusals,
  ],
});
