import {
  declineReason,
  lateToSourcePostings,
  mayMovePayment,
  paymentPostings,
  releaseHoldPostings,
  sourceAccountOf,
  topUpPostings,
  type Posting,
} from '@balsam/domain/billing';
import { halalas } from '@balsam/domain/money';
import { addMinutes } from '@balsam/domain/time';
import type { Charge } from '#platform/ports/payment.ts';
import type { Tx } from '#platform/db/types.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { pageLeft, refundRequested } from './events.ts';
import { issueInvoice } from './invoices.ts';
import { postJournal } from './ledger.ts';
import { operation } from './operation.ts';
import type { Due, Payable, Payables } from './payable.ts';
import { movePayment } from './move-payment.ts';
import { findPayment, insurerOf, lockPayment, lockPending, partsOf, type PaymentRow } from './payments.store.ts';

/** Why a payment ends without a sale. */
type End = { readonly status: 'failed' | 'cancelled'; readonly says: keyof typeof operation };

const heldPart = (payment: PaymentRow): Posting[] =>
  payment.status === 'pending' && payment.card_part > 0
    ? releaseHoldPostings({
        personId: payment.person_id,
        amount: halalas(payment.wallet_part),
        points: halalas(payment.loyalty_part),
      })
    : [];

/** By then whatever was being paid on a page when we stopped waiting for it has come to its end at the provider. */
const recheckMinutes = 60;
const leftByUs: ReadonlySet<End['says']> = new Set(['expired', 'replaced', 'abandoned']);

/** A page that the provider has not closed itself is looked at once more, in case its notice is lost. */
async function watchPage(tx: Tx, { id, provider_reference, expires_at }: PaymentRow, now: Date): Promise<void> {
  if (provider_reference === null) return;
  await publish(tx, pageLeft, { payment_id: id }, now, addMinutes(expires_at, recheckMinutes));
}

/** Ends an open payment and releases what it held of the wallet and the points. The payment's row is locked by the caller. */
export async function voidPayment(
  tx: Tx,
  payables: Partial<Payables>,
  payment: PaymentRow,
  end: End,
  now: Date,
): Promise<PaymentRow> {
  if (!mayMovePayment(payment.status, end.status)) return payment;
  const key = `hold-back:${payment.id}`;
  await postJournal(tx, { key, kind: 'wallet_hold_back', paymentId: payment.id, postings: heldPart(payment), now });
  if (leftByUs.has(end.says)) await watchPage(tx, payment, now);
  const ended = await movePayment(tx, payment, end.status, operation[end.says]);
  await payableOf(payables, payment).awaitsPayment?.(tx, payment.entity_id, false);
  return ended;
}

const topUpOf = (payment: PaymentRow): Posting[] =>
  topUpPostings({ personId: payment.person_id, amount: halalas(payment.amount) });

const saleOf = (payment: PaymentRow, held: boolean): Posting[] =>
  paymentPostings({
    personId: payment.person_id,
    ...partsOf(payment),
    vat: halalas(payment.vat),
    insurer: insurerOf(payment),
    held,
    source: sourceAccountOf(payment.method),
  });

/** Books a sale, or money for the wallet, that was accepted, and its invoice. `held`: the parts of wallet and points were held before. */
export async function bookSale(
  tx: Tx,
  payables: Partial<Payables>,
  payment: PaymentRow,
  held: boolean,
  now: Date,
): Promise<PaymentRow> {
  const isTopUp = payment.purpose === 'wallet';
  const postings = isTopUp ? topUpOf(payment) : saleOf(payment, held);
  const kind = isTopUp ? 'top_up' : 'payment';
  await postJournal(tx, { key: `payment:${payment.id}`, kind, paymentId: payment.id, postings, now });
  const settled = await movePayment(tx, payment, 'success', { settled_at: now, ...operation.success });
  if (isTopUp) return settled;
  const lines = await payableOf(payables, payment).lines?.(tx, payment.entity_id);
  await issueInvoice(tx, settled, lines, now);
  return settled;
}

/**
 * Money that arrives when its purpose can no longer be paid goes to the wallet, with what was held of it (DECISIONS §5). Instalments go back
 * to their provider: nobody is to pay instalments for nothing.
 */
