import { on, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import { paymentRefunded } from '#modules/billing/index.ts';
import { appointmentSummary } from './appointment-summary.ts';
import { appointmentCheckedIn, appointmentRepriced, rearrangementDecided } from './events.ts';
import { followCitizenship } from './follow-citizenship.ts';
import { rearrangeVisit } from './rearrange/rearrange-visit.ts';
import { endReductions } from './reprice.ts';

/** Open screens of both sides read an appointment again. */
async function tellScreens(id: number, { tx, after, platform }: EventContext): Promise<void> {
  const a = await appointmentSummary(tx, id);
  if (!a) return;
  after(() => {
    for (const person of [a.patient.personId, a.doctor.personId]) platform.realtime.send(person, 'appointment', { id });
  });
}

/** The other changes of an appointment come with a notification, whose module sends to the open screens. */
export const bookingSubscriptions: readonly Subscription[] = [
  // Whoever paid it back: a free visit and a promo code come back with the money (D12.04).
  on(paymentRefunded, async ({ purpose, entity_id: id }, { tx, now }) => {
    if (purpose === 'appointment') await endReductions(tx, [id], now);
  }),
  followCitizenship,
  on(rearrangementDecided, ({ appointment_id: id }, context) => rearrangeVisit(context, id)),
  on(appointmentCheckedIn, ({ appointment_id: id }, context) => tellScreens(id, context)),
  on(appointmentRepriced, ({ appointment_id: id }, context) => tellScreens(id, context)),
];
