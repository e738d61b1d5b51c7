import { instantAt, riyadhDay } from '@balsam/domain/time';
import type { z } from 'zod';
import { on, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import { findStay, patientAdmitted, stayHandedOver } from '#modules/admissions/index.ts';
import { appointmentCancelled, appointmentMoved, appointmentPaid, appointmentSummary } from '#modules/booking/index.ts';
import { leaveAnswered, leaveEntered, leaveNotice } from '#modules/doctors/index.ts';
import { doctorBrief } from '#modules/hospital/index.ts';
import { reportMoved, reportOwner } from '#modules/medical-reports/index.ts';
import { contactOf } from '#modules/people/index.ts';
import { criticalEscalated, criticalReported } from '#modules/records/index.ts';
import { isFirstUnread, isSensitiveVisit, messageWritten, summaryAdded, summarySigned } from '#modules/visits/index.ts';
import { notify, type Notice } from './notify.ts';
import { leaveTexts, visitNoticeTexts as texts } from './visit-notice.texts.ts';

type Visit = NonNullable<Awaited<ReturnType<typeof appointmentSummary>>>;

/** Notifies the doctor of a visit: a person like others, with settings of their own. */
async function notifyDoctor(visit: Visit, notice: Omit<Notice, 'link' | 'appointmentId'>, context: EventContext) {
  const to = await contactOf(context.tx, visit.doctor.personId);
  const tab = notice.kind === 'doctor_chat_message' ? '?tab=chat' : '';
  const link = `/doctor/appointments/${visit.id}${tab}`;
  if (to) await notify(to, { ...notice, link, appointmentId: visit.id }, context);
}

/** The patient reads of a signed summary, or of what was added to it, where it stands. */
async function notifyOfSummary(id: number, kind: 'signed' | 'added', context: EventContext): Promise<void> {
  const visit = await appointmentSummary(context.tx, id);
  if (!visit) return;
  const notice = {
    kind: 'visit_summary',
    text: texts[kind](visit),
    link: `/appointment/${id}`,
    appointmentId: id,
    isSensitive: await isSensitiveVisit(context.tx, id),
  } as const;
  await notify(visit.patient, notice, context);
}

/** The other side is told once of what is written, until they have read it. */
async function notifyOfMessage(
  { appointment_id: id, message_id, from_doctor }: { appointment_id: number; message_id: number; from_doctor: boolean },
  context: EventContext,
): Promise<void> {
  const visit = await appointmentSummary(context.tx, id);
  if (
    !visit ||
    !(await isFirstUnread(context.tx, { appointmentId: id, messageId: message_id, fromDoctor: from_doctor }))
  )
    return;
  if (!from_doctor)
    return notifyDoctor(visit, { kind: 'doctor_chat_message', text: texts.fromPatient(visit) }, context);
  const notice = {
    kind: 'chat_message',
    text: texts.fromDoctor(visit),
    link: `/appointment/${id}`,
    appointmentId: id,
  } as const;
  await notify(visit.patient, notice, context);
}

/** A visit of today that was not there this morning. */
async function notifyOfToday(id: number, context: EventContext): Promise<void> {
  const visit = await appointmentSummary(context.tx, id);
  if (!visit || riyadhDay(visit.startsAt) !== riyadhDay(context.now)) return;
  await notifyDoctor(visit, { kind: 'doctor_booked_today', text: texts.bookedToday(visit) }, context);
}

/** What is a colleague's now is not opened any more: the list of their own visits is. */
async function notifyFormerDoctor(doctorId: number, notice: Omit<Notice, 'link'>, context: EventContext) {
  const doctor = await doctorBrief(context.tx, doctorId);
  const to = doctor && (await contactOf(context.tx, doctor.personId));
  if (to) await notify(to, { ...notice, link: '/doctor/appointments' }, context);
}

type Moved = z.output<typeof appointmentMoved.payload>;

/**
 * A settled visit has another time or doctor. Whoever has it now is told when today gains it or a colleague had it, whoever had it when
 * today loses it. What moves between later days of one doctor stands in their list, as what is booked for later days does.
 */
async function notifyOfMove({ appointment_id: id, from, from_doctor: formerId }: Moved, context: EventContext) {
  const visit = await appointmentSummary(context.tx, id);
  if (!visit?.isBilled) return;
  const [wasToday, isToday] = [new Date(from), visit.startsAt].map((at) => riyadhDay(at) === riyadhDay(context.now));
  const takenFrom = formerId === visit.doctor.id ? undefined : formerId;
  if (isToday && (takenFrom || !wasToday))
    await notifyDoctor(visit, { kind: 'doctor_booked_today', text: texts.movedToday(visit) }, context);
  else if (takenFrom) await notifyDoctor(visit, { kind: 'doctor_visit_moved', text: texts.movedToYou(visit) }, context);
  if (!wasToday) return;
  const notice = { kind: 'doctor_visit_moved', text: texts.movedAway(visit, new Date(from)) } as const;
  if (takenFrom) await notifyFormerDoctor(takenFrom, notice, context);
  else if (!isToday) await notifyDoctor(visit, notice, context);
}

/** One that was settled will not come, whether its patient or something else bore the price. */
async function notifyOfCancelling(id: number, context: EventContext): Promise<void> {
  const visit = await appointmentSummary(context.tx, id);
  if (visit?.isBilled) await notifyDoctor(visit, { kind: 'doctor_cancelled', text: texts.cancelled(visit) }, context);
}

/** Of the visit that a report is asked for: its doctor. */
async function notifyOfRequest(reportId: number, context: EventContext): Promise<void> {
  const report = await reportOwner(context.tx, reportId);
  const visit = report?.appointmentId && (await appointmentSummary(context.tx, report.appointmentId));
  if (visit) await notifyDoctor(visit, { kind: 'doctor_report_request', text: texts.reportRequest(visit) }, context);
}

/** The doctor is told what became of their leave, or that it was entered for them; not when that is over before this was handled. */
async function notifyOfLeave(leaveId: number, isEntered: boolean, context: EventContext): Promise<void> {
  const leave = await leaveNotice(context.tx, leaveId);
  if (isEntered && leave?.state !== 'approved') return;
  const to = leave && (await contactOf(context.tx, leave.doctorPersonId));
  if (!to) return;
  const days = { from: instantAt(leave.from, 0), to: instantAt(leave.to, 0), answer: leave.answer };
  await notify(
    to,
    { kind: 'doctor_leave', text: leaveTexts[isEntered ? 'entered' : leave.state](days), link: '/doctor/hours' },
    context,
  );
}

/** Tells a doctor to look at the critical results. */
async function notifyOfCritical(doctorId: number, notice: Omit<Notice, 'link'>, context: EventContext): Promise<void> {
  const doctor = await doctorBrief(context.tx, doctorId);
  const to = doctor && (await contactOf(context.tx, doctor.personId));
  if (to) await notify(to, { ...notice, link: '/doctor/critical-results' }, context);
}

/** The head of department hears whose results they are; who waited too long hears it where there is no other head. */
async function notifyOfEscalation(doctorId: number, toId: number, context: EventContext): Promise<void> {
  const doctor = await doctorBrief(context.tx, doctorId);
  const text = doctorId === toId || !doctor ? texts.criticalWaiting() : texts.criticalEscalated(doctor);
  await notifyOfCritical(toId, { kind: 'doctor_critical_escalated', text }, context);
}

type OfStay = z.output<typeof patientAdmitted.payload>;

/** A doctor hears of somebody who now lies under them; not when the stay was over, or another's, before this was handled. */
async function notifyOfStay(
  { admission_id: id, doctor_id: doctorId }: OfStay,
  how: 'admitted' | 'handedOver',
  context: EventContext,
): Promise<void> {
  const stay = await findStay(context.tx, doctorId, id);
  const doctor = stay && (await doctorBrief(context.tx, doctorId));
  const to = doctor && (await contactOf(context.tx, doctor.personId));
  if (!to) return;
  await notify(
    to,
    { kind: 'doctor_admission', text: texts[how](stay), link: `/doctor/inpatients?stay=${id}` },
    context,
  );
}

/** Notifications about what is written of visits, and those of doctors. */
export const visitSubscriptions: readonly Subscription[] = [
  on(summarySigned, ({ appointment_id }, context) => notifyOfSummary(appointment_id, 'signed', context)),
  on(summaryAdded, ({ appointment_id }, context) => notifyOfSummary(appointment_id, 'added', context)),
  on(messageWritten, notifyOfMessage),
  on(appointmentPaid, ({ appointment_id }, context) => notifyOfToday(appointment_id, context)),
  on(appointmentMoved, notifyOfMove),
  on(appointmentCancelled, async ({ appointment_id, by }, context) => {
    // The doctor hears of what the patient cancelled; what the front desk did, it did with the doctor or in their sight.
    if (by === undefined) await notifyOfCancelling(appointment_id, context);
  }),
  on(leaveAnswered, ({ leave_id }, context) => notifyOfLeave(leave_id, false, context)),
  on(leaveEntered, ({ leave_id }, context) => notifyOfLeave(leave_id, true, context)),
  on(reportMoved, async ({ report_id, to }, context) => {
    if (to === 'pending') await notifyOfRequest(report_id, context);
  }),
  on(patientAdmitted, (stay, context) => notifyOfStay(stay, 'admitted', context)),
  on(stayHandedOver, (stay, context) => notifyOfStay(stay, 'handedOver', context)),
  on(criticalReported, ({ doctor_id }, context) =>
    notifyOfCritical(doctor_id, { kind: 'doctor_critical_result', text: texts.criticalResult() }, context),
  ),
  on(criticalEscalated, ({ doctor_id, to_doctor_id }, context) => notifyOfEscalation(doctor_id, to_doctor_id, context)),
];
