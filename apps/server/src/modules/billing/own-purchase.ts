import type { UserCall } from '#platform/http/call.ts';

type Paid = { readonly purpose: string | null; readonly account_id: number | null };

/**
 * Whether a payment is a young person's own for an order: the papers of it name what was bought, and a guardian with limited access does not
 * read them (D10.09).
 */
export const isOwnPurchase = ({ actor }: UserCall, { purpose, account_id: by }: Paid): boolean =>
  actor.guardianAccess === 'limited' && purpose === 'order' && by !== actor.accountId;

/** Whose order papers alone are listed for this caller; undefined: everybody's. */
export const ordersPaidBy = ({ actor }: UserCall): number | undefined =>
  actor.guardianAccess === 'limited' ? actor.accountId : undefined;
