import { roles } from '@balsam/domain/identity';
import { instantAt, riyadhDay } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { pageOf, readPage } from '#platform/http/page.ts';
import {
  insertInvited,
  lockWorkerAccount,
  parseInvitation,
  sendLinkToWorker,
  unlockWorkerAccount,
  type Invitation,
  type WorkerChange,
} from '#modules/staff/index.ts';
import { unassign } from '../assignment/unassign.ts';
import { closeShift, lockOpenOrders } from '../common/shifts.store.ts';
import {
  findRider,
  findRiderPage,
  readLoads,
  readShifts,
  saveVehicle,
  type StaffRiderRow,
  type Vehicle,
} from './staff-riders.store.ts';
import { staffRiderView } from './staff-riders.view.ts';

type Change = Omit<WorkerChange, 'personId' | 'roleId'>;
type RiderChange = Change & { readonly riderId: number };

async function shown(sql: Sql, rows: readonly StaffRiderRow[], now: Date) {
  const ids = rows.map(({ id }) => id);
  const shifts = await readShifts(sql, ids, instantAt(riyadhDay(now), 0));
  const loads = await readLoads(sql, ids);
  return rows.map((row) => staffRiderView(row, shifts, loads));
}

type ListQuery = {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly q?: string | undefined;
};

/** A page of the riders, by name. */
export async function listRiders(sql: Sql, call: UserCall, query: ListQuery) {
  const page = pageOf(query);
  const { rows, total } = await readPage(page, (at) => findRiderPage(sql, query.q || undefined, at));
  const entries = rows.map(
    ({ id: personId }) => ({ personId, action: 'read', what: 'staff profile', why: 'staff' }) as const,
  );
  await audit(sql, call, ...entries);
  return { items: await shown(sql, rows, call.now), total, page: page.page, limit: page.limit };
}

async function riderNow(sql: Sql, { now }: UserCall, riderId: number) {
  const row = await findRider(sql, riderId);
  const [view] = row ? await shown(sql, [row], now) : [];
  if (!view) throw fail('not_found');
  return view;
}

const asWorker = (change: Change, personId: number): WorkerChange => ({ ...change, personId, roleId: roles.rider });

type NewRider = Omit<Invitation, 'role_id'> & Vehicle;

/** Invites a rider, who chooses a password by the link that goes to their e-mail address. @throws email_not_valid, name_not_valid, email_taken */
export async function inviteRider(change: Change, rider: NewRider) {
  const { tx, call } = change;
  const riderId = await insertInvited(tx, parseInvitation({ ...rider, role_id: roles.rider }), call.now);
  if (riderId === undefined) throw fail('email_taken', { path: 'email_address' });
  await saveVehicle(tx, riderId, rider);
  await sendLinkToWorker(asWorker(change, riderId), 'invitation');
  return riderNow(tx, call, riderId);
}

/** Writes down what a rider drives. @throws not_found */
export async function changeVehicle(
  { tx, call, riderId }: Pick<RiderChange, 'tx' | 'call' | 'riderId'>,
  vehicle: Vehicle,
) {
  if (!(await findRider(tx, riderId))) throw fail('not_found');
  await saveVehicle(tx, riderId, vehicle);
  await audit(tx, call, { personId: riderId, action: 'write', what: 'vehicle', why: 'staff' });
  return riderNow(tx, call, riderId);
}

/** Sends a rider a link: another invitation, or one to choose another password. @throws not_found, staff_changed */
export async function sendRiderLink(change: RiderChange, purpose: 'invitation' | 'password') {
  await sendLinkToWorker(asWorker(change, change.riderId), purpose);
  return riderNow(change.tx, change.call, change.riderId);
}

/**
 * Locks a rider out. Their shift ends first, so that nothing more is given to them; what they have not fetched goes to other riders, as at the
 * end of a shift. What they fetched is in their hands: it changes hands, or is recorded as returned, at the pharmacy's desk.
 * @throws not_found, staff_changed
 */
export async function lockRiderOut(change: RiderChange) {
  const { tx, call, riderId } = change;
  await closeShift(tx, riderId, call.now);
  const orders = await lockOpenOrders(tx, riderId);
  await lockWorkerAccount(asWorker(change, riderId));
  for (const order of orders)
    if (order.state === 'rider_assigned') await unassign(tx, call, order, { outcome: 'withdrawn' });
  return riderNow(tx, call, riderId);
}

/** Lets a rider in again. @throws not_found, staff_changed */
export async function letRiderIn(change: RiderChange) {
  await unlockWorkerAccount(asWorker(change, change.riderId));
  return riderNow(change.tx, change.call, change.riderId);
}
