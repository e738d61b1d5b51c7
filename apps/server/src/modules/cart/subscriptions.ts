import { on, publishAll, type Subscription } from '#platform/outbox/outbox.ts';
import { productsWithdrawn } from '#modules/catalogue/index.ts';
import { peopleHolding } from './carts.store.ts';
import { cartHoldsWithdrawn } from './events.ts';

/** Whoever was about to buy what is recalled is told. The cart shows what is only not sold any more. */
export const cartSubscriptions: readonly Subscription[] = [
  on(productsWithdrawn, async ({ recalled_ids }, { tx, now }) => {
    await publishAll(tx, cartHoldsWithdrawn, await peopleHolding(tx, recalled_ids), now);
  }),
];
