import { toSar, halalas } from '@balsam/domain/money';
import { on, type EventContext, type Subscription } from '../../platform/outbox/outbox.ts';
import {
  appointmentBooked,
  appointmentCancelled,
  appointmentPaid,
  appointmentReleased,
  appointmentReminder,
  appointmentRescheduled,
  appointmentSummary,
} from '../booking/index.ts';
import { accountSubscriptions } from './account-subscriptions.ts';
import { deliveryNotices } from './delivery-subscriptions.ts';
import { notify } from './notify.ts';
import { orderSubscriptions } from './order-subscriptions.ts';
import { refundSubscriptions } from './refund-subscriptions.ts';
import { supportSubscriptions } from './support-subscriptions.ts';
import { textOf, type AppointmentKind } from './texts.ts';

type About = { readonly appointmentId: number; readonly refund?: number | undefined; readonly hours?: number };

/** Tells the patient what became of an appointment, and the open screens of both sides to read it again. */
async function tellOf(kind: AppointmentKind, about: About, occasion: EventContext): Promise<void> {
  const a = await appointmentSummary(occasion.tx, about.appointmentId);
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
  await notify(a.patient, { kind, text, link: `/appointment/${a.id}`, appointmentId: a.id }, occasion);
  occasion.after(() => {
    for (const person of [a.patient.personId, a.doctor.personId])
      occasion.platform.realtime.tell(person, 'appointment', { id: a.id });
  });
}

export const notificationsSubscriptions: readonly Subscription[] = [
  on(appointmentBooked, (e, o) => tellOf('appointment_booked', { appointmentId: e.appointment_id }, o)),
  on(appointmentPaid, (e, o) => tellOf('appointment_paid', { appointmentId: e.appointment_id }, o)),
  on(appointmentCancelled, (e, o) =>
    tellOf('appointment_cancelled', { appointmentId: e.appointment_id, refund: e.refund }, o),
  ),
  on(appointmentRescheduled, (e, o) => tellOf('appointment_rescheduled', { appointmentId: e.appointment_id }, o)),
  on(appointmentReleased, (e, o) => tellOf('appointment_released', { appointmentId: e.appointment_id }, o)),
  on(appointmentReminder, (e, o) =>
    tellOf('appointment_reminder', { appointmentId: e.appointment_id, hours: e.hours }, o),
  ),
  ...accountSubscriptions,
  ...orderSubscriptions,
  ...deliveryNotices,
  ...refundSubscriptions,
  ...supportSubscriptions,
];
