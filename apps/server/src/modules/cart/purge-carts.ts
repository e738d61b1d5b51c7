import { addDays, instantAt, riyadhDay } from '@balsam/domain/time';
import type { Purge } from '#platform/jobs/purge.ts';
import { deleteGuestCarts } from './carts.store.ts';

const keptDays = 30;

/** Carts of guests who did not come back within a month. */
export const guestCartPurge: Purge = {
  rows: 'cart',
  batch: ({ db }, now, count) => deleteGuestCarts(db, instantAt(addDays(riyadhDay(now), -keptDays), 0), count),
};
