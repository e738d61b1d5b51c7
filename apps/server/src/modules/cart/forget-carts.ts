import { addDays, instantAt, riyadhDay } from '@balsam/domain/time';
import type { DueWork } from '../../platform/jobs/due.ts';
import { forgetGuestCarts } from './carts.store.ts';

const keptDays = 30;

/** Forgets the carts of guests who did not come back within a month. */
export const forgetCarts: DueWork = {
  name: 'cart.forget-guests',
  run: ({ db }, now) =>
    db.transaction().execute((tx) => forgetGuestCarts(tx, instantAt(addDays(riyadhDay(now), -keptDays), 0))),
};
