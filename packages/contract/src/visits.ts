import { z } from 'zod';
import { summaryRules } from '@balsam/domain/visits';
import { May } from './booking/appointment.ts';
import { FreeSlot } from './hospital/shapes.ts';
import { Day, Id, IdText, InstantText, LineText, SearchText, ToldAge, WrittenText } from './common.ts';
import { endpoint } from './endpoint.ts';
import { RecordedAllergy, RecordedCondition, RecordedMedicine, Unconfirmed } from './records/shapes.ts';

export { chat } from './visits/chat.ts';

const OfAppointment = z.object({ id: IdText });
const bothSides = ['patient', 'doctor'] as const;
const LongText = WrittenText.max(4000);

const CaseHistoryText = {
  complaint: WrittenText.max(2000),
  since: WrittenText.max(200),
  helps: WrittenText.max(1000),
  medicines: WrittenText.max(1000),
  allergies: WrittenText.max(1000),
};

const CaseHistory = z.object({
  ...CaseHistoryText,
  /** Pictures, by their files' ids. */
  file_ids: z.array(z.uuid()),
  /** null while nothing was told. */
  updated_at: InstantText.nullable(),
  may: z.object({ write: May }),
});

/** What to think about before taking medicines together; never complete. */
const SafetyWarning = z.object({
  kind: z.enum(['allergy', 'interaction', 'duplicate']),
  severity: z.enum(['serious', 'caution']),
  text: z.string(),
  text_ar: z.string(),
  product_ids: z.array(Id),
  known: z.string().nullable(),
  known_ar: z.string().nullable(),
});

const DiagnosisCode = z.object({ code: z.string().max(10), title: z.string(), title_ar: z.string() });
/** `updated_at` of the text that the writer has seen, `null` before there was one; left out, it is not looked at. */
const Seen = InstantText.nullish();
const SickLeave = z.object({ from: Day, to: Day });

const Summary = z.object({
  appointment_id: Id,
  state: z.enum(['draft', 'signed']),
  findings: z.string(),
  /** `text` is what the doctor wrote, or the title of the code. */
  diagnoses: z.array(z.object({ code: z.string(), text: z.string(), text_ar: z.string() })),
  advice: z.string(),
  medicines: z.array(
    z.object({
      product_id: Id,
      name: z.string(),
      name_ar: z.string(),
      dose: z.string(),
      times_per_day: z.int(),
      days: z.int(),
      /** Packs for the whole course, where it can be reckoned; 1 otherwise. */
      packs: z.int(),
      /** Whether the pharmacy sells it now. */
      available: z.boolean(),
    }),
  ),
  sick_leave: SickLeave.nullable(),
  follow_up_days: z.int().nullable(),
  /** When the next visit is due, and a free time of this doctor near it. */
  follow_up: z.object({ day: Day, slot: FreeSlot.nullable() }).nullable(),
  addenda: z.array(z.object({ id: Id, text: z.string(), written_at: InstantText })),
  updated_at: InstantText.nullable(),
  signed_at: InstantText.nullable(),
  /** To the doctor, of the medicines of a draft with each other and with the record. */
  warnings: z.array(SafetyWarning),
  may: z.object({ write: May, add: May }),
});

const Chart = z.object({
  age: z.int().nullable(),
  told_age: ToldAge.nullable(),
  gender: z.enum(['male', 'female']).nullable(),
  allergies: z.array(RecordedAllergy),
  medicines: z.array(RecordedMedicine),
  conditions: z.array(RecordedCondition),
  family: z.array(z.object({ relation: z.string(), text: z.string() })),
  unconfirmed: Unconfirmed,
});

const Phrase = z.object({ id: Id, text: z.string() });

