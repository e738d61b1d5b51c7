import type { ErrorCode } from '@balsam/contract';
import {
  branchesServing,
  hasRoomIn,
  mayOrderFast,
  type DeliveryMode,
  type Place,
  type ServiceBranch,
} from '@balsam/domain/orders';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail, fieldError } from '#platform/http/failure.ts';
import { audit } from '#platform/audit/audit.ts';
import { ownReason } from '#modules/people/index.ts';
import { findAddress } from '../addresses/addresses.store.ts';
import { lockSlot, readPlanned, readPromises, readServiceBranches } from '../common/promises.store.ts';

type Promises = Awaited<ReturnType<typeof readPromises>>;
type Refusal = { readonly code: ErrorCode; readonly values: Readonly<Record<string, string | number>> };
type Delivery = Exclude<DeliveryMode, 'pickup'>;

const deliveries: readonly Delivery[] = ['normal_delivery', 'fast_delivery', 'scheduled_delivery'];

/** Why an order of this mode is not brought to a place now; undefined when it is. Without a place only the hours are asked. */
function refusalOf(
  mode: Delivery,
  place: Place | undefined,
  { promises, branches, now }: Context,
): Refusal | undefined {
  const isServed = place === undefined || branchesServing(branches, place, mode, promises).length > 0;
  if (!isServed && mode !== 'fast_delivery') return { code: 'delivery_not_served', values: {} };
  if (!isServed) return { code: 'fast_delivery_too_far', values: { km: promises.fastRadiusKm } };
  if (mode !== 'fast_delivery') return undefined;
  const verdict = mayOrderFast(now, promises);
  return verdict.ok ? undefined : verdict;
}

type Context = { readonly promises: Promises; readonly branches: readonly ServiceBranch[]; readonly now: Date };

const readContext = async (db: Sql, now: Date): Promise<Context> => ({
  promises: await readPromises(db),
  branches: await readServiceBranches(db),
  now,
});

const optionsFor = (place: Place | undefined, context: Context) => [
  ...deliveries.map((mode) => {
    const refusal = refusalOf(mode, place, context);
    const {
      code = null,
      message = null,
      message_ar = null,
    } = refusal ? fieldError('mode', refusal.code, refusal.values) : {};
    return { mode, is_offered: refusal === undefined, code, message, message_ar };
  }),
  { mode: 'pickup' as const, is_offered: true, code: null, message: null, message_ar: null },
];

/** An address of the caller, where one is named. @throws not_found */
export async function placeOf(db: Sql, call: UserCall, addressId: number | undefined): Promise<Place | undefined> {
  if (addressId === undefined) return undefined;
  const { personId } = call.actor;
  const address = await findAddress(db, personId, addressId);
  if (!address) throw fail('not_found');
  await audit(db, call, { personId, action: 'read', what: 'address', recordId: addressId, why: ownReason(call) });
  return address;
}

/** The ways of delivery for an address of the caller, each with why it is not offered now (D15.01). @throws not_found */
export async function showDeliveryOptions(db: Sql, call: UserCall, addressId: number | undefined) {
  const place = await placeOf(db, call, addressId);
  return { items: optionsFor(place, await readContext(db, call.now)) };
}

/**
 * The branches that may send an order of this mode to a place now, the nearest first.
 * @throws delivery_not_served, fast_delivery_too_far, fast_delivery_closed with the ways that remain
 */
export async function branchesFor(tx: Tx, { mode, place, now }: { mode: Delivery; place: Place; now: Date }) {
  const context = await readContext(tx, now);
  const refusal = refusalOf(mode, place, context);
  if (refusal)
    throw fail(refusal.code, {
      path: 'mode',
      values: refusal.values,
      data: { options: optionsFor(place, context) },
    });
  return branchesServing(context.branches, place, mode, context.promises).map(({ id }) => id);
}

/** Those of the branches that have room in a slot; their slots are locked, in one order, until what is planned there is written. @throws slot_full */
export async function branchesWithRoom(
  tx: Tx,
  branchIds: readonly number[],
  slot: { readonly from: Date; readonly to: Date },
): Promise<number[]> {
  for (const id of branchIds.toSorted((one, other) => one - other)) await lockSlot(tx, id, slot.from);
  const { slotCapacity } = await readPromises(tx);
  const planned = await readPlanned(tx, branchIds, slot.from);
  const free = branchIds.filter((id) => hasRoomIn(slot, id, planned, slotCapacity));
  if (free.length === 0) throw fail('slot_full', { path: 'scheduled_time' });
  return free;
}
