import { on, type Subscription } from '#platform/outbox/outbox.ts';
import { appointmentSummary } from './appointment-summary.ts';
import { appointmentCheckedIn } from './events.ts';

/** The other changes of an appointment come with a notification, whose module sends to the open screens. */
export const bookingSubscriptions: readonly Subscription[] = [
  on(appointmentCheckedIn, async ({ appointment_id: id }, { tx, after, platform }) => {
    const a = await appointmentSummary(tx, id);
    if (!a) return;
    after(() => {
      for (const person of [a.patient.personId, a.doctor.personId])
        platform.realtime.send(person, 'appointment', { id });
    });
  }),
];
