import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { shiftView } from '../common/delivery.view.ts';
import {
  closeShift,
  findBranch,
  findShift,
  insertShift,
  listBranches,
  lockOpenOrders,
  clearPostponements,
} from '../common/shifts.store.ts';
import { unassign } from '../assignment/unassign.ts';

const auditShift = (tx: Tx, call: UserCall): Promise<void> =>
  audit(tx, call, { personId: call.actor.personId, action: 'write', what: 'shift', why: 'self' });

/** Whether the caller is on shift, and where one can begin. */
export async function showShift(sql: Sql, call: UserCall) {
  const [shift, branches] = [await findShift(sql, call.actor.personId), await listBranches(sql)];
  return { shift: shift ? shiftView(shift) : null, branches };
}

/** Begins the caller's shift; the system checks at once whether something waits for them. @throws not_found, shift_open */
export async function startShift(tx: Tx, call: UserCall, locationId: number) {
  if (!(await findBranch(tx, locationId))) throw fail('not_found');
  if (!(await insertShift(tx, { riderId: call.actor.personId, locationId }, call.now))) throw fail('shift_open');
  await clearPostponements(tx);
  await auditShift(tx, call);
  return showShift(tx, call);
}

/**
 * Ends the caller's shift. What they have not fetched goes to other riders.
 * @throws shift_not_open; shift_has_orders while they have something with them
 */
export async function endShift(tx: Tx, call: UserCall) {
  const { personId } = call.actor;
  // First of all, so that nothing more is given to them meanwhile.
  if (!(await closeShift(tx, personId, call.now))) throw fail('shift_not_open');
  const openOrders = await lockOpenOrders(tx, personId);
  if (openOrders.some(({ state }) => state !== 'rider_assigned')) throw fail('shift_has_orders');
  for (const order of openOrders) await unassign(tx, call, order, { outcome: 'shift_ended' });
  await auditShift(tx, call);
  return showShift(tx, call);
}
