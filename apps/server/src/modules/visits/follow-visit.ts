import { on, type Subscription } from '#platform/outbox/outbox.ts';
import { appointmentMoved, appointmentSummary, type FollowVisit } from '#modules/booking/index.ts';
import { giveCaseHistoryTo } from './case-history.store.ts';
import { continueChat, giveChatTo } from './chat.store.ts';

/** What a patient told and wrote before a visit goes along when they take another time. */
export const tellingFollows: FollowVisit = async (tx, { id, oldId, told, chat }) => {
  if (told) await giveCaseHistoryTo(tx, oldId, id);
  if (chat) await continueChat(tx, oldId, id);
};

/** Its chat goes along when the hospital gives the visit another time or another doctor. */
export const followVisit: readonly Subscription[] = [
  on(appointmentMoved, async ({ appointment_id: id }, { tx }) => {
    const visit = await appointmentSummary(tx, id);
    if (visit) await giveChatTo(tx, id, visit.doctor.id);
  }),
];
