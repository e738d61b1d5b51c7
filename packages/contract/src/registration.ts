import { z } from 'zod';
import { EmailText, Id, IdText, InstantText, pictureRefusals } from './common.ts';
import { endpoint } from './endpoint.ts';
import { CodeSent, Password, passwordRefusals } from './identity/sign-in.ts';

/** 'Saudi ID' and 'national ID' are the same (DECISIONS §3). */
const IdentityField = z.enum(['saudi_id', 'national_id', 'iqama']);
/** As typed: Arabic-Indic digits and spaces around it are fine. Form and length are the business of its field's rule. */
const Typed = z.string().trim().min(1).max(80);

const Passwords = { password: Password, password_confirmation: Password };

/** A code was sent; `challenge` names it to `otp/verify` and to `otp/send` for another. Both destinations are masked. */
const CodeAsked = CodeSent.extend({ challenge: z.string().max(100) });

/** Becoming a patient (SPEC §2, §5; DECISIONS §3). Nobody learns here whether somebody is known to the hospital. */
export const registration = {
  register: endpoint({
    method: 'POST',
    path: '/auth/patient/register',
    versions: ['v1', 'v2'],
    access: ['guest'],
    summary:
      'Begins a registration. Nothing becomes a person before the ID photo is there (mediafiles/upload) and the code is right (otp/verify)',
    body: z.object({
      /** Whose letters the names are written in, and what the code and the welcome are written in. */
      language: z.enum(['ar', 'en']),
      first_name: Typed,
      middle_name: z.string().trim().max(80).optional(),
      family_name: Typed,
      phone_number: z.string().trim().min(1).max(20),
      email_address: EmailText.min(1),
      gender: z.enum(['male', 'female']),
      /** A Gregorian day, `YYYY-MM-DD`. */
      dob: z.string().trim().min(1).max(20),
      /** A branch, as `locations` lists them. */
      location_id: Id,
      /** ISO 3166 alpha-2, as `nationalities` lists them. */
      nationality: z.string().trim().min(1).max(2),
      field_name: IdentityField,
      identity_number: z.string().trim().min(1).max(40),
      ...Passwords,
    }),
    secretReply: true,
    reply: CodeAsked.extend({
      /** Names this registration to mediafiles/upload. Random: it tells nothing. */
      patient_id: Id,
      /** Bearer for mediafiles/upload, for the ID photo of this registration alone. */
      upload_token: z.string().max(100),
      upload_expires_at: InstantText,
    }),
    errors: [
      'name_not_valid',
      'phone_not_valid',
      'email_not_valid',
      'birth_date_not_valid',
      'registration_under_age',
      'location_not_valid',
      'nationality_not_valid',
      'identity_not_valid',
      'passwords_differ',
      ...passwordRefusals,
      'code_too_soon',
      'too_many_codes',
      'overloaded',
    ],
  }),
  registerMedicalFile: endpoint({
    method: 'POST',
    path: '/auth/patient/register-medical-file',
    access: ['guest'],
    summary:
      'Begins a log-in for somebody who has an MRN at a branch: MRN and identity number must match, the code goes to the phone on file. Answers alike when they do not',
    body: z.object({
      mrn_number: z.string().trim().min(1).max(20),
      field_name: IdentityField,
      identity_number: z.string().trim().min(1).max(40),
      email_address: EmailText.min(1).optional(),
      /** What messages are written in from then on. */
      language: z.enum(['ar', 'en']).optional(),
      ...Passwords,
    }),
    secretReply: true,
    reply: CodeAsked,
    errors: [
      'identity_not_valid',
      'email_not_valid',
      'passwords_differ',
      ...passwordRefusals,
      'code_too_soon',
      'too_many_codes',
    ],
  }),
} as const;

/** What a picture is of: a document, a face, something to show to support, a page of a prescription (S5.17), what a rider hands over, or what a doctor is to see of a visit. */
const PictureKind = z.enum(['identity', 'profile_photo', 'ticket', 'prescription', 'delivery', 'visit']);

/** Pictures that people send (SPEC §7 `mediafiles/upload`). They are re-encoded, private, and served only here. */
export const mediafiles = {
  upload: endpoint({
    method: 'POST',
    path: '/mediafiles/upload',
    access: ['guest'],
    form: true,
    summary:
      'Takes a picture (jpeg, png, webp, avif or heic, 10 MB at most) as multipart form, its part named `file`. By a log-in for the open profile, ' +
      'or by the upload token of a registration for its ID photo; `patient_id` names that same person or registration',
    body: z.object({ patient_id: IdText, kind: PictureKind.optional() }),
    reply: z.object({
      id: z.uuid(),
      kind: PictureKind,
      /** Of the picture as it is kept, in pixels. */
      width: z.int().positive(),
      height: z.int().positive(),
      bytes: z.int().positive(),
    }),
    errors: ['unauthenticated', 'upload_expired', 'not_found', ...pictureRefusals],
  }),
  show: endpoint({
    method: 'GET',
    path: '/mediafiles/:id',
    access: ['user'],
    summary: 'A picture of the open profile, of somebody of the family, or out of a ticket that the caller reads',
    params: z.object({ id: z.uuid() }),
    reply: 'file',
    errors: ['not_found'],
  }),
} as const;
