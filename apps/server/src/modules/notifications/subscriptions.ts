import type { MissReason } from '@balsam/domain/booking';
import { toSar, halalas } from '@balsam/domain/money';
import { on, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import { refundWayOf, type RefundWay } from '#modules/billing/index.ts';
import {
  appointmentBooked,
  appointmentCancelled,
  appointmentEnded,
  appointmentInReview,
  appointmentMoved,
  appointmentPaid,
  appointmentReleased,
  appointmentReminder,
  appointmentRescheduled,
  appointmentSummary,
  type AppointmentSummary,
} from '#modules/booking/index.ts';
import { accountSubscriptions } from './account-subscriptions.ts';
import { callNotices } from './call-subscriptions.ts';
import { deskNotices } from './desk-subscriptions.ts';
import { deliveryNotices } from './delivery-subscriptions.ts';
import { insuranceSubscriptions } from './insurance-subscriptions.ts';
import { medicineSubscriptions } from './medicine-subscriptions.ts';
import { recordSubscriptions } from './record-subscriptions.ts';
import { reportSubscriptions } from './report-subscriptions.ts';
import { notify } from './notify.ts';
import { orderSubscriptions } from './order-subscriptions.ts';
import { queueNotices } from './queue-subscriptions.ts';
import { reviewSubscriptions } from './review-subscriptions.ts';
import { refundSubscriptions } from './refund-subscriptions.ts';
import { visitSubscriptions } from './visit-subscriptions.ts';
import { supportSubscriptions } from './support-subscriptions.ts';
import { rearrangedTexts, textOf, type AppointmentKind } from './appointment.texts.ts';
import type { Notification } from './notifications.texts.ts';
import { placeOf } from './visit-place.texts.ts';
import { waitingListSubscriptions } from './waiting-list-subscriptions.ts';

type About = {
  readonly appointmentId: number;
  readonly refund?: number | undefined;
  readonly missedBy?: MissReason | null;
  readonly hours?: number;
  /** Another sentence than the usual one of its kind. */
  readonly text?: ((a: AppointmentSummary, refund: Refund | undefined) => Notification) | undefined;
};

const sendToBothSides = ({ id, patient, doctor }: AppointmentSummary, { after, platform }: EventContext): void =>
  after(() => {
    for (const { personId } of [patient, doctor]) platform.realtime.send(personId, 'appointment', { id });
  });

type Refund = RefundWay & { readonly amount: number };

const factsOf = (a: AppointmentSummary, refund?: Refund) => ({
  doctor: a.doctor.name,
  doctorAr: a.doctor.nameAr,
  ...placeOf(a.type, a.location),
  startsAt: a.startsAt,
  ...(refund && {
    refund: toSar(halalas(refund.amount - refund.points)),
    refundedTo: refund.to,
    hasPointsBack: refund.points > 0,
  }),
});

/** Notifies the patient of a change of an appointment, and makes the open screens of both sides read it again. */
async function notifyOf(kind: AppointmentKind, about: About, context: EventContext): Promise<void> {
  const a = await appointmentSummary(context.tx, about.appointmentId);
  if (!a) return;
  const way = about.refund ? await refundWayOf(context.tx, 'appointment', a.id) : undefined;
  const refund = way && { ...way, amount: about.refund ?? 0 };
  const facts = { ...factsOf(a, refund), ...(about.missedBy && { missedBy: about.missedBy }) };
  const text = about.text?.(a, refund) ?? textOf(kind, facts, about.hours);
  await notify(a.patient, { kind, text, link: `/appointment/${a.id}`, appointmentId: a.id }, context);
  sendToBothSides(a, context);
}

/** Makes the open screens of both sides read an appointment again. */
async function refreshBothSides(id: number, context: EventContext): Promise<void> {
  const a = await appointmentSummary(context.tx, id);
  if (a) sendToBothSides(a, context);
}

export const notificationsSubscriptions: readonly Subscription[] = [
  on(appointmentBooked, (e, o) => notifyOf('appointment_booked', { appointmentId: e.appointment_id }, o)),
  on(appointmentPaid, (e, o) => notifyOf('appointment_paid', { appointmentId: e.appointment_id }, o)),
  on(appointmentCancelled, (e, o) => {
    const text: About['text'] = (a, refund) => rearrangedTexts.cancelled(factsOf(a, refund));
    const about = { appointmentId: e.appointment_id, refund: e.refund, text: e.by === 'hospital' ? text : undefined };
    return notifyOf('appointment_cancelled', about, o);
  }),
  on(appointmentMoved, (e, o) => {
    const text = (a: AppointmentSummary) => rearrangedTexts.moved({ ...factsOf(a), before: new Date(e.from) });
    return notifyOf('appointment_rescheduled', { appointmentId: e.appointment_id, text }, o);
  }),
  on(appointmentRescheduled, (e, o) => notifyOf('appointment_rescheduled', { appointmentId: e.appointment_id }, o)),
  on(appointmentReleased, (e, o) => notifyOf('appointment_released', { appointmentId: e.appointment_id }, o)),
  on(appointmentReminder, (e, o) =>
    notifyOf('appointment_reminder', { appointmentId: e.appointment_id, hours: e.hours }, o),
  ),
  on(appointmentInReview, ({ appointment_id: appointmentId, by }, o) =>
    by === 'patient' ? notifyOf('appointment_in_review', { appointmentId }, o) : refreshBothSides(appointmentId, o),
  ),
  on(appointmentEnded, ({ appointment_id: appointmentId, missed_by: missedBy, refund }, o) =>
    missedBy === null
      ? refreshBothSides(appointmentId, o)
      : notifyOf('appointment_ended', { appointmentId, missedBy, refund }, o),
  ),
  ...insuranceSubscriptions,
  ...accountSubscriptions,
  ...callNotices,
  ...medicineSubscriptions,
  ...recordSubscriptions,
  ...reportSubscriptions,
  ...orderSubscriptions,
  ...deliveryNotices,
  ...deskNotices,
  ...queueNotices,
  ...refundSubscriptions,
  ...reviewSubscriptions,
  ...supportSubscriptions,
  ...visitSubscriptions,
  ...waitingListSubscriptions,
];
