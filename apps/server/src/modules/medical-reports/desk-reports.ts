import { fileTypeFromBuffer } from 'file-type';
import { isSickLeave, mayMoveReport, type ReportDocumentKind, type ReportState } from '@balsam/domain/reports';
import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import { dayText } from '#platform/documents/formats.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import type { SentFile } from '#platform/http/form.ts';
import { pageOf, readPage } from '#platform/http/page.ts';
import { publish } from '#platform/outbox/outbox.ts';
import type { Platform } from '#platform/platform.ts';
import { patientByMrn } from '#modules/people/index.ts';
import { newCode } from './document-code.ts';
import { reportMoved } from './events.ts';
import { stayTemplates, templatesFor } from './medical-reports.texts.ts';
import { visitsWithReports } from './read-reports.ts';
import {
  changeReport,
  eventsOf,
  filesOf,
  findReport,
  findVisit,
  insertReport,
  insertReportEvent,
  listReports,
  lockReport,
  setFile,
  type ReportRow,
} from './reports.store.ts';
import { deskView } from './reports.view.ts';
import { isOfSensitiveVisit } from './sensitive-visit.ts';

type Query = {
  readonly status?: ReportState | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
};

export async function readQueue(db: Sql, call: UserCall, query: Query) {
  const page = pageOf(query);
  const { rows, total } = await readPage(page, (at) =>
    listReports(db, { asQueue: true, ...(query.status && { states: [query.status] }) }, at),
  );
  const people = [...new Set(rows.map(({ person_id }) => person_id))];
  await audit(
    db,
    call,
    ...people.map((personId) => ({ personId, action: 'read', what: 'medical report', why: 'staff' }) as const),
  );
  return {
    items: rows.map(deskView),
    total,
    page: page.page,
    limit: page.limit,
  };
}

async function detailOf(db: Sql, row: ReportRow) {
  const doctors = { doctor: row.doctor, doctorAr: row.doctor_ar || row.doctor };
  const [day, dayAr] = [dayText(row.visit_day, 'en'), dayText(row.visit_day, 'ar')];
  const until = row.stay_ended_on;
  const templates =
    until === null
      ? templatesFor({ ...doctors, day, dayAr })
      : stayTemplates({ ...doctors, day, dayAr, until: dayText(until, 'en'), untilAr: dayText(until, 'ar') });
  return {
    ...deskView(row),
    text: row.text_en,
    text_ar: row.text_ar,
    revision: row.revision,
    is_sensitive: row.is_sensitive,
    files: (await filesOf(db, row.id)).map(({ language }) => language),
    events: (await eventsOf(db, row.id)).map(({ to_state, at, reason }) => ({
      to: to_state as ReportState,
      at: at.toISOString(),
      reason,
    })),
    templates: templates.map(({ title, text }) => ({
      title: title.en,
      title_ar: title.ar,
      text: text.en,
      text_ar: text.ar,
    })),
  };
}

async function openReport(db: Sql, call: UserCall, id: number, action: 'read' | 'write'): Promise<ReportRow> {
  const row = await findReport(db, id);
  if (!row) throw fail('not_found');
  await audit(db, call, { personId: row.person_id, action, what: 'medical report', recordId: id, why: 'staff' });
  return row;
}

export const readDeskReport = async (db: Sql, call: UserCall, id: number) =>
  detailOf(db, await openReport(db, call, id, 'read'));

type VisitsQuery = {
  readonly mrn_number: string;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
};

/** The visits of a patient that a document can be made for, the newest first. */
export async function readDeskVisits(db: Sql, call: UserCall, query: VisitsQuery) {
  const patient = await patientByMrn(db, query.mrn_number);
  if (!patient) throw fail('not_found');
  await audit(db, call, { personId: patient.personId, action: 'read', what: 'visit', why: 'staff' });
  const page = pageOf(query);
  const found = await visitsWithReports(db, { personId: patient.personId, hideSensitive: false }, page);
  return { ...found, page: page.page, limit: page.limit };
}

type Beginning = Omit<Parameters<typeof insertReport>[1], 'state' | 'created_at' | 'updated_at'>;

/** Begins a document that the officer takes at once; undefined when the visit or the stay has one of this kind. */
export async function beginReport(tx: Tx, call: UserCall, beginning: Beginning) {
  const { accountId } = call.actor;
  const times = { created_at: call.now, updated_at: call.now };
  const id = await insertReport(tx, { ...beginning, ...times, state: 'in-progress', taken_by: accountId });
  if (id === undefined) return undefined;
  const event = { report_id: id, to_state: 'in-progress', by_account: accountId, reason: null } as const;
  await insertReportEvent(tx, event, call.now);
  return detailOf(tx, await openReport(tx, call, id, 'write'));
}

