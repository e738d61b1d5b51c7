import { formatInvoiceNumber, operationStatus } from '@balsam/domain/billing';
import { paymentStatusLabel, type PaymentStatus } from '@balsam/domain/booking';
import { halalas, toSar } from '@balsam/domain/money';
import type { CallReply, contract } from '@balsam/contract';
import { resultMethodOf, resultUrl } from './open-page.ts';
import type { ListedInvoice } from './invoices.store.ts';
import type { JournalKind } from './ledger.ts';
import type { Movement } from './ledger.store.ts';
import { billingTexts } from './billing.texts.ts';
import { cameLate } from './operation.ts';
import type { Price } from './payable.ts';
import type { ListedPayment, PaymentRow } from './payments.store.ts';

type Billing = typeof contract.billing;
type Operation = CallReply<Billing['confirm']>['items'][number];

const sar = (amount: number) => toSar(halalas(amount));
const currency = 'SAR' as const;

const entityOf = (p: PaymentRow) => ({
  purpose: p.purpose,
  entity_id: p.entity_id,
  appointment_id: p.purpose === 'appointment' ? p.entity_id : null,
});

const partsOf = (p: PaymentRow) => ({
  method: p.method,
  amount: sar(p.amount),
  wallet_amount: sar(p.wallet_part),
  card_amount: sar(p.card_part),
  loyalty_amount: sar(p.loyalty_part),
  currency,
});

/** Money that came when nothing could take it is a failure to the one who paid. */
const statusOf = (p: PaymentRow): Operation['operation_status'] => (cameLate(p) ? 'failed' : operationStatus(p.status));

/** What confirming a payment answers with. */
export const operationView = (p: PaymentRow): Operation => ({
  ...entityOf(p),
  ...partsOf(p),
  operation_status: statusOf(p),
  operation_message: p.operation_message,
  operation_message_ar: p.operation_message_ar,
  reference: p.reference,
  payment_id: p.id,
  refunded_to_wallet: p.refunded_at !== null && p.refund_to !== 'source',
  refund_to: p.refunded_at === null ? null : (p.refund_to ?? 'wallet'),
  has_receipt: p.settled_at !== null && p.amount > 0 && p.purpose !== 'wallet',
  paid_at: p.settled_at?.toISOString() ?? null,
});

/** What beginning a payment answers with: where the payer goes on. */
export const intentView = (publicUrl: string, p: PaymentRow): CallReply<Billing['intent']> => {
  const { purpose, entity_id } = entityOf(p);
  return {
    ...partsOf(p),
    purpose,
    entity_id,
    reference: p.reference,
    redirect_url: p.redirect_url ?? resultUrl(publicUrl, p),
    result_method: resultMethodOf(p),
    expires_at: p.expires_at.toISOString(),
    operation_status: statusOf(p),
  };
};

export const priceView = (price: Price) => ({
  price: toSar(price.net),
  vat: toSar(price.vat),
  vat_percent: price.vatPercent,
  total: toSar(price.total),
  currency,
});

/** The states of a payment in the words that SPEC §4 has for paying (S4.07). */
const wording: Readonly<Record<PaymentRow['status'], PaymentStatus>> = {
  pending: 'pending payment',
  success: 'success',
  failed: 'unpaid',
  cancelled: 'cancelled',
  refunded: 'cancelled',
};

export const paymentView = (p: ListedPayment): CallReply<Billing['history']>['items'][number] => {
  const status = wording[p.status];
  const label = paymentStatusLabel(status);
  return {
    ...entityOf(p),
    ...partsOf(p),
    id: p.id,
    reference: p.reference,
    vat: sar(p.vat),
    status,
    status_label: label.en,
    status_label_ar: label.ar,
    operation_message: p.operation_message,
    operation_message_ar: p.operation_message_ar,
    invoice_number: p.series !== null && p.number !== null ? formatInvoiceNumber(p.series, p.number) : null,
    created_at: p.created_at.toISOString(),
    paid_at: p.settled_at?.toISOString() ?? null,
  };
};

export const paperView = (row: ListedInvoice): CallReply<Billing['receipts']>['items'][number] => ({
  id: row.id,
  payment_id: row.payment_id,
  kind: row.kind,
  number: formatInvoiceNumber(row.series, row.number),
  title: row.title,
  title_ar: row.title_ar,
  vat: sar(row.vat),
  total: sar(row.total),
  currency,
  issued_at: row.issued_at.toISOString(),
});

export const movementView = (m: Movement): CallReply<Billing['wallet']>['items'][number] => {
  const { en, ar } = billingTexts.movements[m.kind as JournalKind];
  return {
    id: m.id,
    kind: m.kind,
    title: m.title ? `${en}: ${m.title}` : en,
    title_ar: m.title_ar ? `${ar}: ${m.title_ar}` : ar,
    amount: sar(m.amount),
    at: m.at.toISOString(),
    payment_id: m.payment_id,
    has_receipt: m.has_receipt,
    credit_note_id: m.credit_note_id,
  };
};