/** What is told before a visit and written after it (DECISIONS §10). */
export const visits = {
  caseHistory: endpoint({
    method: 'GET',
    path: '/appointments/:id/case-history',
    access: bothSides,
    summary: "The patient's own account for one appointment; from 15 on closed to guardians",
    params: OfAppointment,
    reply: CaseHistory,
    errors: ['not_found', 'own_affair'],
  }),
  saveCaseHistory: endpoint({
    method: 'PUT',
    path: '/appointments/:id/case-history',
    access: ['patient'],
    summary:
      'Saves it whole, as it is typed, not over one that was saved since and that the writer has not seen; a picture is one that was uploaded with kind `visit`',
    params: OfAppointment,
    body: z.object({ ...CaseHistoryText, file_ids: z.array(z.uuid()).max(5).default([]), updated_at: Seen }),
    reply: CaseHistory,
    errors: ['not_found', 'own_affair', 'case_history_closed', 'case_history_changed', 'terms_not_agreed'],
  }),
  chart: endpoint({
    method: 'GET',
    path: '/appointments/:id/chart',
    access: ['doctor'],
    summary: 'What the record of the patient of an own appointment says: allergies, medicines, conditions, the family',
    params: OfAppointment,
    reply: Chart,
    errors: ['not_found'],
  }),
  summary: endpoint({
    method: 'GET',
    path: '/appointments/:id/summary',
    access: bothSides,
    summary: 'What the doctor wrote about a visit: to the patient once it is signed, to the doctor the draft too',
    params: OfAppointment,
    reply: Summary,
    errors: ['not_found'],
  }),
  saveSummary: endpoint({
    method: 'PUT',
    path: '/appointments/:id/summary',
    access: ['doctor'],
    summary: 'Keeps the draft of a summary, whole; not over one that was saved since and that the writer has not seen',
    params: OfAppointment,
    body: z.object({
      findings: LongText.default(''),
      diagnoses: z
        .array(z.object({ code: z.string().trim().min(1).max(10), text: WrittenText.max(300).default('') }))
        .max(summaryRules.mostDiagnoses)
        .default([]),
      advice: LongText.default(''),
      medicines: z
        .array(
          z.object({
            product_id: Id,
            /** May still be missing from a draft. */
            dose: LineText.max(100),
            times_per_day: z.int().min(1).max(24),
            days: z.int().min(1).max(365),
          }),
        )
        .max(summaryRules.mostMedicines)
        .default([]),
      sick_leave: SickLeave.nullish(),
      follow_up_days: z.int().min(1).max(365).nullish(),
      updated_at: Seen,
    }),
    reply: Summary,
    errors: [
      'not_found',
      'visit_not_begun',
      'outcome_final',
      'summary_signed',
      'summary_changed',
      'diagnosis_not_known',
      'medicine_withdrawn',
      'sick_leave_not_valid',
    ],
  }),
  signSummary: endpoint({
    method: 'POST',
    path: '/appointments/:id/summary/sign',
    access: ['doctor'],
    summary:
      'Signs the draft, once: it is final, the visit completed, and diagnosis, medicines and sick leave stand in the record (D10.05)',
    params: OfAppointment,
    body: z.object({ updated_at: Seen }).nullish(),
    reply: Summary,
    errors: [
      'not_found',
      'visit_not_begun',
      'outcome_final',
      'payment_pending',
      'summary_signed',
      'summary_changed',
      'summary_incomplete',
      'sick_leave_not_valid',
      'medicine_withdrawn',
    ],
  }),
  addAddendum: endpoint({
    method: 'POST',
    path: '/appointments/:id/summary/addenda',
    access: ['doctor'],
    summary: 'Adds to a signed summary; the patient is told',
    params: OfAppointment,
    body: z.object({
      text: WrittenText.min(1).max(2000),
    }),
    reply: Summary,
    errors: ['not_found', 'summary_not_signed', 'too_many_addenda'],
  }),
  summaryFile: endpoint({
    method: 'GET',
    path: '/appointments/:id/summary/file',
    access: bothSides,
    summary: 'A signed summary as PDF in one language',
    params: OfAppointment,
    query: z.object({ lang: z.enum(['ar', 'en']).optional() }),
    reply: 'file',
    errors: ['not_found'],
  }),
  codes: endpoint({
    method: 'GET',
    path: '/icd10',
    access: ['doctor'],
    summary: 'Diagnoses by code or words in either language, at most 20',
    query: z.object({ query: SearchText }),
    reply: z.object({ items: z.array(DiagnosisCode) }),
    errors: [],
  }),
  phrases: endpoint({
    method: 'GET',
    path: '/doctor/phrases',
    access: ['doctor'],
    summary: "The doctor's own sentences to use again, the newest first",
    reply: z.object({ items: z.array(Phrase) }),
    errors: [],
  }),
  addPhrase: endpoint({
    method: 'POST',
    path: '/doctor/phrases',
    access: ['doctor'],
    summary: 'Keeps a sentence to use again; one that is kept already stays once',
    body: z.object({ text: WrittenText.min(1).max(500) }),
    reply: z.object({ items: z.array(Phrase) }),
    errors: ['too_many_phrases'],
  }),
  removePhrase: endpoint({
    method: 'DELETE',
    path: '/doctor/phrases/:id',
    access: ['doctor'],
    summary: 'Forgets a sentence',
    params: OfAppointment,
    reply: z.object({ items: z.array(Phrase) }),
    errors: ['not_found'],
  }),
} as const;
