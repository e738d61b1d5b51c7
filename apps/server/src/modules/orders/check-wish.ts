import type { z } from 'zod';
import type { orders } from '@balsam/contract/orders';
import { fastWindow, mayScheduleFor } from '@balsam/domain/order';
import { toSar } from '@balsam/domain/money';
import { addMinutes, instantAt } from '@balsam/domain/time';
import type { Tx } from '../../platform/db/types.ts';
import type { UserCall } from '../../platform/http/call.ts';
import { fail } from '../../platform/http/failure.ts';
import type { PricedCart } from '../cart/index.ts';
import { branchOf } from '../hospital/index.ts';
import { findAddress, type AddressRow } from './addresses.store.ts';

export type Wish = z.output<typeof orders.create.body>;

/** A delivery or pickup that was planned is meant within this long. */
const windowMinutes = 60;

export type Where =
  | { readonly address: AddressRow; readonly locationId: null }
  | { readonly address: null; readonly locationId: number };

/** Where it goes: an address of the caller's, or a branch. */
export async function whereTo(tx: Tx, call: UserCall, wish: Wish): Promise<Where> {
  if (wish.mode === 'pickup') {
    if (!wish.location_id) throw fail('pickup_required', { path: 'location_id' });
    if (!(await branchOf(tx, wish.location_id))) throw fail('not_found');
    return { address: null, locationId: wish.location_id };
  }
  if (!wish.address_id) throw fail('address_required', { path: 'address_id' });
  const address = await findAddress(tx, call.actor.personId, wish.address_id);
  if (!address) throw fail('not_found');
  return { address, locationId: null };
}

/** Between which instants it is meant to come, as far as that is fixed. */
export function whenTo(wish: Wish, now: Date): { from: Date; to: Date } | undefined {
  if (wish.mode === 'fast_delivery') return fastWindow(now);
  if (wish.mode === 'normal_delivery') return undefined;
  const when = { day: wish.scheduled_day ?? undefined, time: wish.scheduled_time ?? undefined };
  const verdict = mayScheduleFor(when, now);
  if (!verdict.ok) throw fail(verdict.code, { path: 'scheduled_day', values: verdict.values });
  const from = instantAt(when.day!, when.time!);
  return { from, to: addMinutes(from, windowMinutes) };
}

/** What must hold of any cart that is ordered; stock is settled later, under a lock. `prescribed`: what the portal itself prescribes. */
export function checkCart(cart: PricedCart, wish: Wish, prescribed: { has(productId: number): boolean }): void {
  if (cart.lines.length === 0) throw fail('cart_empty');
  const gone = cart.lines.find(({ product }) => product.isWithdrawn);
  if (gone) throw fail('product_withdrawn', { data: { product_ids: [gone.product.id] } });
  const short = cart.lines.filter(({ available }) => !available).map(({ product }) => product.id);
  if (short.length > 0) throw fail('quantity_over_stock', { data: { product_ids: short } });
  if (cart.couponRefusal) throw fail(cart.couponRefusal.code, { path: 'code', values: cart.couponRefusal.values });
  if (cart.coupon && wish.loyalty_points > 0) throw fail('one_discount_only', { path: 'loyalty_points' });
  const needs = cart.lines.some(({ product }) => product.isPrescription && !prescribed.has(product.id));
  if (needs && wish.prescription_ids.length === 0) throw fail('prescription_required', { path: 'prescription_ids' });
  if (!wish.privacy_accepted || !wish.return_policy_accepted)
    throw fail('policies_not_accepted', { path: 'privacy_accepted' });
  if (wish.amount != null && wish.amount !== toSar(cart.totals.total))
    throw fail('amount_changed', { data: { amount: toSar(cart.totals.total) } });
}
