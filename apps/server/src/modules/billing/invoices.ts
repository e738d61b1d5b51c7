import { zatcaQr } from '@balsam/domain/billing';
import { halalas } from '@balsam/domain/money';
import type { Tx } from '../../platform/db/types.ts';
import { findInvoice, insertInvoice, takeNumber, type InvoiceKind } from './invoices.store.ts';
import type { PaymentRow } from './payments.store.ts';
import { currentSeller } from './seller.ts';

/** A line of an invoice as it is kept: amounts in halalas, for good. */
export type InvoiceLine = {
  readonly title: string;
  readonly title_ar: string;
  readonly quantity: number;
  readonly taxable: number;
  readonly vat_percent: number;
  readonly vat: number;
  readonly total: number;
};

const series = { invoice: 'INV', credit_note: 'CRN' } as const satisfies Record<InvoiceKind, string>;

const linesOf = (payment: PaymentRow): InvoiceLine[] => [
  {
    title: payment.title,
    title_ar: payment.title_ar,
    quantity: 1,
    taxable: payment.amount - payment.vat,
    vat_percent: payment.vat_percent,
    vat: payment.vat,
    total: payment.amount,
  },
];

async function issue(
  tx: Tx,
  payment: PaymentRow,
  kind: InvoiceKind,
  refersTo: number | null,
  now: Date,
): Promise<void> {
  const seller = await currentSeller(tx);
  const number = await takeNumber(tx, series[kind]);
  await insertInvoice(tx, {
    series: series[kind],
    number,
    kind,
    payment_id: payment.id,
    person_id: payment.person_id,
    refers_to: refersTo,
    seller: JSON.stringify(seller),
    lines: JSON.stringify(linesOf(payment)),
    subtotal: payment.amount - payment.vat,
    vat: payment.vat,
    total: payment.amount,
    qr: zatcaQr({
      sellerName: seller.name_ar,
      vatNumber: seller.vat_number,
      issuedAt: now,
      totalHalalas: halalas(payment.amount),
      vatHalalas: halalas(payment.vat),
    }),
    issued_at: now,
  });
}

/** Issues the tax invoice of a payment, in the transaction that settles it (D4.03). What costs nothing has none. */
export async function issueInvoice(tx: Tx, payment: PaymentRow, now: Date): Promise<void> {
  if (payment.amount > 0) await issue(tx, payment, 'invoice', null, now);
}

/** Issues the credit note that takes a payment's invoice back. */
export async function issueCreditNote(tx: Tx, payment: PaymentRow, now: Date): Promise<void> {
  const invoice = await findInvoice(tx, payment.id, 'invoice');
  if (invoice) await issue(tx, payment, 'credit_note', invoice.id, now);
}
