import { refundToWalletPostings } from '@balsam/domain/billing';
import { halalas, type Halalas } from '@balsam/domain/money';
import { audit, type Reason } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/db/types.ts';
import type { Call } from '../../platform/http/call.ts';
import { issueCreditNote } from './invoices.ts';
import { postJournal } from './ledger.ts';
import { operation } from './operation.ts';
import type { InvoiceLine, Purpose } from './payable.ts';
import { lockSuccess, updatePayment } from './payments.store.ts';

type Refund = {
  readonly purpose: Purpose;
  readonly entityId: number;
  /** Why the caller may give it back. */
  readonly why: Reason;
  /** These lines of the invoice only; left out, all of it. */
  readonly lines?: readonly InvoiceLine[];
};

const added = (lines: readonly InvoiceLine[], of: 'total' | 'vat') =>
  halalas(lines.reduce((all, line) => all + line[of], 0));

/**
 * Gives what was paid for a thing to its person's wallet, with a credit note, and answers how much (S4.05). Nothing paid, or given back
 * already, is nought. The room that owns the thing has locked its row and made sure that it may be given up.
 */
export async function refundToWallet(tx: Tx, call: Call, { purpose, entityId, why, lines }: Refund): Promise<Halalas> {
  const payment = await lockSuccess(tx, purpose, entityId);
  if (!payment) return halalas(0);
  const amount = lines ? added(lines, 'total') : halalas(payment.amount);
  const vat = lines ? added(lines, 'vat') : halalas(payment.vat);
  const postings = refundToWalletPostings({ personId: payment.person_id, amount, vat });
  const { now } = call;
  await postJournal(tx, { key: `refund:${payment.id}`, kind: 'refund', paymentId: payment.id, postings, now });
  await updatePayment(tx, payment.id, { status: 'refunded', refunded_at: now, ...operation.refunded });
  await issueCreditNote(tx, { ...payment, amount, vat }, lines, now);
  const note = { personId: payment.person_id, what: 'payment', recordId: payment.id } as const;
  await audit(tx, call, { ...note, action: 'write', why });
  return amount;
}
