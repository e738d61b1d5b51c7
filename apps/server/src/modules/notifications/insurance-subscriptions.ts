import { on, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import { appointmentSummary } from '#modules/booking/index.ts';
import { approvalAnswered } from '#modules/insurance/index.ts';
import { insuranceNotices, type ApprovalOutcome } from './insurance.texts.ts';
import { notify } from './notify.ts';

async function notifyOfAnswer(appointmentId: number, outcome: ApprovalOutcome, context: EventContext): Promise<void> {
  const visit = await appointmentSummary(context.tx, appointmentId);
  if (!visit) return;
  const facts = { doctor: visit.doctor.name, doctorAr: visit.doctor.nameAr, startsAt: visit.startsAt };
  const link = `/appointment/${visit.id}/pay`;
  await notify(visit.patient, { kind: 'insurance_answered', text: insuranceNotices[outcome](facts), link }, context);
  context.after(() => context.platform.realtime.send(visit.patient.personId, 'appointment', { id: visit.id }));
}

/** Notifications about insurance. */
export const insuranceSubscriptions: readonly Subscription[] = [
  on(approvalAnswered, ({ appointment_id, outcome }, context) => notifyOfAnswer(appointment_id, outcome, context)),
];
