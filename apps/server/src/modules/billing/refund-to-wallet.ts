import { refundToWalletPostings } from '@balsam/domain/billing';
import { halalas, type Halalas } from '@balsam/domain/money';
import { audit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/db/types.ts';
import type { UserCall } from '../../platform/http/call.ts';
import { ownReason } from '../people/index.ts';
import { issueCreditNote } from './invoices.ts';
import { postJournal } from './ledger.ts';
import { operation } from './operation.ts';
import type { Purpose } from './payable.ts';
import { lockSuccess, updatePayment } from './payments.store.ts';

/**
 * Gives what was paid for a thing to its person's wallet, with a credit note, and answers how much (S4.05). Nothing paid, or given back
 * already, is nought. The room that owns the thing has locked its row and made sure that it may be given up.
 */
export async function refundToWallet(
  tx: Tx,
  call: UserCall,
  { purpose, entityId }: { purpose: Purpose; entityId: number },
): Promise<Halalas> {
  const payment = await lockSuccess(tx, purpose, entityId);
  if (!payment) return halalas(0);
  const amount = halalas(payment.amount);
  const postings = refundToWalletPostings({ personId: payment.person_id, amount, vat: halalas(payment.vat) });
  const { now } = call;
  await postJournal(tx, { key: `refund:${payment.id}`, kind: 'refund', paymentId: payment.id, postings, now });
  await updatePayment(tx, payment.id, { status: 'refunded', refunded_at: now, ...operation.refunded });
  await issueCreditNote(tx, payment, now);
  const note = { personId: payment.person_id, what: 'payment', recordId: payment.id } as const;
  await audit(tx, call, { ...note, action: 'write', why: ownReason(call) });
  return amount;
}
