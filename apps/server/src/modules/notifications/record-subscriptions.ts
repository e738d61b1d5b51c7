import { on, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import { appointmentSummary } from '#modules/booking/index.ts';
import { reportMoved, reportOwner } from '#modules/medical-reports/index.ts';
import { recordChanged } from '#modules/records/index.ts';
import { isSensitiveVisit, summaryAdded, summarySigned } from '#modules/visits/index.ts';

/** Makes the open screens of somebody read their record again; those of guardians with limited access only for what is not sensitive. */
function tellOfRecord(personId: number, isSensitive: boolean, { after, platform }: EventContext): void {
  const { send, sendPrivately, sendToFullGuardians } = platform.realtime;
  after(() => {
    for (const sendTo of isSensitive ? [sendPrivately, sendToFullGuardians] : [send])
      sendTo(personId, 'record:new', { id: personId });
  });
}

async function tellOfSummary(appointmentId: number, context: EventContext): Promise<void> {
  const visit = await appointmentSummary(context.tx, appointmentId);
  if (visit) tellOfRecord(visit.patient.personId, await isSensitiveVisit(context.tx, appointmentId), context);
}

async function tellOfReport(reportId: number, context: EventContext): Promise<void> {
  const report = await reportOwner(context.tx, reportId);
  if (report) tellOfRecord(report.personId, report.isSensitive, context);
}

/** What others write in a record reaches the screens on which it is open. */
export const recordSubscriptions: readonly Subscription[] = [
  on(summarySigned, ({ appointment_id }, context) => tellOfSummary(appointment_id, context)),
  on(summaryAdded, ({ appointment_id }, context) => tellOfSummary(appointment_id, context)),
  on(reportMoved, ({ report_id }, context) => tellOfReport(report_id, context)),
  on(recordChanged, async ({ person_id, is_sensitive }, context) => tellOfRecord(person_id, is_sensitive, context)),
];
