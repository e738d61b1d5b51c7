import { instantAt } from '@balsam/domain/time';
import { on, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import { appointmentSummary } from '#modules/booking/index.ts';
import { approvalAnswered, findPolicy, policyDoubtful, policyEnds } from '#modules/insurance/index.ts';
import { contactOf } from '#modules/people/index.ts';
import { insuranceNotices, policyDoubtNotice, policyEndNotice, type ApprovalOutcome } from './insurance.texts.ts';
import { notify } from './notify.ts';

async function notifyOfAnswer(appointmentId: number, outcome: ApprovalOutcome, context: EventContext): Promise<void> {
  const visit = await appointmentSummary(context.tx, appointmentId);
  if (!visit) return;
  const facts = { doctor: visit.doctor.name, doctorAr: visit.doctor.nameAr, startsAt: visit.startsAt };
  const link = `/appointment/${visit.id}/pay`;
  await notify(visit.patient, { kind: 'insurance_answered', text: insuranceNotices[outcome](facts), link }, context);
  context.after(() => context.platform.realtime.send(visit.patient.personId, 'appointment', { id: visit.id }));
}

async function notifyOfEnd(policyId: number, context: EventContext): Promise<void> {
  const policy = await findPolicy(context.tx, policyId);
  const person = policy && (await contactOf(context.tx, policy.person_id));
  if (!policy || !person || policy.ends_on === null) return;
  const text = policyEndNotice({
    company: policy.insurer_title,
    companyAr: policy.insurer_title_ar,
    endsOn: instantAt(policy.ends_on, '12:00'),
  });
  await notify(person, { kind: 'insurance_ends', text, link: '/insurance' }, context);
}

async function notifyOfDoubt(policyId: number, appointmentId: number, context: EventContext): Promise<void> {
  const policy = await findPolicy(context.tx, policyId);
  const visit = await appointmentSummary(context.tx, appointmentId);
  if (!policy || !visit) return;
  const text = policyDoubtNotice({
    company: policy.insurer_title,
    companyAr: policy.insurer_title_ar,
    doctor: visit.doctor.name,
    doctorAr: visit.doctor.nameAr,
    startsAt: visit.startsAt,
  });
  await notify(visit.patient, { kind: 'insurance_ends', text, link: '/insurance' }, context);
}

/** Notifications about insurance. */
export const insuranceSubscriptions: readonly Subscription[] = [
  on(approvalAnswered, ({ appointment_id, outcome }, context) => notifyOfAnswer(appointment_id, outcome, context)),
  on(policyDoubtful, ({ policy_id, appointment_id }, context) => notifyOfDoubt(policy_id, appointment_id, context)),
  on(policyEnds, ({ policy_id }, context) => notifyOfEnd(policy_id, context)),
];
