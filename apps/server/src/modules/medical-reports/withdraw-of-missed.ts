import { audit } from '#platform/audit/audit.ts';
import { systemCall } from '#platform/http/system-call.ts';
import { on, publish, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import { appointmentEnded } from '#modules/booking/index.ts';
import { reportMoved } from './events.ts';
import { medicalReportsTexts } from './medical-reports.texts.ts';
import { changeReport, findVisit, insertReportEvent, listReports } from './reports.store.ts';

/** A visit has three kinds of documents, and one that is valid of each. */
const mostValid = 3;

/**
 * D10.03, D11.03: no document says any longer that a visit took place of which it was said afterwards that it did not; its patient reads why. One that was
 * said to have taken place again before this was handled keeps them.
 */
async function withdrawReportsOf(appointmentId: number, { tx, now }: EventContext): Promise<void> {
  const visit = await findVisit(tx, appointmentId);
  if (visit?.state !== 'missed') return;
  const filter = { appointmentIds: [appointmentId], states: ['approved'] } as const;
  for (const { id, language } of await listReports(tx, filter, { limit: mostValid, offset: 0 })) {
    const reason = medicalReportsTexts.visitMissed[language];
    const change = { state: 'withdrawn', reason, updated_at: now, withdrawn_at: now } as const;
    if (!(await changeReport(tx, id, 'approved', change))) continue;
    await insertReportEvent(tx, { report_id: id, to_state: 'withdrawn', by_account: null, reason }, now);
    const entry = { personId: visit.patient_id, action: 'write', what: 'medical report', recordId: id } as const;
    await audit(tx, systemCall(now, 'medical-reports.withdraw'), { ...entry, why: 'system' });
    await publish(tx, reportMoved, { report_id: id, to: 'withdrawn' }, now);
  }
}

export const medicalReportsSubscriptions: readonly Subscription[] = [
  on(appointmentEnded, async ({ appointment_id: id, missed_by: missedBy }, context) => {
    if (missedBy !== null) await withdrawReportsOf(id, context);
  }),
];
