import { emptyContent } from '@balsam/domain/content';
import type { CallName, SampleRequest } from './calls.ts';
import type { OwnedRecords } from './owned.ts';

/** The terms, which are the first content there is. */
const byFirst = (): SampleRequest => ({ params: { id: 1 } });
/** The first article of the demo hospital, behind terms, texts of the symptom checker, banners, announcement and questions. */
const byArticle = (): SampleRequest => ({ params: { id: 14 } });

/** Articles that somebody keeps, and the content desk. */
export const contentRequests: Readonly<Partial<Record<CallName, (me: OwnedRecords) => SampleRequest>>> = {
  'healthEducation.saved': () => ({}),
  'healthEducation.save': byArticle,
  'healthEducation.unsave': byArticle,
  'healthEducation.suggested': () => ({}),
  'contentDesk.list': () => ({ query: { kind: 'article' } }),
  'contentDesk.detail': byFirst,
  'contentDesk.create': () => ({ body: { kind: 'article', fields: emptyContent } }),
  'contentDesk.change': () => ({ params: { id: 999_999 }, body: { revision: 1, fields: emptyContent } }),
  'contentDesk.publish': () => ({ params: { id: 999_999 }, body: { revision: 1, from: null, until: null } }),
  'contentDesk.end': () => ({ params: { id: 999_999 }, body: { revision: 1 } }),
  'contentDesk.discard': () => ({ params: { id: 999_999 }, query: { revision: 1 } }),
  'contentDesk.changes': byFirst,
  'contentDesk.addPicture': () => ({ body: {} }),
};
