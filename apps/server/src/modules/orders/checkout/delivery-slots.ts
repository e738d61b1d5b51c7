import {
  branchesServing,
  hasRoomIn,
  plannableSlots,
  type DeliveryMode,
  type DeliverySlot,
} from '@balsam/domain/orders';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { placeOf } from './delivery-promises.ts';
import { readPlanned, readPromises, readServiceBranches } from '../common/promises.store.ts';

type SlotsQuery = { readonly mode?: DeliveryMode | undefined; readonly address_id?: number | undefined };

/**
 * The slots in which a delivery or a pickup may be planned (S5.18); for a delivery to an address those that a branch which serves it has room
 * in. @throws not_found
 */
export async function listSlots(db: Sql, call: UserCall, { mode, address_id }: SlotsQuery) {
  const promises = await readPromises(db);
  const place = mode === 'pickup' ? undefined : await placeOf(db, call, address_id);
  const branches = place && branchesServing(await readServiceBranches(db), place, 'scheduled_delivery', promises);
  const planned = await readPlanned(db, branches?.map(({ id }) => id) ?? [], call.now);
  const hasRoom = (slot: DeliverySlot) =>
    branches === undefined || branches.some(({ id }) => hasRoomIn(slot, id, planned, promises.slotCapacity));
  return {
    items: plannableSlots(promises, call.now)
      .map(({ day, slots }) => ({ day, times: slots.filter(hasRoom).map(({ time }) => time) }))
      .filter(({ times }) => times.length > 0),
  };
}
