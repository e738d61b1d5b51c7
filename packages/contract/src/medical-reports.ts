import { rolesThatMay } from '@balsam/domain/identity';
import { reportKinds, reportStates } from '@balsam/domain/reports';
import { z } from 'zod';
import { Day, Id, IdText, InstantText, listOf, Mrn, PageQuery, WrittenText } from './common.ts';
import { callerOf, endpoint } from './endpoint.ts';

const officer = rolesThatMay('prepare_reports').map(callerOf);
const ById = z.object({ id: IdText });
const Language = z.enum(['ar', 'en']);
const State = z.enum(reportStates);
const Kind = z.enum(reportKinds);
const Name = z.string().max(250);

/** A document of the hospital about a visit (SPEC §3, report request), or about a stay in hospital. */
const MedicalReport = z.object({
  /** The report's number. */
  id: Id,
  kind: Kind,
  /** The visit that it is about, or the stay. */
  appointment_id: Id.nullable(),
  admission_id: Id.nullable(),
  /** The day of the visit, or the first of the stay. */
  visit_day: Day,
  /** The last day of the stay. */
  stay_until: Day.nullable(),
  doctor: Name,
  doctor_ar: Name,
  /** Of a stay: the department. */
  speciality: Name,
  speciality_ar: Name,
  status: State,
  preferred_language: Language,
  comments: z.string(),
  /** Why it was rejected or withdrawn. */
  reason: z.string().nullable(),
  submitted_at: InstantText,
  updated_at: InstantText,
  issued_at: InstantText.nullable(),
  /** Days of a sick leave. */
  from: Day.nullable(),
  to: Day.nullable(),
  /** For `/verify/:code`, once it is issued. */
  code: z.string().nullable(),
});

const VisitForReports = z.object({
  appointment_id: Id,
  day: Day,
  doctor: Name,
  doctor_ar: Name,
  speciality: Name,
  speciality_ar: Name,
  /** Whether a report may be asked for. */
  may_request: z.boolean(),
  reports: z.array(MedicalReport),
});

const Patient = z.object({ mrn_number: Mrn.nullable(), name: Name, name_ar: Name });
const EndedStay = z.object({
  admission_id: Id,
  patient: Patient,
  from: Day,
  until: Day,
  doctor: Name,
  doctor_ar: Name,
  department: Name,
  department_ar: Name,
});

const Revision = z.int().min(0);
const DeskReport = MedicalReport.extend({
  patient: Patient,
});
const DeskReportDetail = DeskReport.extend({
  text: z.string(),
  text_ar: z.string(),
  /** How often the texts were written or a PDF was uploaded. */
  revision: Revision,
  is_sensitive: z.boolean(),
  files: z.array(Language),
  events: z.array(z.object({ to: State, at: InstantText, reason: z.string().nullable() })),
  /** Beginnings to write from, in both languages. */
  templates: z.array(z.object({ title: z.string(), title_ar: z.string(), text: z.string(), text_ar: z.string() })),
});

/** Of the document that the officer had on the screen; without it nothing is looked at. */
const Seen = Revision.optional();
const Text = WrittenText.max(8000);
const Reason = WrittenText.max(400);

