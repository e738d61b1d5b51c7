import { correctionDocuments, correctionReason, rolesThatMay } from '@balsam/domain/identity';
import { z } from 'zod';
import { EmailText, Id, InstantText, Mrn, WrittenText } from './common.ts';
import { Appointment } from './booking.ts';
import { callerOf, endpoint } from './endpoint.ts';

const access = rolesThatMay('find_patients').map(callerOf);
const Name = z.string().max(250);
const Typed = z.string().trim().min(1).max(80);

/** Somebody with a file, as far as a desk needs it to know whom it speaks to. */
const FoundPatient = z.object({
  mrn_number: Mrn,
  name: Name,
  name_ar: Name,
  birth_date: z.string().max(10).nullable(),
  gender: z.enum(['male', 'female']).nullable(),
  /** The last four digits. */
  identity_ends: z.string().max(4).nullable(),
  phone_ends: z.string().max(4).nullable(),
});

/** What a desk may correct, as it sees it. */
const Details = z.object({
  first_name: Name,
  middle_name: Name,
  family_name: Name,
  first_name_ar: Name,
  middle_name_ar: Name,
  family_name_ar: Name,
  birth_date: z.string().max(10).nullable(),
  gender: z.enum(['male', 'female']).nullable(),
  nationality: z.string().max(2).nullable(),
  identity_kind: z.enum(['national_id', 'iqama']).nullable(),
  identity_ends: z.string().max(4).nullable(),
  phone_number: z.string().max(20).nullable(),
});

const DeskPatient = Details.extend({
  mrn_number: Mrn,
  name: Name,
  name_ar: Name,
  email_address: z.string().max(254).nullable(),
  /** Whether somebody heard it ring, or the person was reached there by a code. */
  phone_confirmed: z.boolean(),
  has_log_in: z.boolean(),
  /** Null when the person registered in the portal, or the file came from elsewhere. */
  registered_at_desk: z
    .object({ at: InstantText, by: Name, by_ar: Name, branch: Name, branch_ar: Name, consented_at: InstantText })
    .nullable(),
  /** The visits of this Riyadh day and of the three before. */
  visits: z.array(Appointment.extend({ may_check_in: z.boolean() })).max(50),
});

const Registration = z.object({
  /** Whose letters the names are written in, and what messages are written in. */
  language: z.enum(['ar', 'en']),
  first_name: Typed,
  middle_name: z.string().trim().max(80).optional(),
  family_name: Typed,
  phone_number: z.string().trim().min(1).max(20),
  /** The phone rang while the person stood there. */
  phone_confirmed: z.boolean(),
  email_address: EmailText.optional(),
  gender: z.enum(['male', 'female']),
  dob: z.string().trim().min(1).max(20),
  location_id: Id,
  nationality: z.string().trim().min(1).max(2),
  field_name: z.enum(['saudi_id', 'national_id', 'iqama']),
  identity_number: z.string().trim().min(1).max(40),
  /** The desk has looked at the document. */
  identity_seen: z.boolean(),
  /** The person agrees that a file is kept about them. */
  consent: z.boolean(),
});

const CorrectedName = z.string().trim().max(80).optional();

/** Only what is to change is sent; an empty name takes that name away. */
const Correction = z.object({
  first_name: CorrectedName,
  middle_name: CorrectedName,
  family_name: CorrectedName,
  first_name_ar: CorrectedName,
  middle_name_ar: CorrectedName,
  family_name_ar: CorrectedName,
  /**
   * The one identity number of the file, in place of the one that it has. Null takes that away: it is another person's, whose file bears the
   * right one of this.
   */
  identity: z
    .object({
      field_name: z.enum(['saudi_id', 'national_id', 'iqama']),
      identity_number: z.string().trim().min(1).max(40),
    })
    .nullable()
    .optional(),
  dob: z.string().trim().min(1).max(20).optional(),
  gender: z.enum(['male', 'female']).optional(),
  nationality: z.string().trim().min(1).max(2).optional(),
  /** Null takes the number away: it is somebody else's, and no other is known. */
  phone_number: z.string().trim().min(1).max(20).nullable().optional(),
  /** The corrected phone rang while the person stood there. */
  phone_confirmed: z.boolean().optional(),
  /** The document that the desk has looked at. */
  document: z.enum(correctionDocuments),
  reason: WrittenText.max(correctionReason.longest),
  /** The details as the desk saw them when it began. */
  seen: Details,
});

const ByMrn = z.object({ mrn: Mrn });

/** People at a desk: finding a file, opening one (DECISIONS §13). */
export const frontDesk = {
  find: endpoint({
    method: 'POST',
    path: '/staff/patients/search',
    access,
    summary:
      'Finds files by an exact MRN, national ID, Iqama or phone; by first and family name only with a reason, which is kept (D13.33)',
    body: z.union([
      z.object({ number: z.string().trim().min(4).max(20) }),
      z.object({
        first_name: z.string().trim().min(2).max(40),
        family_name: z.string().trim().min(2).max(40),
        reason: WrittenText.max(300),
      }),
    ]),
    reply: z.object({ items: z.array(FoundPatient).max(20) }),
    secretReply: true,
    errors: ['search_reason_required', 'too_many_requests'],
  }),
  show: endpoint({
    method: 'GET',
    path: '/staff/patients/:mrn',
    access,
    summary: 'A file as a desk needs it: who it is, how they are reached, their visits of these days',
    params: ByMrn,
    reply: DeskPatient,
    errors: ['not_found', 'too_many_requests'],
  }),
  register: endpoint({
    method: 'POST',
    path: '/staff/patients',
    access,
    summary:
      'Opens a file for somebody at the desk, without a log-in: they make one later by MRN and identity number, with a code to this phone (D13.32)',
    body: Registration,
    reply: DeskPatient,
    errors: [
      'name_not_valid',
      'phone_not_valid',
      'email_not_valid',
      'birth_date_not_valid',
      'registration_under_age',
      'location_not_valid',
      'nationality_not_valid',
      'identity_not_valid',
      'identity_not_seen',
      'consent_not_noted',
      'person_on_file',
      'too_many_requests',
    ],
  }),
  correct: endpoint({
    method: 'PATCH',
    path: '/staff/patients/:mrn',
    access,
    summary:
      'Corrects who somebody is or their phone, by a document and with a reason, which are kept; refused when the details are no longer those that the desk saw (D9.02)',
    params: ByMrn,
    body: Correction,
    reply: DeskPatient,
    errors: [
      'not_found',
      'correction_reason_required',
      'name_not_valid',
      'phone_not_valid',
      'birth_date_not_valid',
      'nationality_not_valid',
      'identity_not_valid',
      'identity_on_file',
      'contact_unchanged',
      'desk_changed',
      'too_many_requests',
    ],
  }),
  confirmPhone: endpoint({
    method: 'POST',
    path: '/staff/patients/:mrn/phone-confirmed',
    access,
    summary:
      'Writes down that the phone on file rang while the person stood there, where a desk typed it and nobody was reached there by a code yet; saying it again changes nothing',
    params: ByMrn,
    reply: DeskPatient,
    errors: ['not_found', 'too_many_requests'],
  }),
} as const;
