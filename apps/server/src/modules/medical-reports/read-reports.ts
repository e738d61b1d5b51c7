import { openReportStates } from '@balsam/domain/reports';
import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { pageOf, readPage } from '#platform/http/page.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { readableRecord, type Reading } from '#modules/records/index.ts';
import { reportMoved } from './events.ts';
import {
  completedVisits,
  findReport,
  findVisit,
  insertReport,
  insertReportEvent,
  listReports,
  type ReportFilter,
  type ReportRow,
} from './reports.store.ts';
import { reportView } from './reports.view.ts';
import { isOfSensitiveVisit } from './sensitive-visit.ts';

type Query = {
  readonly mrn_number?: string | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
};

const auditRead = (db: Sql, call: UserCall, { personId, why }: Reading, recordId?: number) =>
  audit(db, call, {
    personId,
    action: 'read',
    what: 'medical report',
    why,
    ...(recordId !== undefined && { recordId }),
  });

/** The documents of the open profile, without sensitive ones for whom they are not. */
export async function showReports(db: Sql, call: UserCall, filter: ReportFilter, query: Query) {
  const reading = await readableRecord(db, call, query.mrn_number);
  const page = pageOf(query);
  const { personId, hideSensitive } = reading;
  const { rows, total } = await readPage(page, (at) => listReports(db, { ...filter, personId, hideSensitive }, at));
  await auditRead(db, call, reading);
  return {
    items: rows.map(reportView),
    total,
    page: page.page,
    limit: page.limit,
  };
}

const isOpenOrValid = ({ kind, state }: ReportRow): boolean =>
  kind === 'detail_medical' && (openReportStates.includes(state) || state === 'approved');

/** Visits with their documents, in two reads however many there are. */
export async function visitsWithReports(
  db: Sql,
  reading: Pick<Reading, 'personId' | 'hideSensitive'>,
  page: ReturnType<typeof pageOf>,
) {
  const { rows: visits, total } = await readPage(page, (at) => completedVisits(db, reading.personId, at));
  const filter = { appointmentIds: visits.map(({ id }) => id), hideSensitive: reading.hideSensitive };
  const byVisit = Map.groupBy(await listReports(db, filter, { limit: 500, offset: 0 }), (row) => row.appointment_id);
  const items = visits.map((visit) => {
    const reports = byVisit.get(visit.id) ?? [];
    return {
      appointment_id: visit.id,
      day: visit.visit_day,
      doctor: visit.doctor,
      doctor_ar: visit.doctor_ar || visit.doctor,
      speciality: visit.speciality,
      speciality_ar: visit.speciality_ar,
      may_request: !reports.some(isOpenOrValid),
      reports: reports.map(reportView),
    };
  });
  return { items, total };
}

export async function showVisits(db: Sql, call: UserCall, query: Query) {
  const reading = await readableRecord(db, call, query.mrn_number);
  const page = pageOf(query);
  const { items, total } = await visitsWithReports(db, reading, page);
  await auditRead(db, call, reading);
  return { items, total, page: page.page, limit: page.limit };
}

type Request = {
  readonly appointment_id: number;
  readonly preferred_language?: 'ar' | 'en' | undefined;
  readonly comments: string;
};

/**
 * Asks for a report of a visit (S5.20, D11.02).
 * @throws report_language_required first; report_already_requested also of two at the same moment
 */
export async function requestReport(tx: Tx, call: UserCall, request: Request) {
  const { personId, why } = await readableRecord(tx, call, undefined);
  const visit = await findVisit(tx, request.appointment_id);
  if (visit?.patient_id !== personId) throw fail('not_found');
  if (request.preferred_language === undefined) throw fail('report_language_required', { path: 'preferred_language' });
  if (visit.state !== 'completed') throw fail('report_visit_not_completed');
  const id = await insertReport(tx, {
    person_id: personId,
    appointment_id: visit.id,
    kind: 'detail_medical',
    state: 'pending',
    is_sensitive: await isOfSensitiveVisit(tx, visit.id),
    language: request.preferred_language,
    comments: request.comments,
    asked_by: call.actor.accountId,
    created_at: call.now,
    updated_at: call.now,
  });
  if (id === undefined) throw fail('report_already_requested');
  await insertReportEvent(
    tx,
    { report_id: id, to_state: 'pending', by_account: call.actor.accountId, reason: null },
    call.now,
  );
  await audit(tx, call, { personId, action: 'write', what: 'medical report', recordId: id, why });
  await publish(tx, reportMoved, { report_id: id, to: 'pending' }, call.now);
  return reportView((await findReport(tx, id))!);
}

/** A document of the open profile. @throws not_found also for a sensitive one that the reader must not see */
export async function ownReport(db: Sql, call: UserCall, id: number): Promise<ReportRow> {
  const reading = await readableRecord(db, call, undefined);
  const row = await findReport(db, id);
  if (row?.person_id !== reading.personId || (reading.hideSensitive && row.is_sensitive)) throw fail('not_found');
  await auditRead(db, call, reading, id);
  return row;
}

/** Which documents of a visit are there. */
export async function readAvailability(db: Sql, call: UserCall, appointmentId: number) {
  const reading = await readableRecord(db, call, undefined);
  const visit = await findVisit(db, appointmentId);
  if (visit?.patient_id !== reading.personId) throw fail('not_found');
  await auditRead(db, call, reading);
  const filter = {
    appointmentIds: [appointmentId],
    states: ['approved'] as const,
    hideSensitive: reading.hideSensitive,
  };
  const kinds = new Set((await listReports(db, filter, { limit: 50, offset: 0 })).map(({ kind }) => kind));
  return {
    sick_leave: kinds.has('sick_leave'),
    detail_medical: kinds.has('detail_medical'),
    discharge_summary: kinds.has('discharge_summary'),
  };
}
