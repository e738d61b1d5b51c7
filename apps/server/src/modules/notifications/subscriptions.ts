import { toSar, halalas } from '@balsam/domain/money';
import { on, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import {
  appointmentBooked,
  appointmentCancelled,
  appointmentPaid,
  appointmentReleased,
  appointmentReminder,
  appointmentRescheduled,
  appointmentSummary,
} from '#modules/booking/index.ts';
import { accountSubscriptions } from './account-subscriptions.ts';
import { deliveryNotices } from './delivery-subscriptions.ts';
import { notify } from './notify.ts';
import { orderSubscriptions } from './order-subscriptions.ts';
import { refundSubscriptions } from './refund-subscriptions.ts';
import { supportSubscriptions } from './support-subscriptions.ts';
import { textOf, type AppointmentKind } from './appointment.texts.ts';

type About = { readonly appointmentId: number; readonly refund?: number | undefined; readonly hours?: number };

/** Notifies the patient of a change of an appointment, and makes the open screens of both sides read it again. */
async function notifyOf(kind: AppointmentKind, about: About, context: EventContext): Promise<void> {
  const a = await appointmentSummary(context.tx, about.appointmentId);
  if (!a) return;
  const facts = {
    doctor: a.doctor.name,
    doctorAr: a.doctor.nameAr,
    place: a.location.title,
    placeAr: a.location.titleAr,
    startsAt: a.startsAt,
    ...(about.refund && { refund: toSar(halalas(about.refund)) }),
  };
  const text = textOf(kind, facts, about.hours);
  await notify(a.patient, { kind, text, link: `/appointment/${a.id}`, appointmentId: a.id }, context);
  context.after(() => {
    for (const person of [a.patient.personId, a.doctor.personId])
      context.platform.realtime.send(person, 'appointment', { id: a.id });
  });
}

export const notificationsSubscriptions: readonly Subscription[] = [
  on(appointmentBooked, (e, o) => notifyOf('appointment_booked', { appointmentId: e.appointment_id }, o)),
  on(appointmentPaid, (e, o) => notifyOf('appointment_paid', { appointmentId: e.appointment_id }, o)),
  on(appointmentCancelled, (e, o) =>
    notifyOf('appointment_cancelled', { appointmentId: e.appointment_id, refund: e.refund }, o),
  ),
  on(appointmentRescheduled, (e, o) => notifyOf('appointment_rescheduled', { appointmentId: e.appointment_id }, o)),
  on(appointmentReleased, (e, o) => notifyOf('appointment_released', { appointmentId: e.appointment_id }, o)),
  on(appointmentReminder, (e, o) =>
    notifyOf('appointment_reminder', { appointmentId: e.appointment_id, hours: e.hours }, o),
  ),
  ...accountSubscriptions,
  ...orderSubscriptions,
  ...deliveryNotices,
  ...refundSubscriptions,
  ...supportSubscriptions,
];
