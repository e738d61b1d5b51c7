import type { z } from 'zod';
import type { orders } from '@balsam/contract/orders';
import { fastWindow, plannedSlot, type DeliveryPromises } from '@balsam/domain/orders';
import { toSar } from '@balsam/domain/money';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import type { PricedCart } from '#modules/cart/index.ts';
import { branchOf } from '#modules/hospital/index.ts';
import { findAddress, type AddressRow } from '../addresses/addresses.store.ts';

export type CheckoutRequest = z.output<typeof orders.create.body>;

export type Destination =
  | { readonly address: AddressRow; readonly locationId: null }
  | { readonly address: null; readonly locationId: number };

/** Where it goes: an address of the caller's, or a branch. */
export async function resolveDestination(tx: Tx, call: UserCall, request: CheckoutRequest): Promise<Destination> {
  if (request.mode === 'pickup') {
    if (!request.location_id) throw fail('pickup_required', { path: 'location_id' });
    if (!(await branchOf(tx, request.location_id))) throw fail('not_found');
    return { address: null, locationId: request.location_id };
  }
  if (!request.address_id) throw fail('address_required', { path: 'address_id' });
  const address = await findAddress(tx, call.actor.personId, request.address_id);
  if (!address) throw fail('not_found');
  return { address, locationId: null };
}

/** Between which instants it is meant to come, as far as that is fixed: a planned one within the slot that was chosen. */
export function deliveryWindow(
  request: CheckoutRequest,
  promises: DeliveryPromises,
  now: Date,
): { from: Date; to: Date } | undefined {
  if (request.mode === 'fast_delivery') return fastWindow(now);
  if (request.mode === 'normal_delivery') return undefined;
  const when = { day: request.scheduled_day ?? undefined, time: request.scheduled_time ?? undefined };
  const planned = plannedSlot(when, promises, now);
  assertAllowed(planned, 'scheduled_day');
  return planned.slot;
}

/** What must hold of the products of any cart that is ordered; stock is settled under a lock. */
export function checkProducts(cart: PricedCart): void {
  if (cart.lines.length === 0) throw fail('cart_empty');
  const gone = cart.lines.find(({ product }) => product.isWithdrawn);
  if (gone) throw fail('product_withdrawn', { data: { product_ids: [gone.product.id] } });
  const short = cart.lines.filter(({ available }) => !available).map(({ product }) => product.id);
  if (short.length > 0) throw fail('quantity_over_stock', { data: { product_ids: short } });
}

/** Whether any of these lines needs a prescription that has to be sent. `prescribed`: what the portal itself prescribes. */
export const needsPrescription = (
  lines: PricedCart['lines'],
  prescribed: { has(productId: number): boolean },
): boolean => lines.some(({ product }) => product.isPrescription && !prescribed.has(product.id));

/** What must hold besides of what is ordered of it. `prescribed`: what the portal itself prescribes. */
export function checkTerms(
  cart: PricedCart,
  request: CheckoutRequest,
  prescribed: { has(productId: number): boolean },
): void {
  if (cart.couponRefusal) throw fail(cart.couponRefusal.code, { path: 'code', values: cart.couponRefusal.values });
  if (cart.coupon && request.loyalty_points > 0) throw fail('one_discount_only', { path: 'loyalty_points' });
  if (needsPrescription(cart.lines, prescribed) && request.prescription_ids.length === 0)
    throw fail('prescription_required', { path: 'prescription_ids' });
  if (!request.privacy_accepted || !request.return_policy_accepted)
    throw fail('policies_not_accepted', { path: 'privacy_accepted' });
  if (request.amount != null && request.amount !== toSar(cart.totals.total))
    throw fail('amount_changed', { data: { amount: toSar(cart.totals.total) } });
}
