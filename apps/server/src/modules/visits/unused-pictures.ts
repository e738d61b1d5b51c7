import type { UnusedFiles } from '#platform/storage/purge-unused.ts';
import { isUsed } from './pictures.store.ts';

/** Pictures that were uploaded for a visit and used nowhere are gone after a day. */
export const unusedVisitPictures: UnusedFiles = {
  kind: 'visit',
  graceMinutes: 24 * 60,
  isUsed,
};
