import { z } from 'zod';
import { EmailText, IdText } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { User } from '../people/user.ts';
import { codeRefusals, CodeSent, Password } from './sign-in.ts';

const Own = z.object({ id: IdText });

export const changeContact = endpoint({
  method: 'POST',
  path: '/users/:id/contact',
  access: ['patient', 'doctor', 'rider'],
  summary:
    'Sends a code to a new phone number or e-mail address of the own log-in; one of the two. Answers alike when the address belongs to another log-in',
  params: Own,
  body: z.object({
    phone_number: z.string().trim().max(40).optional(),
    email_address: EmailText.optional(),
    currentPassword: Password,
  }),
  reply: CodeSent.extend({
    /** Names this request to `users/:id/contact/confirm`, and to `otp/send` for another code. */
    challenge: z.string().max(100),
  }),
  errors: [
    'not_found',
    'own_profile_only',
    'current_password_wrong',
    'log_in_locked',
    'phone_email_required',
    'phone_not_valid',
    'email_not_valid',
    'contact_unchanged',
    'code_too_soon',
    'too_many_codes',
  ],
});

export const changeContactByCode = endpoint({
  method: 'POST',
  path: '/users/:id/contact/confirm',
  access: ['patient', 'doctor', 'rider'],
  summary: 'Changes the phone number or e-mail address that the code went to; the one before it is told',
  params: Own,
  body: z.object({
    challenge: z.string().max(100),
    /** Four digits, Arabic-Indic ones too. */
    otp_code: z.string().trim().max(20),
  }),
  reply: User,
  errors: ['not_found', 'own_profile_only', ...codeRefusals],
});
