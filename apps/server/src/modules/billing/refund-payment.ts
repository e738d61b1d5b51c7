import { partsLeft, refundPostings } from '@balsam/domain/billing';
import { halalas, type Halalas } from '@balsam/domain/money';
import { audit, type Reason } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { Call } from '#platform/http/call.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { paymentRefunded, refundRequested } from './events.ts';
import { issueCreditNote, linesLeft } from './invoices.ts';
import { postJournal } from './ledger.ts';
import { movePayment } from './move-payment.ts';
import { refundedMessage } from './operation.ts';
import type { InvoiceLine, Purpose } from './payable.ts';
import { insurerOf, isOfDesk, lockSuccess, partsOf, type PaymentRow } from './payments.store.ts';

export type RefundTo = 'source' | 'wallet';

type Refund = {
  readonly purpose: Purpose;
  readonly entityId: number;
  /** Why the caller may give it back. */
  readonly why: Reason;
  /** These lines of the invoice only; left out, all of it that was not given back before. */
  readonly lines?: readonly InvoiceLine[];
  /** `source`: what a card or a lender brought goes back there. Points come back as points in either case. */
  readonly to: RefundTo;
};

const added = (lines: readonly InvoiceLine[], of: 'total' | 'vat') =>
  halalas(lines.reduce((all, line) => all + line[of], 0));

/** What each gets back of `amount`; what is kept of the whole counts against the wallet first. */
function sharesOf(payment: PaymentRow, amount: Halalas, to: RefundTo) {
  const left = partsLeft(partsOf(payment), halalas(payment.amount - amount));
  return to === 'source'
    ? { walletPart: left.walletPart, loyaltyPart: left.loyaltyPart, sourcePart: left.cardPart }
    : {
        walletPart: halalas(left.walletPart + left.cardPart),
        loyaltyPart: left.loyaltyPart,
        sourcePart: halalas(0),
      };
}

/** What its payer reads of it. Money that went back before, in part, is in the wallet. */
function outcomeOf(payment: PaymentRow, { sourcePart, walletPart, loyaltyPart }: ReturnType<typeof sharesOf>) {
  const toWallet = walletPart > 0 || payment.refunded_part > 0 ? 'wallet' : 'none';
  return refundedMessage({ money: sourcePart > 0 ? 'source' : toWallet, hasPoints: loyaltyPart > 0 });
}

/**
 * Refunds what was paid for a thing, with a credit note, and answers how much (S4.05, D6.01): points to the points, the wallet's part to
 * the wallet, and what a provider brought to the wallet too or, `to: 'source'`, to whoever paid it, which the outbox sees to. Nothing paid,
 * or refunded already, is zero. The module that owns the thing has locked its row and checked that it may be cancelled.
 */
export async function refundPayment(tx: Tx, call: Call, refund: Refund): Promise<Halalas> {
  const payment = await lockSuccess(tx, refund.purpose, refund.entityId);
  if (!payment) return halalas(0);
  const lines = refund.lines ?? (await linesLeft(tx, payment));
  const amount = refund.lines ? added(refund.lines, 'total') : halalas(payment.amount - payment.refunded_part);
  const vat = refund.lines ? added(refund.lines, 'vat') : halalas(payment.vat - payment.refunded_vat);
  const shares = sharesOf(payment, amount, refund.to);
  const { now } = call;
  const postings = refundPostings({
    personId: payment.person_id,
    vat,
    ...shares,
    // Lines alone are given back of what no insurer bears.
    ...(!refund.lines && { insurer: insurerOf(payment) }),
  });
  const journal = { key: `refund:${payment.id}`, kind: 'refund', paymentId: payment.id } as const;
  // The key says that it was refunded before, whatever the status says: no second credit note, and no second request to the provider.
  if (postings.length > 0 && !(await postJournal(tx, { ...journal, postings, now }))) return halalas(0);
  await movePayment(tx, payment, 'refunded', {
    refunded_at: now,
    refund_to: shares.sourcePart > 0 ? 'source' : 'wallet',
    source_refund: shares.sourcePart,
    ...outcomeOf(payment, shares),
  });
  await publish(tx, paymentRefunded, { purpose: payment.purpose, entity_id: payment.entity_id }, now);
  // What the desk took, the desk hands back: it is listed there until it has.
  if (shares.sourcePart > 0 && !isOfDesk(payment)) await publish(tx, refundRequested, { payment_id: payment.id }, now);
  await issueCreditNote(tx, { ...payment, amount, vat }, lines, now);
  const entry = { personId: payment.person_id, what: 'payment', recordId: payment.id } as const;
  await audit(tx, call, { ...entry, action: 'write', why: refund.why });
  return amount;
}

/** As `refundPayment`, all of it to the wallet (S4.05). */
export const refundToWallet = (tx: Tx, call: Call, refund: Omit<Refund, 'to'>): Promise<Halalas> =>
  refundPayment(tx, call, { ...refund, to: 'wallet' });
