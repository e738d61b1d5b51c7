import { on } from '#platform/outbox/outbox.ts';
import { appointmentMoved, appointmentSummary } from '#modules/booking/index.ts';
import { giveChatTo } from './chat.store.ts';

/** What a patient wrote before the visit is read by the doctor who sees them now. */
export const chatFollowsVisit = on(appointmentMoved, async ({ appointment_id: id }, { tx }) => {
  const visit = await appointmentSummary(tx, id);
  if (visit) await giveChatTo(tx, id, visit.doctor.id);
});
