import { sql, type RawBuilder } from 'kysely';
import { retentionKinds, type RetentionKind } from '@balsam/domain/privacy';
import type { DB } from '#platform/db/schema.gen.ts';

/** `records`: the medical record. `fiscal`: what orders and payments say of the person. `person`: who it was, once both are over. */
export type RetentionPart = 'records' | 'fiscal' | 'person';

export type RetainedRows = {
  readonly table: keyof DB;
  readonly part: RetentionPart;
  /** Which rows `r` are of this person. */
  readonly of: (personId: number) => RawBuilder<boolean>;
  /** Emptied like this; without it the rows are deleted. */
  readonly emptied?: Readonly<Record<string, string | null>>;
  /** Columns that name stored files, whose rows and bytes go too. */
  readonly files?: readonly string[];
};

type Of = RetainedRows['of'];
const own: Of = (id) => sql<boolean>`r.person_id = ${id}`;
const ofVisits: Of = (id) => sql<boolean>`r.appointment_id in (select id from appointment where patient_id = ${id})`;
const ofOrders: Of = (id) => sql<boolean>`r.order_id in (select id from pharmacy_order where person_id = ${id})`;
const ofMessages: Of = (id) => sql<boolean>`r.message_id in (
  select v.id from visit_message v join appointment a on a.id = v.appointment_id where a.patient_id = ${id})`;
const ofReports: Of = (id) => sql<boolean>`r.report_id in (select id from medical_report where person_id = ${id})`;

const deleted = (part: RetentionPart, of: Of, ...tables: readonly (keyof DB)[]): RetainedRows[] =>
  tables.map((table) => ({ table, part, of }));

/** The medical record: what refers to a row stands before it. */
const record: readonly RetainedRows[] = [
  { table: 'medical_report_file', part: 'records', of: ofReports, files: ['file_id'] },
  ...deleted('records', ofReports, 'medical_report_event'),
  ...deleted('records', own, 'medical_report', 'vaccine_certificate', 'shared_summary'),
  {
    table: 'notification',
    part: 'records',
    of: (id) => sql<boolean>`r.dose_id in (select id from medication_dose where person_id = ${id})`,
  },
  ...deleted('records', own, 'medication_dose', 'medication_reminder', 'medication_supply', 'medication_refill'),
  ...deleted('records', own, 'refill_subscription', 'reminder_slots', 'record_entry', 'critical_result'),
  ...deleted('records', own, 'observation', 'encounter'),
  {
    table: 'admission_note',
    part: 'records',
    of: (id) => sql<boolean>`r.admission_id in (select id from admission where person_id = ${id})`,
  },
  ...deleted('records', own, 'admission'),
  {
    table: 'prescription_file',
    part: 'records',
    of: (id) => sql<boolean>`r.prescription_id in (select id from prescription where person_id = ${id})`,
    files: ['file_id'],
  },
  ...deleted('records', own, 'prescription', 'fhir_resource'),
  { table: 'visit_message_picture', part: 'records', of: ofMessages, files: ['file_id'] },
  ...deleted('records', ofMessages, 'visit_answer'),
  ...deleted('records', ofVisits, 'visit_chat', 'visit_message', 'visit_addendum', 'visit_diagnosis', 'visit_medicine'),
  ...deleted('records', ofVisits, 'visit_summary'),
  { table: 'case_history_picture', part: 'records', of: ofVisits, files: ['file_id'] },
  ...deleted('records', ofVisits, 'case_history', 'questionnaire_response', 'visit_check_in', 'call_attendance'),
  ...deleted('records', ofVisits, 'call_feedback', 'consultation_call', 'appointment_reminder'),
  ...deleted('records', own, 'visit_consent', 'symptom_survey'),
  ...deleted('records', own, 'rating_report'),
  { table: 'rating', part: 'records', of: own, emptied: { comment: '', state: 'published', reason: null } },
  { table: 'appointment_event', part: 'records', of: ofVisits, emptied: { reason: null } },
  {
    table: 'appointment',
    part: 'records',
    of: (id) => sql<boolean>`r.patient_id = ${id}`,
    emptied: { objection: null, home_address: null },
  },
];

