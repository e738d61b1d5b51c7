import { roles } from '@balsam/domain/identity';
import type { OrderMover } from '@balsam/domain/orders';
import type { SignedIn } from '#platform/access/actor.ts';
import type { Reason } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { ownPerson, ownReason } from '#modules/people/index.ts';
import { findOrder, lockOrder, type OrderRow } from './orders.store.ts';

export type ReadableOrder = { readonly order: OrderRow; readonly why: Reason };

/** An order that the caller may read: their own, or one that they deliver; else `not_found`. */
export async function readableOrder(sql: Sql, call: UserCall, id: number): Promise<ReadableOrder> {
  const order = await findOrder(sql, id);
  if (!order) throw fail('not_found');
  const { actor } = call;
  if (actor.roleId === roles.patient) {
    ownPerson(call, order.person_id);
    return { order, why: ownReason(call) };
  }
  if (actor.roleId !== roles.rider || order.rider_id !== actor.personId) throw fail('not_found');
  return { order, why: 'staff' };
}

/**
 * Whether what is in an order is its young person's own affair: they ordered it by their own log-in, and a guardian with limited access looks
 * (D10.09). That it is there, where it is and what it came to the guardian does read.
 */
export const hidesItems = (
  { actor }: { readonly actor: Pick<SignedIn, 'guardianAccess' | 'accountId'> },
  { account_id: by }: Pick<OrderRow, 'account_id'>,
): boolean => actor.guardianAccess === 'limited' && by !== actor.accountId;

/** @throws not_found for an order whose products the caller may not read */
export function assertReadsItems(call: UserCall, order: OrderRow): void {
  if (hidesItems(call, order)) throw fail('not_found');
}

/** The caller's own order, locked. */
export async function ownOrder(tx: Tx, call: UserCall, id: number): Promise<OrderRow> {
  const order = await lockOrder(tx, id);
  if (!order) throw fail('not_found');
  ownPerson(call, order.person_id);
  return order;
}

/** An order that somebody works on, locked: a rider has their own only, others are `not_found`. */
export async function lockOrderFor(tx: Tx, call: UserCall, id: number, by: OrderMover): Promise<OrderRow> {
  const order = await lockOrder(tx, id);
  if (!order || (by === 'rider' && order.rider_id !== call.actor.personId)) throw fail('not_found');
  return order;
}