export const medicalReports = {
  visits: endpoint({
    method: 'GET',
    path: '/appointments/reports',
    access: ['patient'],
    summary: 'The visits that took place, each with its documents, the newest first',
    query: z.object({ mrn_number: Mrn.optional(), ...PageQuery }),
    reply: listOf(VisitForReports),
    errors: ['not_found'],
  }),
  requests: endpoint({
    method: 'GET',
    path: '/detail-medical-report-request',
    access: ['patient'],
    summary: 'The reports that were asked for, the newest first',
    query: z.object({ mrn_number: Mrn.optional(), ...PageQuery }),
    reply: listOf(MedicalReport),
    errors: ['not_found'],
  }),
  request: endpoint({
    method: 'POST',
    path: '/detail-medical-report-request',
    access: ['patient'],
    summary: 'Asks for a report of a visit that took place, in a language; one open request for each visit',
    body: z.object({
      appointment_id: Id,
      preferred_language: Language.optional(),
      comments: WrittenText.max(1000).default(''),
    }),
    reply: MedicalReport,
    errors: ['not_found', 'report_language_required', 'report_already_requested', 'report_visit_not_completed'],
  }),
  detailMedical: endpoint({
    method: 'GET',
    path: '/medical-reports/detail-medical',
    access: ['patient'],
    summary: 'Reports and discharge summaries that were issued, the newest first',
    query: z.object({ mrn_number: Mrn.optional(), ...PageQuery }),
    reply: listOf(MedicalReport),
    errors: ['not_found'],
  }),
  ofStays: endpoint({
    method: 'GET',
    path: '/medical-reports/stays',
    access: ['patient'],
    summary: 'Discharge summaries of stays in hospital that were issued, the newest first; withdrawn ones say so',
    query: z.object({ mrn_number: Mrn.optional(), ...PageQuery }),
    reply: listOf(MedicalReport),
    errors: ['not_found'],
  }),
  sickLeaves: endpoint({
    method: 'GET',
    path: '/medical-reports/sick-leaves',
    access: ['patient'],
    summary: 'Sick leaves, the newest first; withdrawn ones say so',
    query: z.object({ mrn_number: Mrn.optional(), ...PageQuery }),
    reply: listOf(MedicalReport),
    errors: ['not_found'],
  }),
  availability: endpoint({
    method: 'GET',
    path: '/medical-reports/availability',
    access: ['patient'],
    summary: 'Which documents of a visit are there; without any: Discharge summary not uploaded',
    query: z.object({ appointment_id: IdText }),
    reply: z.object({ sick_leave: z.boolean(), detail_medical: z.boolean(), discharge_summary: z.boolean() }),
    errors: ['not_found'],
  }),
  file: endpoint({
    method: 'GET',
    path: '/medical-reports/:action/:lang/:id',
    access: ['patient'],
    summary: 'A document as PDF, to download or to view',
    params: z.object({ action: z.enum(['download', 'view']), lang: Language, id: IdText }),
    reply: 'file',
    errors: ['not_found', 'report_not_ready', 'report_withdrawn', 'discharge_summary_missing'],
  }),
  verify: endpoint({
    method: 'GET',
    path: '/verify/:code',
    access: ['guest'],
    summary:
      'Whether a certificate is real: issuer, kind, date, initials, the days of a sick leave, valid or withdrawn',
    params: z.object({ code: z.string().regex(/^[\w-]{22}$/) }),
    reply: z.object({
      issuer: z.string(),
      issuer_ar: z.string(),
      kind: z.enum([...reportKinds, 'vaccination']),
      date: Day,
      initials: z.string(),
      initials_ar: z.string(),
      from: Day.nullable(),
      to: Day.nullable(),
      state: z.enum(['valid', 'withdrawn']),
    }),
    errors: ['not_found', 'too_many_requests'],
  }),
  desk: endpoint({
    method: 'GET',
    path: '/desk/reports',
    access: officer,
    summary: 'Documents by state, the oldest open requests first',
    query: z.object({ status: State.optional(), ...PageQuery }),
    reply: listOf(DeskReport),
    errors: [],
  }),
  deskReport: endpoint({
    method: 'GET',
    path: '/desk/reports/:id',
    access: officer,
    summary: 'One document with what was written, what happened, and beginnings to write from',
    params: ById,
    reply: DeskReportDetail,
    errors: ['not_found'],
  }),
  deskVisits: endpoint({
    method: 'GET',
    path: '/desk/report-visits',
    access: officer,
    summary: 'The visits of a patient that a document can be made for, the newest first',
    query: z.object({ mrn_number: Mrn, ...PageQuery }),
    reply: listOf(VisitForReports),
    errors: ['not_found', 'too_many_requests'],
  }),
  deskStays: endpoint({
    method: 'GET',
    path: '/desk/report-stays',
    access: officer,
    summary: 'Stays in hospital that ended and have no discharge summary yet, the newest first',
    query: z.object({ ...PageQuery }),
    reply: listOf(EndedStay),
    errors: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/desk/reports',
    access: officer,
    summary: 'Begins a document that nobody asked for: of a visit a sick leave, a discharge summary or a report',
    body: z.object({
      appointment_id: Id,
      kind: Kind,
      language: Language,
      from: Day.optional(),
      to: Day.optional(),
    }),
    reply: DeskReportDetail,
    errors: ['not_found', 'report_already_requested', 'report_visit_not_completed', 'sick_leave_days'],
  }),
  createOfStay: endpoint({
    method: 'POST',
    path: '/desk/report-stays/:id/discharge-summary',
    access: officer,
    summary: 'Begins the discharge summary of a stay in hospital that ended',
    params: ById,
    body: z.object({ language: Language }),
    reply: DeskReportDetail,
    errors: ['not_found', 'stay_not_ended', 'stay_has_summary'],
  }),
  write: endpoint({
    method: 'PATCH',
    path: '/desk/reports/:id',
    access: officer,
    summary: 'Writes a document that is in progress',
    params: ById,
    body: z.object({
      text: Text.optional(),
      text_ar: Text.optional(),
      is_sensitive: z.boolean().optional(),
      revision: Seen,
    }),
    reply: DeskReportDetail,
    errors: ['not_found', 'report_changed', 'report_text_changed'],
  }),
  upload: endpoint({
    method: 'POST',
    path: '/desk/reports/:id/file',
    access: officer,
    form: true,
    summary: 'Uploads a PDF in one language instead of writing',
    params: ById,
    body: z.object({ language: Language, revision: z.coerce.number().int().min(0).optional() }),
    reply: DeskReportDetail,
    errors: ['not_found', 'report_changed', 'report_text_changed', 'file_required', 'file_too_large', 'file_not_a_pdf'],
  }),
  move: endpoint({
    method: 'POST',
    path: '/desk/reports/:id/move',
    access: officer,
    summary: 'Takes a request, puts it back, approves or rejects it, or withdraws what was approved',
    params: ById,
    body: z.object({ to: State, reason: Reason.optional(), revision: Seen }),
    reply: DeskReportDetail,
    errors: [
      'not_found',
      'report_changed',
      'report_text_changed',
      'report_reason_required',
      'report_empty',
      'report_visit_not_completed',
    ],
  }),
} as const;
