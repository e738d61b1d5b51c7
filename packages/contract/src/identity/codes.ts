import { z } from 'zod';
import { EmailText } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { AnyLogIn, codeRefusals, CodeSent, Password, PatientField, SignedIn, UserName } from './sign-in.ts';

const Destination = {
  phone_number: z.string().trim().max(20).optional(),
  email_address: EmailText.optional(),
};

/** Where a code went, and the name of its request: the screen never learns the real phone or e-mail address. */
export const CodeRequested = CodeSent.extend({ challenge: z.string().max(100) });

export const requestLoginCode = endpoint({
  method: 'POST',
  path: '/auth/user/otp',
  access: ['guest'],
  reservedCapacity: 'sign_in',
  summary:
    'Sends a code to log in with. Answers alike whether the account exists or not. With `password`, where a log-in by password ' +
    'answered `code_also_required`: it goes out also where too many were asked for at the network address, if the password is right',
  body: z.object({
    field_name: PatientField,
    username: UserName,
    password: Password.optional(),
    device_id: AnyLogIn.device_id,
  }),
  secretReply: true,
  reply: CodeRequested,
  errors: ['identity_not_valid', 'code_too_soon', 'too_many_codes'],
});

export const sendCode = endpoint({
  method: 'POST',
  path: '/otp/send',
  access: ['guest'],
  reservedCapacity: 'sign_in',
  summary:
    'Sends a code to a phone or an e-mail address, for a new password or for the registration under way there, or to an e-mail ' +
    'address to delete the account with (as delete-me/otp does); by `challenge` another one for the same thing. Answers alike whether an account has it or not',
  body: z.object({
    challenge: z.string().max(100).optional(),
    ...Destination,
    /** When left out: `register` while the code of one that is under way there has not expired and no role is named, else `reset`. */
    purpose: z.enum(['register', 'reset', 'delete']).optional(),
    /** Only chooses between accounts that share a destination; a doctor's takes a code by e-mail alone. */
    role_id: z.union([z.literal(3), z.literal(4), z.literal(14)]).optional(),
    device_id: AnyLogIn.device_id,
  }),
  secretReply: true,
  reply: CodeRequested,
  errors: [
    'phone_email_required',
    'phone_email_not_valid',
    'email_not_valid',
    'own_profile_only',
    'not_deletable',
    'code_not_valid',
    'code_too_soon',
    'too_many_codes',
  ],
});

/** A registration is complete: the person logs in next (SPEC §4). */
const Registered = z.object({ registered: z.literal(true), mrn_number: z.string().max(20) });

/** The code was right and stays usable for `password/reset`. Several accounts share the destination: the person chooses. */
const MayReset = z.object({
  reset: z.literal(true),
  accounts: z
    .array(
      z.object({ mrn_number: z.string().max(20), first_name: z.string().max(200), first_name_ar: z.string().max(200) }),
    )
    .max(10),
});

export const verifyCode = endpoint({
  method: 'POST',
  path: '/otp/verify',
  versions: ['v1', 'v2'],
  access: ['guest'],
  reservedCapacity: 'sign_in',
  summary:
    'Logs in with a code, completes a registration, or (`reset_flag`) says that a new password may be set. The code is named by the `challenge` of auth/user/otp, or by the phone or e-mail address it went to. ' +
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
  secretReply: true,
  reply: z.union([SignedIn, Registered, MayReset]),
  errors: [
    ...codeRefusals,
    'password_also_required',
    'invalid_credentials',
    'id_photo_required',
    'registration_closed',
  ],
});
