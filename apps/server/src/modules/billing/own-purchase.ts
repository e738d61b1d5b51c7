import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { findOrderedBy } from './purchases.store.ts';

/** What was paid for, with the log-in by which it was ordered; null of what is no order. */
type Purchase = { readonly ordered_by: number | null };

/**
 * Whether a payment is for an order that a young person made by their own log-in: the papers of it name what was bought, and a guardian with limited
 * access does not read them, also where they have paid for it (D10.09).
 */
export const isOwnPurchase = ({ actor }: UserCall, { ordered_by: by }: Purchase): boolean =>
  actor.guardianAccess === 'limited' && by !== null && by !== actor.accountId;

/** The same of one payment. */
export const isPaidForOwn = async (sql: Sql, call: UserCall, paymentId: number): Promise<boolean> =>
  call.actor.guardianAccess === 'limited' && isOwnPurchase(call, { ordered_by: await findOrderedBy(sql, paymentId) });

/** Whose orders' papers alone are listed for this caller; undefined: everybody's. */
export const papersOfOrdersBy = ({ actor }: UserCall): number | undefined =>
  actor.guardianAccess === 'limited' ? actor.accountId : undefined;
