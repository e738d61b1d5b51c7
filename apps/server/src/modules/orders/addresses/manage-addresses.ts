import type { z } from 'zod';
import type { addresses } from '@balsam/contract/orders/addresses';
import { cityNamed } from '@balsam/domain/place';
import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { wholeList } from '#platform/http/page.ts';
import { ownReason } from '#modules/people/index.ts';
import {
  deleteAddress,
  dropDefault,
  findAddress,
  insertAddress,
  listAddresses,
  lockAddresses,
  promoteOldest,
  updateAddress,
  type AddressRow,
} from './addresses.store.ts';

const maxAddresses = 20;

type Point = { readonly latitude?: number | undefined; readonly longitude?: number | undefined };

/** The point that was given, or about where the city is. @throws address_point_unknown */
function pointOf({ latitude, longitude }: Point, city: string) {
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude, is_approximate: false };
  const found = cityNamed(city);
  if (!found) throw fail('address_point_unknown', { path: 'city' });
  return { latitude: found.latitude, longitude: found.longitude, is_approximate: true };
}
type Fields = z.output<typeof addresses.add.body>;
type Change = z.output<typeof addresses.change.body>;

function view(row: AddressRow) {
  const { person_id: _, created_at: __, ...address } = row;
  return address;
}

const auditAddress = (tx: Sql, call: UserCall, action: 'read' | 'write', recordId?: number) =>
  audit(tx, call, {
    personId: call.actor.personId,
    action,
    what: 'address',
    ...(recordId !== undefined && { recordId }),
    why: ownReason(call),
  });

/** The addresses of the open profile, the default one first. */
export async function showAddresses(sql: Sql, call: UserCall) {
  const rows = await listAddresses(sql, call.actor.personId);
  await auditAddress(sql, call, 'read');
  return wholeList(rows.map(view));
}

export async function showAddress(sql: Sql, call: UserCall, id: number) {
  const row = await findAddress(sql, call.actor.personId, id);
  if (!row) throw fail('not_found');
  await auditAddress(sql, call, 'read', id);
  return view(row);
}

/** Adds an address; the first one, or one that is marked so, is the default. */
export async function addAddress(tx: Tx, call: UserCall, fields: Fields) {
  const { personId } = call.actor;
  const there = await lockAddresses(tx, personId);
  if (there >= maxAddresses) throw fail('too_many_addresses');
  const is_default = fields.is_default || there === 0;
  if (is_default) await dropDefault(tx, personId);
  const point = pointOf(fields, fields.city);
  const row = await insertAddress(tx, { ...fields, ...point, is_default, person_id: personId, created_at: call.now });
  await auditAddress(tx, call, 'write', row.id);
  return view(row);
}

/** Changes what was given. A default address stays one until another becomes it. */
export async function changeAddress(tx: Tx, call: UserCall, id: number, change: Change) {
  const { personId } = call.actor;
  await lockAddresses(tx, personId);
  const before = await findAddress(tx, personId, id);
  if (!before) throw fail('not_found');
  if (change.is_default) await dropDefault(tx, personId);
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const moves = change.city !== undefined || change.latitude !== undefined || change.longitude !== undefined;
  const kept = before.is_approximate ? {} : before;
  const point = moves ? pointOf({ ...kept, ...given }, change.city ?? before.city) : {};
  const row = await updateAddress(tx, personId, id, {
    ...given,
    ...point,
    is_default: before.is_default || change.is_default === true,
  });
  await auditAddress(tx, call, 'write', id);
  return view(row ?? before);
}

/** Removes an address; orders that go there keep theirs. */
export async function removeAddress(tx: Tx, call: UserCall, id: number) {
  const { personId } = call.actor;
  await lockAddresses(tx, personId);
  const gone = await deleteAddress(tx, personId, id);
  if (!gone) throw fail('not_found');
  if (gone.is_default) await promoteOldest(tx, personId);
  await auditAddress(tx, call, 'write', id);
  return wholeList((await listAddresses(tx, personId)).map(view));
}
