import { ratings, reviewDesk } from '@balsam/contract/ratings';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { read, write, type Route } from '#platform/http/serve.ts';
import { withMessage } from '#platform/http/with-message.ts';
import { moderate, moderatedReview, moderationQueue, reviewHistory } from './moderate.ts';
import { dueRatings, editReview, ownReview, ownReviews, removeReview, reportReview } from './own-reviews.ts';
import { putOffRating, rateVisit } from './rate-visit.ts';
import { ratingsTexts } from './ratings.texts.ts';

/** A review as it stands now, with what its author reads of that. */
async function told(tx: Tx, call: UserCall, id: number, done: 'rated' | 'edited') {
  const review = await ownReview(tx, call, id);
  return withMessage(review, review.state === 'pending' ? ratingsTexts.waits : ratingsTexts[done]);
}

const ofPatients: readonly Route[] = [
  read(ratings.due, ({ db, call }) => dueRatings(db, call)),
  read(ratings.mine, ({ db, call, query }) => ownReviews(db, call, query)),
  write(ratings.rate, async ({ tx, call, body }) =>
    told(tx, call, await rateVisit(tx, call, body, { needsWords: false }), 'rated'),
  ),
  ...[ratings.ratePhysician, ratings.rateTheirPhysician].map((endpoint) =>
    write(endpoint, async ({ tx, call, body }) =>
      told(tx, call, await rateVisit(tx, call, body, { needsWords: true }), 'rated'),
    ),
  ),
  write(ratings.putOff, async ({ tx, call, body }) => {
    await putOffRating(tx, call, body.appointment_id);
    return withMessage({}, ratingsTexts.putOff);
  }),
  write(ratings.edit, async ({ tx, call, params, body }) => {
    await editReview(tx, call, params.id, body);
    return told(tx, call, params.id, 'edited');
  }),
  write(ratings.remove, async ({ tx, call, params }) => {
    await removeReview(tx, call, params.id);
    return withMessage({}, ratingsTexts.removed);
  }),
  write(ratings.report, async ({ tx, call, params, body }) => {
    await reportReview(tx, call, params.id, body.reason);
    return withMessage({}, ratingsTexts.reported);
  }),
];

const ofTheDesk: readonly Route[] = [
  read(reviewDesk.list, ({ db, call, query }) => moderationQueue(db, call, query)),
  read(reviewDesk.changes, ({ db, call, params }) => reviewHistory(db, call, params.id)),
  write(reviewDesk.publish, async ({ tx, call, params, body }) => {
    await moderate(tx, call, params.id, { to: 'published', revision: body.revision });
    return withMessage(await moderatedReview(tx, params.id), ratingsTexts.published);
  }),
  write(reviewDesk.refuse, async ({ tx, call, params, body }) => {
    await moderate(tx, call, params.id, { to: 'refused', ...body });
    return withMessage(await moderatedReview(tx, params.id), ratingsTexts.refused);
  }),
];

/** What patients think of their visits, and what the hospital shows of it. */
export const ratingsRoutes: readonly Route[] = [...ofPatients, ...ofTheDesk];
