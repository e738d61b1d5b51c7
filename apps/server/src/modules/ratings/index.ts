import type { AppModule } from '#platform/module.ts';
import { ratingsRoutes } from './ratings.routes.ts';
import { reportRows } from './ratings.store.ts';
import { ratingsTexts } from './ratings.texts.ts';

/** The entrance to the module of ratings: reviews of visits, and their moderation. The averages stand with the doctors. */
export { reviewModerated } from './events.ts';
export { moderate } from './moderate.ts';
export { reportReview } from './own-reviews.ts';
export { rateVisit } from './rate-visit.ts';

export const ratingsModule: AppModule = {
  name: 'ratings',
  routes: ratingsRoutes,
  exportParts: [
    {
      name: 'review-reports',
      title: ratingsTexts.export,
      async *rows({ sql, personId }) {
        yield* await reportRows(sql, personId);
      },
    },
  ],
};
