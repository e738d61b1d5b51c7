import { deleteUnusedFiles } from '#platform/storage/purge-unused.ts';
import { isUsed } from './pictures.store.ts';

/** Pictures that were uploaded for a visit and used nowhere are gone after a day. */
export const purgeVisitPictures = deleteUnusedFiles({
  name: 'visits.forget-pictures',
  kind: 'visit',
  graceMinutes: 24 * 60,
  isUsed,
});
