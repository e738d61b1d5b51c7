import { addDays, instantAt, riyadhDay } from '@balsam/domain/time';
import type { Purge } from '#platform/jobs/purge.ts';
import { deleteAbandonedCarts } from './carts.store.ts';

const keptDays = 30;

/** Carts of guests who did not come back within a month, and those that guardians left in the profile of a young person, where their access may have ended since. */
export const abandonedCartPurge: Purge = {
  rows: 'cart',
  batch: ({ db }, now, count) => deleteAbandonedCarts(db, instantAt(addDays(riyadhDay(now), -keptDays), 0), count),
};
