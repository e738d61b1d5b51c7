import { on, type Subscription } from '#platform/outbox/outbox.ts';
import { contactOf } from '#modules/people/index.ts';
import { reviewModerated } from '#modules/ratings/index.ts';
import { notify } from './notify.ts';
import { reviewNoticeTexts } from './review-notice.texts.ts';

/** Notifications about what became of a review. */
export const reviewSubscriptions: readonly Subscription[] = [
  on(reviewModerated, async ({ person_id, to }, context) => {
    const author = await contactOf(context.tx, person_id);
    if (!author) return;
    await notify(author, { kind: 'review_moderated', text: reviewNoticeTexts[to](), link: '/my-reviews' }, context);
  }),
];