type NewDocument = {
  readonly appointment_id: number;
  readonly kind: ReportDocumentKind;
  readonly language: 'ar' | 'en';
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

/** Begins a document that nobody asked for. @throws sick_leave_days, report_already_requested */
export async function createDocument(tx: Tx, call: UserCall, given: NewDocument) {
  const visit = await findVisit(tx, given.appointment_id);
  if (!visit) throw fail('not_found');
  if (visit.state !== 'completed') throw fail('report_visit_not_completed');
  const { kind, from, to } = given;
  const isLeave = kind === 'sick_leave';
  if (isLeave && (!from || !to || !isSickLeave(visit.visit_day, from, to)))
    throw fail('sick_leave_days', { path: 'to' });
  const begun = await beginReport(tx, call, {
    person_id: visit.patient_id,
    appointment_id: visit.id,
    kind,
    language: given.language,
    is_sensitive: await isOfSensitiveVisit(tx, visit.id),
    sick_from: isLeave ? from! : null,
    sick_to: isLeave ? to! : null,
  });
  if (!begun) throw fail('report_already_requested');
  return begun;
}

type Writing = {
  readonly text?: string | undefined;
  readonly text_ar?: string | undefined;
  readonly is_sensitive?: boolean | undefined;
  readonly revision?: number | undefined;
};

/** Holds the document for a change of what the officer has seen. @throws report_text_changed with the document as it is now */
async function reportToChange(tx: Tx, call: UserCall, id: number, seen: number | undefined): Promise<ReportRow> {
  await lockReport(tx, id);
  const row = await openReport(tx, call, id, 'write');
  if (row.state === 'in-progress' && seen !== undefined && seen !== row.revision)
    throw fail('report_text_changed', { data: await detailOf(tx, row) });
  return row;
}

/** Writes what is in progress. @throws report_changed in any other state; report_text_changed */
export async function writeReport(tx: Tx, call: UserCall, id: number, writing: Writing) {
  const { text, text_ar, is_sensitive, revision: seen } = writing;
  const { revision } = await reportToChange(tx, call, id, seen);
  const change = {
    updated_at: call.now,
    revision: revision + 1,
    ...(text !== undefined && { text_en: text }),
    ...(text_ar !== undefined && { text_ar }),
    ...(is_sensitive !== undefined && { is_sensitive }),
  };
  if (!(await changeReport(tx, id, 'in-progress', change))) throw fail('report_changed');
  return detailOf(tx, (await findReport(tx, id))!);
}

/** Takes a PDF in one language instead of a text. What it is called does not count: its bytes do. @throws file_not_a_pdf; report_text_changed */
export async function uploadReport(
  platform: Platform,
  call: UserCall,
  id: number,
  given: { language: 'ar' | 'en'; revision?: number | undefined; file: SentFile | undefined },
) {
  const { language, revision: seen, file } = given;
  if (!(await findReport(platform.db, id))) throw fail('not_found');
  if (!file) throw fail('file_required', { path: 'file' });
  const bytes = await file.read();
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (type?.mime !== 'application/pdf') throw fail('file_not_a_pdf', { path: 'file' });
  return platform.db.transaction().execute(async (tx) => {
    const row = await reportToChange(tx, call, id, seen);
    const change = { updated_at: call.now, revision: row.revision + 1 };
    if (!(await changeReport(tx, id, 'in-progress', change))) throw fail('report_changed');
    const stored = { personId: row.person_id, kind: 'medical_report', mime: type.mime, bytes };
    const replaced = await setFile(tx, id, language, await platform.files.save(tx, stored, call.now));
    if (replaced !== undefined) await platform.files.remove(tx, replaced);
    return detailOf(tx, { ...row, ...change });
  });
}

const changeTo = (to: ReportState, call: UserCall, reason: string | undefined) => ({
  state: to,
  reason: reason ?? null,
  updated_at: call.now,
  ...(to === 'in-progress' && { taken_by: call.actor.accountId }),
  ...(to === 'approved' && { code: newCode(), issued_at: call.now }),
  ...(to === 'withdrawn' && { withdrawn_at: call.now }),
});

/** What was begun of a visit is not issued once it was said that it did not take place. @throws report_visit_not_completed */
async function assertTookPlace(tx: Tx, { appointment_id: id }: ReportRow): Promise<void> {
  if (id !== null && (await findVisit(tx, id))?.state !== 'completed') throw fail('report_visit_not_completed');
}

/**
 * Moves a document on as the table allows (D11.02); who did it, when and why is kept.
 * @throws report_changed also when somebody was faster; report_text_changed; report_reason_required; report_empty;
 * report_visit_not_completed
 */
export async function moveReport(
  tx: Tx,
  call: UserCall,
  id: number,
  { to, reason, revision: seen }: { to: ReportState; reason?: string | undefined; revision?: number | undefined },
) {
  const row = await reportToChange(tx, call, id, seen);
  const hasContent =
    row.kind === 'sick_leave' || row.text_en !== '' || row.text_ar !== '' || (await filesOf(tx, id)).length > 0;
  const verdict = mayMoveReport({ from: row.state, to, hasReason: Boolean(reason), hasContent });
  assertAllowed(verdict);
  if (to === 'approved') await assertTookPlace(tx, row);
  if (!(await changeReport(tx, id, row.state, changeTo(to, call, reason)))) throw fail('report_changed');
  await insertReportEvent(
    tx,
    { report_id: id, to_state: to, by_account: call.actor.accountId, reason: reason ?? null },
    call.now,
  );
  await publish(tx, reportMoved, { report_id: id, to }, call.now);
  return detailOf(tx, (await findReport(tx, id))!);
}
