import { halalas, type Halalas } from '@balsam/domain/money';
import type { Reason } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { Call } from '#platform/http/call.ts';
import type { Purpose } from './payable.ts';
import { lockSuccess, type PaymentRow } from './payments.store.ts';
import { refundPart } from './refund-part.ts';
import { refundToWallet } from './refund-payment.ts';

type ShareRefund = {
  readonly purpose: Purpose;
  readonly entityId: number;
  /** What makes it happen once. */
  readonly key: string;
  /** With VAT. */
  readonly amount: Halalas;
  /** The line of the credit note. */
  readonly title: string;
  readonly titleAr: string;
  readonly why: Reason;
};

const left = (payment: PaymentRow): Halalas => halalas(payment.amount - payment.refunded_part);

/** What was paid for a thing and not given back; zero when nothing was. Locks its payment. */
export async function leftOf(tx: Tx, purpose: Purpose, entityId: number): Promise<Halalas> {
  const payment = await lockSuccess(tx, purpose, entityId);
  return payment ? left(payment) : halalas(0);
}

/** The VAT of what is given back now: what was given back before and now has the VAT of its part of the whole, rounded down. */
const vatBack = (payment: PaymentRow, amount: number): number =>
  Math.floor(((payment.refunded_part + amount) * payment.vat) / payment.amount) - payment.refunded_vat;

/**
 * Refunds an amount of what was paid for a thing, to the wallet and as points what no money paid for, with a credit note; never more than is
 * left of it. The module that owns the thing has locked its row. Answers how much went back.
 */
export async function refundShare(tx: Tx, call: Call, refund: ShareRefund): Promise<Halalas> {
  const { purpose, entityId, key, title, titleAr, why } = refund;
  const payment = await lockSuccess(tx, purpose, entityId);
  if (!payment) return halalas(0);
  const amount = Math.min(refund.amount, left(payment));
  if (amount === payment.amount) return refundToWallet(tx, call, { purpose, entityId, why });
  const vat = vatBack(payment, amount);
  const line = {
    title,
    title_ar: titleAr,
    quantity: 1,
    taxable: amount - vat,
    vat_percent: payment.vat_percent,
    vat,
    total: amount,
  };
  const back = await refundPart(tx, call, { purpose, entityId, key, lines: [line], why });
  return back.amount;
}
