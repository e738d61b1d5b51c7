import { admissionRules } from '@balsam/domain/admissions';
import { z } from 'zod';
import { Id, IdText, InstantText, ToldAge, WrittenText } from './common.ts';
import { endpoint } from './endpoint.ts';
import { LabResult } from './records.ts';
import { RecordedAllergy, RecordedCondition, RecordedMedicine, Unconfirmed } from './records/shapes.ts';

const OfAdmission = z.object({ id: IdText });
const Text = z.string();

/** Somebody who lies in the hospital now, as the doctor who is responsible for the stay sees them. */
const Inpatient = z.object({
  /** Of the admission. */
  id: Id,
  patient: z.object({
    id: Id,
    name: Text,
    name_ar: Text,
    mrn_number: z.string().nullable(),
    portrait: z.string().nullable(),
    photo_url: z.string().nullable(),
    age: z.int().nullable(),
    told_age: ToldAge.nullable(),
    gender: z.enum(['male', 'female']).nullable(),
  }),
  location: z.object({ title: Text, title_ar: Text }),
  ward: z.object({ title: Text, title_ar: Text }),
  bed: Text,
  /** The day of the admission is the first of the stay. */
  since: InstantText,
  day_of_stay: z.int(),
  diagnosis: Text,
  diagnosis_ar: Text,
  /** The newest results of the laboratory, one of each test. */
  results: z.array(LabResult),
  /** When the newest note was written. */
  last_note_at: InstantText.nullable(),
});

const Note = z.object({
  id: Id,
  text: Text,
  written_at: InstantText,
  author: Text,
  author_ar: Text,
  mine: z.boolean(),
});

/** One stay with what a doctor wants to know first: the record's facts, what the patient told, the notes. */
const InpatientDetail = Inpatient.extend({
  allergies: z.array(RecordedAllergy),
  medicines: z.array(RecordedMedicine),
  conditions: z.array(RecordedCondition),
  family: z.array(z.object({ relation: Text, text: Text })),
  unconfirmed: Unconfirmed,
  /** What the patient told last before a visit; null when nothing was told. */
  case_history: z
    .object({ complaint: Text, since: Text, helps: Text, medicines: Text, allergies: Text, updated_at: InstantText })
    .nullable(),
  /** The newest first. */
  notes: z.array(Note),
});

/** People who lie in the hospital (DECISIONS §13). */
export const inpatients = {
  list: endpoint({
    method: 'GET',
    path: '/users/inpatient',
    access: ['doctor'],
    summary: "The doctor's inpatients of now, by ward and bed; another doctor's are `not_found`",
    query: z.object({ doctor_id: IdText.optional() }),
    reply: z.object({ items: z.array(Inpatient), total: z.int() }),
    errors: ['not_found'],
  }),
  show: endpoint({
    method: 'GET',
    path: '/users/inpatient/:id',
    access: ['doctor'],
    summary: 'One of them, with allergies, medicines, conditions, what the patient told and the notes',
    params: OfAdmission,
    reply: InpatientDetail,
    errors: ['not_found'],
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/users/inpatient/:id/notes',
    access: ['doctor'],
    summary: 'Adds a note, which stays as it is written',
    params: OfAdmission,
    body: z.object({ text: WrittenText.min(1).max(admissionRules.noteLongest) }),
    reply: InpatientDetail,
    errors: ['not_found'],
  }),
} as const;
