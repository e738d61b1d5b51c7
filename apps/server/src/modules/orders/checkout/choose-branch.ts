import {
  allocate,
  handedOverBy,
  type DeliverySlot,
  type Sourcing,
  type Taken,
  type WayOut,
} from '@balsam/domain/orders';
import { toSar } from '@balsam/domain/money';
import { addDays, riyadhDay } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import type { PricedCart } from '#modules/cart/index.ts';
import type { Basket } from './baskets.ts';
import { lockLots } from '../common/reserve.store.ts';
import { branchesFor, branchesWithRoom } from './delivery-promises.ts';
import { readServiceBranches, type readPromises } from '../common/promises.store.ts';
import type { CheckoutRequest, Destination } from './validate-checkout.ts';

type Promises = Awaited<ReturnType<typeof readPromises>>;
type Window = Pick<DeliverySlot, 'from' | 'to'> | undefined;
type Checkout = {
  readonly cart: PricedCart;
  readonly priceWithout: Basket['price'];
  readonly request: CheckoutRequest;
  readonly destination: Destination;
  readonly window: Window;
  readonly promises: Promises;
  /** Until when it may be paid: a promise runs from then at the latest. */
  readonly payableUntil: Date;
};

/** The branch that an order leaves, what is taken there, and the products that come in a second delivery. */
export type Source = { readonly branchId: number; readonly taken: readonly Taken[]; readonly left: readonly number[] };

/** Which branches may send it out: for a pickup the one that was chosen, for a planned delivery those that have room in the slot. */
async function branchesOf(tx: Tx, { request, destination, window }: Checkout, now: Date): Promise<number[]> {
  if (destination.locationId !== null) return [destination.locationId];
  const { mode } = request;
  if (mode === 'pickup') return [];
  const branches = await branchesFor(tx, { mode, place: destination.address, now });
  return mode === 'scheduled_delivery' && window ? branchesWithRoom(tx, branches, window) : branches;
}

/** What is brought over from another branch takes its days. @throws transfer_needs_days */
function assertTimeForTransfer(window: Window, days: number, now: Date): void {
  if (window && riyadhDay(window.from) < addDays(riyadhDay(now), days))
    throw fail('transfer_needs_days', { path: 'scheduled_day', values: { days } });
}

/**
 * What the patient may choose from, with what the first delivery of a split, or what is there, comes to. A split that is too small for the promo
 * code of the cart would be refused; without the rest in the cart, the cart says that the code does not count.
 */
async function waysOut({ priceWithout }: Checkout, found: { ways: readonly WayOut[]; short: readonly number[] }) {
  const rest = await priceWithout(found.short);
  const ways = rest.couponRefusal ? found.ways.filter((way) => way !== 'split') : found.ways;
  return {
    product_ids: found.short,
    ways: ways.map((way) => ({ way, amount: way === 'transfer' ? null : toSar(rest.totals.total) })),
  };
}

/**
 * Chooses the branch that an order leaves, from lots that are good still when they are handed over (D15.02). Those who order at once wait for each
 * other's lots, and the last ones are told what is short.
 * @throws what `branchesFor` refuses by; slot_full, transfer_needs_days; quantity_over_stock; no_branch_has_all with what may be chosen
 */
export async function chooseBranch(tx: Tx, checkout: Checkout, now: Date): Promise<Source> {
  const { cart, request, window, promises, payableUntil } = checkout;
  const wanted = cart.lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
  const ids = wanted.map(({ productId }) => productId);
  const handOver = { mode: request.mode, window, placedAt: payableUntil };
  const lots = await lockLots(tx, ids, handedOverBy({ ...handOver, isTransferred: false }, promises));
  const branches = await branchesOf(tx, checkout, now);
  const elsewhere = request.mode === 'fast_delivery' ? [] : (await readServiceBranches(tx)).map(({ id }) => id);
  const transferredBy = riyadhDay(handedOverBy({ ...handOver, isTransferred: true }, promises));
  const outcome = allocate(lots, wanted, { branches, elsewhere, transferredBy, sourcing: request.sourcing });
  if (!outcome.ok) {
    if (outcome.outOfStock.length > 0) throw fail('quantity_over_stock', { data: { product_ids: outcome.outOfStock } });
    throw fail('no_branch_has_all', { path: 'sourcing', data: await waysOut(checkout, outcome) });
  }
  const isTransfer = outcome.taken.some(({ locationId }) => locationId !== outcome.locationId);
  if (isTransfer) assertTimeForTransfer(window, promises.transferDays, now);
  return { branchId: outcome.locationId, taken: outcome.taken, left: outcome.left };
}

/** What became of the patient's choice. */
export const sourcingOf = ({ branchId, taken, left }: Source): Sourcing => {
  if (left.length > 0) return 'split';
  return taken.some(({ locationId }) => locationId !== branchId) ? 'transfer' : 'one_branch';
};
