import { comparators } from '@balsam/domain/records';
import { z } from 'zod';
import { Day, Id, IdText, LineText, Mrn, WrittenText } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { Policy } from '../insurance.ts';
import { DangerOf, DoubtOf, Precision, ProgressOf } from './shapes.ts';

const readers = ['patient', 'doctor'] as const;
const OfPatient = { mrn_number: Mrn.optional() };

/** Of what a person stated themselves: waiting for a doctor, or confirmed; null for everything else. */
const Stated = z.enum(['waiting', 'confirmed']).nullable();

const Line = z.object({
  id: Id,
  title: z.string(),
  title_ar: z.string(),
  title_ar_missing: z.boolean(),
  note: z.string().nullable(),
  day: Day.nullable(),
  precision: Precision.nullable(),
  is_over: z.boolean(),
  doubt: DoubtOf,
  progress: ProgressOf,
  stated: Stated,
});

const MedicalFile = z.object({
  identity: z.object({
    mrn_number: Mrn,
    name: z.string(),
    name_ar: z.string(),
    birth_date: Day.nullable(),
    age: z.int().nullable(),
    gender: z.enum(['male', 'female']).nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
  }),
  blood_group: z.string().nullable(),
  allergies: z.array(Line.extend(DangerOf)),
  conditions: z.array(Line),
  medicines: z.array(
    z.object({
      id: Id,
      title: z.string(),
      title_ar: z.string(),
      dosage: z.string().nullable(),
      dosage_ar: z.string().nullable(),
      since: Day.nullable(),
      is_planned: z.boolean(),
      stated: Stated,
    }),
  ),
  procedures: z.array(Line),
  /** Of a dose that is too weak to protect, as its sender says, `is_subpotent`: it does not count. */
  vaccines: z.array(Line.extend({ is_subpotent: z.boolean() })),
  /** The policies that the person has entered; `insurance` is what records of elsewhere say. */
  policies: z.array(
    Policy.pick({
      id: true,
      company: true,
      plan: true,
      policy_number: true,
      state: true,
      state_label: true,
      state_label_ar: true,
      ends_on: true,
    }),
  ),
  insurance: z.array(Line),
  measurements: z.array(
    z.object({
      id: Id,
      loinc: z.string().nullable(),
      title: z.string(),
      title_ar: z.string(),
      title_ar_missing: z.boolean(),
      decimal: z.string().nullable(),
      /** How the value lies to its number. */
      comparator: z.enum(comparators).nullable(),
      value_text: z.string().nullable(),
      unit: z.string().nullable(),
      day: Day,
      precision: Precision,
    }),
  ),
  contacts: z.array(z.object({ name: z.string(), relation: z.string(), phone: z.string() })),
  /** The reader may confirm or reject statements. */
  may_decide: z.boolean(),
});

/** A person's file on one page, what they state themselves, and its copies. */
export const medicalFile = {
  medicalFile: endpoint({
    method: 'GET',
    path: '/medical-file',
    access: readers,
    summary: 'A person’s whole file on one page',
    query: z.object(OfPatient),
    reply: MedicalFile,
    errors: ['not_found'],
  }),
  addStatement: endpoint({
    method: 'POST',
    path: '/medical-file/statements',
    access: readers,
    summary: 'Adds what a person says of themselves, to be confirmed by a doctor; or what a doctor adds',
    body: z.object({
      ...OfPatient,
      kind: z.enum(['allergy', 'condition', 'procedure']),
      text: LineText.min(2).max(200),
      since: Day.optional(),
      note: WrittenText.max(300).default(''),
    }),
    reply: MedicalFile,
    errors: ['not_found', 'day_not_possible', 'too_many_statements'],
  }),
  decideStatement: endpoint({
    method: 'PATCH',
    path: '/medical-file/statements/:id',
    access: readers,
    summary: 'A doctor confirms or rejects a statement; its person takes it back until it is confirmed',
    params: z.object({ id: IdText }),
    body: z.object({ ...OfPatient, decision: z.enum(['confirmed', 'rejected', 'removed']) }),
    reply: MedicalFile,
    errors: ['not_found', 'statement_of_other_side'],
  }),
  receiveSummary: endpoint({
    method: 'POST',
    path: '/medical-file/received',
    access: ['patient'],
    form: true,
    summary: 'Takes a summary of another hospital into one’s own statements, to be confirmed by a doctor',
    body: z.object({}),
    reply: z.object({ added: z.int(), known: z.int(), left_out: z.int() }),
    errors: [
      'not_found',
      'file_required',
      'file_too_large',
      'summary_too_large',
      'summary_not_readable',
      'summary_of_another',
      'too_many_statements',
      'too_many_requests',
    ],
  }),
  medicalFilePdf: endpoint({
    method: 'GET',
    path: '/medical-file/pdf/:lang',
    access: readers,
    summary: 'The file as PDF',
    params: z.object({ lang: z.enum(['ar', 'en']) }),
    query: z.object(OfPatient),
    reply: 'file',
    errors: ['not_found'],
  }),
  medicalFileIps: endpoint({
    method: 'GET',
    path: '/medical-file/ips',
    access: readers,
    summary: 'The file as International Patient Summary (FHIR R4 document)',
    query: z.object(OfPatient),
    reply: 'file',
    errors: ['not_found'],
  }),
  encrypt: endpoint({
    method: 'GET',
    path: '/encrypt/:mrn',
    access: readers,
    summary: 'A sealed token of one’s own number, or of a patient in one’s care, for 15 minutes and one audience',
    params: z.object({ mrn: Mrn }),
    query: z.object({
      audience: z
        .string()
        .regex(/^[\w.:/-]{1,100}$/)
        .optional(),
    }),
    reply: z.object({ token: z.string().max(500), audience: z.string(), expires_at: z.iso.datetime() }),
    secretReply: true,
    errors: ['not_found'],
  }),
} as const;
