import { partsBack, refundPostings } from '@balsam/domain/billing';
import { halalas, type Halalas } from '@balsam/domain/money';
import { audit, type Reason } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { Call } from '#platform/http/call.ts';
import { issueCreditNote } from './invoices.ts';
import { postJournal } from './ledger.ts';
import type { InvoiceLine, Purpose } from './payable.ts';
import { lockSuccess, partsOf, updatePayment } from './payments.store.ts';

export type PartialRefund = {
  readonly purpose: Purpose;
  readonly entityId: number;
  /** What makes it happen once. */
  readonly key: string;
  /** The lines of the invoice that are given back. */
  readonly lines: readonly InvoiceLine[];
  /** Why the caller may give it back. */
  readonly why: Reason;
};

const added = (lines: readonly InvoiceLine[], of: 'total' | 'vat') =>
  halalas(lines.reduce((all, line) => all + line[of], 0));

/** What was given back now, and how much of it is in the wallet. */
export type PartBack = { readonly amount: Halalas; readonly toWallet: Halalas };

const nothing: PartBack = { amount: halalas(0), toWallet: halalas(0) };

/**
 * Refunds lines of a purchase, with a credit note for them: to the wallet, and as points what no money paid for. The rest
 * stays sold. The module that owns the thing has locked its row; a whole purchase is refunded by `refundPayment`.
 */
export async function refundPart(
  tx: Tx,
  call: Call,
  { purpose, entityId, key, lines, why }: PartialRefund,
): Promise<PartBack> {
  const payment = await lockSuccess(tx, purpose, entityId);
  const [amount, vat] = [added(lines, 'total'), added(lines, 'vat')];
  if (!payment || amount === 0) return nothing;
  const { loyaltyPart } = partsBack(partsOf(payment), halalas(payment.refunded_part), amount);
  const toWallet = halalas(amount - loyaltyPart);
  const personId = payment.person_id;
  const postings = refundPostings({ personId, walletPart: toWallet, loyaltyPart, sourcePart: halalas(0), vat });
  const { now } = call;
  const journal = { key: `refund-part:${payment.id}:${key}`, kind: 'refund', paymentId: payment.id } as const;
  if (!(await postJournal(tx, { ...journal, postings, now }))) return nothing;
  await updatePayment(tx, payment.id, {
    refunded_part: payment.refunded_part + amount,
    refunded_vat: payment.refunded_vat + vat,
  });
  await issueCreditNote(tx, { ...payment, amount, vat }, lines, now);
  const entry = { personId, what: 'payment', recordId: payment.id, why } as const;
  await audit(tx, call, { ...entry, action: 'write' });
  return { amount, toWallet };
}
