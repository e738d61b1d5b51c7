import { branchesServing, plannableSlots, type DeliveryMode } from '@balsam/domain/orders';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { placeOf } from './delivery-promises.ts';
import { countInSlots, readPromises, readServiceBranches, slotKey } from '../common/promises.store.ts';

type SlotsQuery = { readonly mode?: DeliveryMode | undefined; readonly address_id?: number | undefined };

/**
 * The slots in which a delivery or a pickup may be planned (S5.18); for a delivery to an address those that a branch which serves it has room
 * in. @throws not_found
 */
export async function listSlots(db: Sql, call: UserCall, { mode, address_id }: SlotsQuery) {
  const promises = await readPromises(db);
  const place = mode === 'pickup' ? undefined : await placeOf(db, call, address_id);
  const branches = place && branchesServing(await readServiceBranches(db), place, 'scheduled_delivery', promises);
  const taken = await countInSlots(db, branches?.map(({ id }) => id) ?? [], call.now);
  const hasRoom = (from: Date) =>
    branches === undefined || branches.some(({ id }) => (taken.get(slotKey(id, from)) ?? 0) < promises.slotCapacity);
  return {
    items: plannableSlots(promises, call.now)
      .map(({ day, slots }) => ({ day, times: slots.filter(({ from }) => hasRoom(from)).map(({ time }) => time) }))
      .filter(({ times }) => times.length > 0),
  };
}
