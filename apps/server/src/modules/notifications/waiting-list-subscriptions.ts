import { on, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import { contactOf } from '#modules/people/index.ts';
import { earlierOffered, offerSummary } from '#modules/waiting-list/index.ts';
import { notify } from './notify.ts';
import { waitingListNoticeTexts } from './waiting-list-notice.texts.ts';

async function notifyOfOffer(offerId: number, context: EventContext): Promise<void> {
  const offer = await offerSummary(context.tx, offerId);
  const person = offer && (await contactOf(context.tx, offer.personId));
  if (!offer || !person) return;
  const text = waitingListNoticeTexts.offered(offer);
  await notify(person, { kind: 'earlier_offered', text, link: '/waiting-list', until: offer.expiresAt }, context);
}

/** Notifications about earlier times. */
export const waitingListSubscriptions: readonly Subscription[] = [
  on(earlierOffered, ({ offer_id }, context) => notifyOfOffer(offer_id, context)),
];