async function bookLate(
  tx: Tx,
  payable: Payable,
  payment: PaymentRow,
  arrived: number,
  now: Date,
): Promise<PaymentRow> {
  const byInstalments = payment.method === 'tamara';
  const amount = halalas(arrived);
  const came = byInstalments ? lateToSourcePostings(amount) : topUpPostings({ personId: payment.person_id, amount });
  const postings = [...came, ...heldPart(payment)];
  await postJournal(tx, { key: `late:${payment.id}`, kind: 'arrived_late', paymentId: payment.id, postings, now });
  if (payment.status === 'pending') await payable.awaitsPayment?.(tx, payment.entity_id, false);
  if (byInstalments) await publish(tx, refundRequested, { payment_id: payment.id }, now);
  return movePayment(tx, payment, 'refunded', {
    refunded_at: now,
    ...(byInstalments
      ? { refund_to: 'source', source_refund: amount, ...operation.lateToSource }
      : { refund_to: 'wallet', ...operation.late }),
  });
}

/** Other pages of what has just been paid take no money for it any more, and what they held of wallet and points is free. */
async function voidOthers(tx: Tx, payables: Partial<Payables>, paid: PaymentRow, now: Date): Promise<void> {
  const open = await lockPending(tx, paid.purpose, paid.entity_id);
  for (const payment of open.filter(({ id }) => id !== paid.id))
    await voidPayment(tx, payables, payment, { status: 'cancelled', says: 'replaced' }, now);
}

/** A page that was opened before the price or its parts changed does not pay for the thing at its new price. */
const isSamePrice = (payment: PaymentRow, { total, reductions: { insurer, discount } }: Due): boolean =>
  total === payment.amount &&
  discount === payment.discount &&
  insurer.net === payment.insurer_net &&
  insurer.vat === payment.insurer_vat;

/** The provider has the money. A voided payment still takes it when the card pays all of it. */
async function bookCharge(
  tx: Tx,
  payables: Partial<Payables>,
  payment: PaymentRow,
  charge: Charge,
  now: Date,
): Promise<PaymentRow> {
  const paysAll = payment.wallet_part + payment.loyalty_part === 0;
  const payable = payableOf(payables, payment);
  const due = await payable.due?.(tx, payment.entity_id);
  const whole =
    (!due || isSamePrice(payment, due)) &&
    charge.amount === payment.card_part &&
    (payment.status === 'pending' || paysAll);
  const verdict = whole ? await payable.settled(tx, payment.entity_id, now) : 'released';
  if (verdict !== 'accepted') return bookLate(tx, payable, payment, charge.amount, now);
  await voidOthers(tx, payables, payment, now);
  return bookSale(tx, payables, payment, true, now);
}

/** What a payment is for; a row of a purpose that nothing implements is somebody's mistake. */
export function payableOf(payables: Partial<Payables>, { id, purpose }: PaymentRow): Payable {
  const payable = (payables as Partial<Record<string, Payable>>)[purpose];
  if (!payable) throw new RangeError(`payment ${id} has no payable`);
  return payable;
}

const isOf = (charge: Charge, payment: PaymentRow) =>
  charge.reference === payment.reference && charge.currency === 'SAR';

/**
 * Brings a payment to the state that the provider reports, in one transaction: the sale with its postings and invoice, or the money in the
 * wallet, or its end and what its thing makes of that. Called again, or in another order, it changes nothing (D4.02). A charge that is not this payment's changes nothing either.
 */
export async function settlePayment(
  tx: Tx,
  payables: Partial<Payables>,
  paymentId: number,
  charge: Charge,
  now: Date,
): Promise<PaymentRow | undefined> {
  const named = await findPayment(tx, paymentId);
  if (!named) return undefined;
  await payableOf(payables, named).lock(tx, named.entity_id);
  const payment = await lockPayment(tx, paymentId);
  if (!mayMovePayment(payment.status, 'success') || !isOf(charge, payment)) return payment;
  if (charge.status === 'success') return bookCharge(tx, payables, payment, charge, now);
  if (charge.status === 'pending' || !mayMovePayment(payment.status, charge.status)) return payment;
  const reason = charge.status === 'failed' ? declineReason(charge.message) : undefined;
  const end = { status: charge.status, says: reason ?? charge.status };
  const ended = await voidPayment(tx, payables, payment, end, now);
  await payableOf(payables, payment).failed?.(tx, payment.entity_id, now);
  return ended;
}
