import type { Tx } from '#platform/db/types.ts';
import type { Payables, Purpose } from './payable.ts';
import { lockPending } from './payments.store.ts';
import { voidPayment } from './settle-payment.ts';

type Paid = { readonly purpose: Purpose; readonly entityId: number };

/**
 * Ends what is open for a thing: no page takes money for it any more, and what was held of wallet and points is free. Its row is locked by the caller.
 * @param says whether its payer begins again, or gives the thing itself up
 */
export async function voidPending(
  tx: Tx,
  payables: Partial<Payables>,
  { purpose, entityId }: Paid,
  says: 'replaced' | 'abandoned',
  now: Date,
): Promise<void> {
  const open = await lockPending(tx, purpose, entityId);
  for (const payment of open) await voidPayment(tx, payables, payment, { status: 'cancelled', says }, now);
}
