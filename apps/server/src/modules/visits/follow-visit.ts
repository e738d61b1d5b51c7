import { on, type Subscription } from '#platform/outbox/outbox.ts';
import { appointmentMoved, appointmentSummary, onVisitSucceeded } from '#modules/booking/index.ts';
import { giveCaseHistoryTo } from './case-history.store.ts';
import { continueChat, giveChatTo } from './chat.store.ts';

/** What a patient told and wrote before a visit goes along when the visit gets another time or another doctor. */
export const followVisit: readonly Subscription[] = [
  on(appointmentMoved, async ({ appointment_id: id }, { tx }) => {
    const visit = await appointmentSummary(tx, id);
    if (visit) await giveChatTo(tx, id, visit.doctor.id);
  }),
  ...onVisitSucceeded(async ({ id, oldId, told, chat }, { tx }) => {
    if (told) await giveCaseHistoryTo(tx, oldId, id);
    if (chat) await continueChat(tx, oldId, id);
  }),
];
