import { z } from 'zod';
import { EmailText, Nothing } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { CodeRequested } from './codes.ts';
import { AnyLogIn, codeRefusals, Password, passwordRefusals } from './sign-in.ts';

/** Four digits, Arabic-Indic ones too. */
const Digits = z.string().trim().max(20);
const Mrn = z.string().trim().max(20);
/** Names the request of the code; a refusal then says why. */
const Challenge = z.string().max(100).optional();

export const resetPassword = endpoint({
  method: 'POST',
  path: '/password/reset',
  access: ['guest'],
  reservedCapacity: 'sign_in',
  summary:
    'Sets a new password with the code that otp/verify found right; every log-in of the account ends, its sockets too',
  body: z.object({
    /** The phone or e-mail address that the code went to. */
    identifier: EmailText,
    challenge: Challenge,
    otp_code: Digits,
    password: Password,
    /** One of the `accounts` of otp/verify, when there were several. */
    mrn_number: Mrn.optional(),
    /** Accepted, and gives no authority: the code knows whose it is. */
    role_id: z.int().optional(),
    device_id: AnyLogIn.device_id,
  }),
  reply: Nothing,
  errors: ['phone_email_required', 'phone_email_not_valid', ...codeRefusals, 'choose_account', ...passwordRefusals],
});

export const requestDeletion = endpoint({
  method: 'POST',
  path: '/delete-me/otp',
  access: ['guest'],
  summary:
    'Sends a code to delete an account with: to its e-mail address or, for somebody who is signed in and names none or their own, to ' +
    'their phone and e-mail address. Answers alike whether an account has the address or not',
  body: z.object({ email_address: EmailText.optional(), device_id: AnyLogIn.device_id }),
  secretReply: true,
  reply: CodeRequested,
  errors: ['email_not_valid', 'own_profile_only', 'not_deletable', 'code_too_soon', 'too_many_codes'],
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/delete-me',
  access: ['guest'],
  summary:
    'Deletes the account of a patient or a rider: log-in closes at once, contact details are erased; medical and fiscal records ' +
    'stay for the time the law sets',
  body: z.object({
    otp: Digits,
    email_address: EmailText.optional(),
    challenge: Challenge,
    /** When several accounts share the e-mail address: the file of a patient, or the role of one who is the only one there in it. */
    mrn_number: Mrn.optional(),
    role_id: z.union([z.literal(3), z.literal(14)]).optional(),
    device_id: AnyLogIn.device_id,
  }),
  reply: Nothing,
  errors: [
    'email_not_valid',
    'own_profile_only',
    'not_deletable',
    ...codeRefusals,
    'choose_account',
    'order_on_its_way',
    'home_visit_ahead',
    'orders_to_deliver',
  ],
});