/** Amounts, journals, postings and invoices stay as they are: they name nobody but by the row of the person, which is emptied. */
const books: readonly RetainedRows[] = [
  { table: 'delivery_proof', part: 'fiscal', of: ofOrders, files: ['photo', 'signature'] },
  { table: 'order_event', part: 'fiscal', of: ofOrders, emptied: { reason: null } },
  { table: 'order_line', part: 'fiscal', of: ofOrders, emptied: { taken_out_reason: null } },
  {
    table: 'pharmacy_order',
    part: 'fiscal',
    of: own,
    emptied: { cancellation_description: null, rating_comment: null, rejection_reason: null },
  },
  { table: 'payment', part: 'fiscal', of: own, emptied: { redirect_url: null } },
];

const names = ['first_name', 'middle_name', 'family_name', 'first_name_ar', 'middle_name_ar', 'family_name_ar'];
const facts = [
  'mrn',
  'national_id',
  'iqama',
  'nationality',
  'gender',
  'birth_date',
  'phone',
  'phone_typed_at',
  'phone_confirmed_at',
  'email',
  'contact_phone',
  'address',
  'city',
  'portrait',
  'photo_file',
  'id_photo_file',
  'vehicle_number',
  'vehicle_type',
  'source_id',
];
const noText = Object.fromEntries(names.map((column) => [column, '']));
const noFacts = Object.fromEntries(facts.map((column) => [column, null]));

/** Who it was, and what only says something of who it was. */
const identity: readonly RetainedRows[] = [
  ...deleted('person', own, 'appointment_cover', 'payer_message'),
  { table: 'insurance_policy', part: 'person', of: own, files: ['card_file'] },
  ...deleted('person', own, 'free_visit', 'promotion_assignment', 'consent_decision', 'terms_agreement', 'data_export'),
  ...deleted('person', own, 'person_identifier', 'rider_vehicle', 'desk_registration', 'person_correction'),
  { table: 'guardianship', part: 'person', of: (id) => sql<boolean>`${id} in (r.guardian_id, r.dependent_id)` },
  { table: 'rider_shift', part: 'person', of: (id) => sql<boolean>`r.rider_id = ${id}` },
  {
    table: 'person',
    part: 'person',
    of: (id) => sql<boolean>`r.id = ${id}`,
    emptied: { ...noText, ...noFacts, source: 'portal' },
  },
  {
    table: 'stored_file',
    part: 'person',
    // The proof of a hand-over is the patient's whose order it was, and goes with that.
    of: (id) => sql<boolean>`r.person_id = ${id}
      and not exists (select from delivery_proof d where r.id in (d.photo, d.signature))`,
    files: ['id'],
  },
];

/**
 * All that goes when the years of a closed account are over, in the order in which it goes: foreign keys run across modules, so it is one
 * list. `personal-columns.test.ts` refuses a table that points to a person and stands neither here nor among those that stay.
 */
export const retainedRows: readonly RetainedRows[] = [...record, ...books, ...identity];

/** As what its rows are counted for people; all others say who it was. */
const kinds: Readonly<Partial<Record<RetentionKind, string>>> = {
  results: 'record_entry critical_result observation encounter fhir_resource symptom_survey',
  documents: 'medical_report medical_report_file medical_report_event vaccine_certificate shared_summary',
  medicines:
    'notification medication_dose medication_reminder medication_supply medication_refill ' +
    'refill_subscription reminder_slots prescription prescription_file',
  stays: 'admission admission_note',
  visits:
    'visit_message_picture visit_answer visit_chat visit_message visit_addendum visit_diagnosis ' +
    'visit_medicine visit_summary case_history_picture case_history questionnaire_response visit_check_in ' +
    'call_attendance call_feedback consultation_call appointment_reminder visit_consent rating rating_report ' +
    'appointment appointment_event',
  orders: 'delivery_proof order_event order_line pharmacy_order payment',
  insurance: 'appointment_cover payer_message insurance_policy free_visit promotion_assignment',
  files: 'stored_file',
};
const kindByTable = new Map(
  retentionKinds.flatMap((kind) => (kinds[kind] ?? '').split(' ').map((table) => [table, kind] as const)),
);

/** What the rows of a table are to people. */
export const kindOf = (table: string): RetentionKind => kindByTable.get(table) ?? 'identity';
