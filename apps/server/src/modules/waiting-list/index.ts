import type { AppModule } from '#platform/module.ts';
import { inPages } from '#platform/export/part.ts';
import type { FollowVisit } from '#modules/booking/index.ts';
import { entryRows, eraseEntries } from './entries.store.ts';
import { offerEarlier } from './offer-slot.ts';
import { waitingListSubscriptions } from './subscriptions.ts';
import { waitingListRoutes } from './waiting-list.routes.ts';
import { waitingListTexts } from './waiting-list.texts.ts';

/** The entrance to the module of the waiting list: who wants an earlier time, and what is offered to them (DECISIONS §13). */
export { earlierOffered } from './events.ts';
export { offerSummary, type OfferSummary } from './offer-summary.ts';

/** `follow`: what was told before a visit goes along when an offered time takes its place. */
export const waitingListModule = (follow: FollowVisit): AppModule => ({
  name: 'waiting-list',
  routes: waitingListRoutes(follow),
  subscriptions: waitingListSubscriptions,
  jobs: [offerEarlier],
  exportParts: [
    {
      name: 'waiting-list',
      title: waitingListTexts.export,
      rows: ({ sql, personId }) => inPages((after, count) => entryRows(sql, personId, after, count)),
    },
  ],
  beforeClosing: [eraseEntries],
});
