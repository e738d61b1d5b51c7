import { riyadhDay } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { writeJournal } from './changes.store.ts';
import { insertLot, lockLot, readHoldings, setCounted } from './lots.store.ts';
import { exists, lockProduct } from './products.store.ts';

type NewLot = {
  readonly location_id: number;
  readonly lot: string;
  readonly expires_on: string;
  readonly quantity: number;
};

/** Adds a lot that came to a branch. @throws not_found; lot_expired; lot_exists */
export async function addLot(tx: Tx, call: UserCall, productId: number, request: NewLot): Promise<void> {
  if (!(await lockProduct(tx, productId)) || !(await exists(tx, 'location', request.location_id)))
    throw fail('not_found');
  if (request.expires_on <= riyadhDay(call.now)) throw fail('lot_expired', { path: 'expires_on' });
  const { location_id: locationId, expires_on: expiresOn, lot, quantity } = request;
  if (!(await insertLot(tx, { productId, locationId, lot, expiresOn, quantity })))
    throw fail('lot_exists', { path: 'lot' });
  await writeJournal(tx, call, { what: 'stock', recordId: productId, after: { ...request } });
}

type LotCount = { readonly quantity: number; readonly counted_from: number; readonly reason: string };

/**
 * Sets what was counted of a lot at its branch, what is set aside for orders with it, and answers its product. What is free to sell is the
 * rest, nothing when fewer were found than orders wait for: those that are missing are remembered, and when an order gives its pieces back,
 * only what exceeds them is free. What went out while somebody counted is not counted away: then the answer is
 * lot_changed. @throws not_found; order_reason_required; lot_changed
 */
export async function correctLot(tx: Tx, call: UserCall, id: number, request: LotCount): Promise<number> {
  const lot = await lockLot(tx, id);
  if (!lot) throw fail('not_found');
  const { quantity, counted_from, reason } = request;
  if (reason === '') throw fail('order_reason_required', { path: 'reason' });
  const { reserved, on_hand } = await readHoldings(tx, id);
  if (on_hand !== counted_from) throw fail('lot_changed', { path: 'quantity' });
  await setCounted(tx, id, { quantity: Math.max(quantity - reserved, 0), missing: Math.max(reserved - quantity, 0) });
  await writeJournal(tx, call, {
    what: 'stock',
    recordId: lot.product_id,
    reason,
    before: { lot: lot.lot, location_id: lot.location_id, quantity: counted_from, reserved },
    after: { lot: lot.lot, location_id: lot.location_id, quantity, reserved },
  });
  return lot.product_id;
}
