import { z } from 'zod';
import { Id, Nothing } from './common.ts';
import { endpoint } from './endpoint.ts';
import { changeContact, changeContactByCode } from './identity/contact.ts';
import { requestLoginCode, sendCode, verifyCode } from './identity/codes.ts';
import { endDevices, signedInDevices } from './identity/devices.ts';
import { deleteAccount, requestDeletion, resetPassword } from './identity/reset.ts';
import { AnyLogIn, Password, passwordRefusals, PatientField, SignedIn, UserName } from './identity/sign-in.ts';
import { staffLogin, staffStay, staffVerify } from './identity/staff.ts';
import { agreedTerms, agreedTermsHistory, agreeTerms, termsVersion } from './identity/terms.ts';

export { SignedIn } from './identity/sign-in.ts';

/** Role ids and field names out of a client give no authority; they are taken because other clients send them (DECISIONS §3). */
const NoAuthority = { is_admin: z.boolean().optional(), role_id: z.int().optional() };
const ByEmail = { username: UserName, password: Password, field_name: z.literal('email_address').optional() };

/** Log-ins, one-time codes, sessions, terms (SPEC §2, §4, §5, §7; DECISIONS §3). */
export const identity = {
  patientLogin: endpoint({
    method: 'POST',
    path: '/auth/patient/login',
    access: ['guest'],
    reservedCapacity: 'sign_in',
    summary: 'A patient logs in by MRN, national ID (Saudi ID) or iqama, with a password',
    body: z.object({ field_name: PatientField, username: UserName, password: Password, ...AnyLogIn, ...NoAuthority }),
    secretReply: true,
    reply: SignedIn,
    errors: ['identity_not_valid', 'invalid_credentials', 'log_in_locked', 'code_also_required'],
  }),
  doctorLogin: endpoint({
    method: 'POST',
    path: '/auth/doctor/login',
    versions: ['v1', 'v2'],
    access: ['guest'],
    reservedCapacity: 'sign_in',
    summary: 'A doctor logs in by doctor id, such as D1001',
    body: z.object({ doctor_id: UserName, password: Password, ...AnyLogIn, ...NoAuthority }),
    secretReply: true,
    reply: SignedIn,
    errors: ['invalid_credentials', 'log_in_locked'],
  }),
  riderLogin: endpoint({
    method: 'POST',
    path: '/epharmacy-users/rider/login',
    access: ['guest'],
    reservedCapacity: 'sign_in',
    summary: 'A rider logs in by e-mail address; anybody else is told so once the password was right',
    body: z.object({ ...ByEmail, ...AnyLogIn, ...NoAuthority }),
    secretReply: true,
    reply: SignedIn,
    errors: ['invalid_credentials', 'log_in_locked', 'not_a_rider'],
  }),
  staffLogin,
  staffVerify,
  staffStay,
  requestLoginCode,
  sendCode,
  verifyCode,
  resetPassword,
  requestDeletion,
  deleteAccount,
  logout: endpoint({
    method: 'POST',
    path: '/user/logout',
    access: ['user'],
    summary: 'Ends this log-in, its sockets too',
    reply: Nothing,
    errors: [],
  }),
  changeLanguage: endpoint({
    method: 'POST',
    path: '/user/change-language',
    access: ['user'],
    summary: 'The language that messages are sent in',
    body: z.object({ language: z.enum(['ar', 'en']) }),
    reply: z.object({ language: z.enum(['ar', 'en']) }),
    errors: [],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/password/change',
    access: ['user'],
    summary: 'Sets another password; every other log-in of the account ends',
    body: z.object({ id: Id.optional(), currentPassword: Password, password: Password }),
    reply: Nothing,
    errors: ['not_found', 'current_password_wrong', 'log_in_locked', ...passwordRefusals],
  }),
  changeContact,
  changeContactByCode,
  signedInDevices,
  endDevices,
  agreedTerms,
  agreeTerms,
  agreedTermsHistory,
  termsVersion,
} as const;
