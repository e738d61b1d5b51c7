import { zatcaQr } from '@balsam/domain/billing';
import { halalas } from '@balsam/domain/money';
import type { Tx } from '#platform/db/types.ts';
import { findInvoice, findInvoices, insertInvoice, takeNumber, type InvoiceKind } from './invoices.store.ts';
import type { InvoiceLine } from './payable.ts';
import type { PaymentRow } from './payments.store.ts';
import { currentSeller, findSeller, Seller } from './seller.ts';

const series = { invoice: 'INV', credit_note: 'CRN' } as const satisfies Record<InvoiceKind, string>;

const lineOf = (payment: PaymentRow): InvoiceLine[] => [
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

type Issue = {
  readonly kind: InvoiceKind;
  readonly seller: Seller;
  readonly refersTo: number | null;
  readonly lines: unknown;
};

async function issue(tx: Tx, payment: PaymentRow, { kind, seller, refersTo, lines }: Issue, now: Date): Promise<void> {
  const number = await takeNumber(tx, series[kind]);
  await insertInvoice(tx, {
    series: series[kind],
    number,
    kind,
    payment_id: payment.id,
    person_id: payment.person_id,
    refers_to: refersTo,
    seller: JSON.stringify(seller),
    lines: JSON.stringify(lines),
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
export async function issueInvoice(
  tx: Tx,
  payment: PaymentRow,
  lines: readonly InvoiceLine[] | undefined,
  now: Date,
): Promise<void> {
  if (payment.amount === 0) return;
  const seller = await currentSeller(tx);
  await issue(tx, payment, { kind: 'invoice', seller, refersTo: null, lines: lines ?? lineOf(payment) }, now);
}

async function issueNote(
  tx: Tx,
  payment: PaymentRow,
  lines: readonly InvoiceLine[] | undefined,
  now: Date,
): Promise<void> {
  const invoice = await findInvoice(tx, payment.id, 'invoice');
  if (!invoice) return;
  // Money is given back even where no seller is set: then it is that of the invoice.
  const seller = (await findSeller(tx)) ?? Seller.parse(invoice.seller);
  await issue(tx, payment, { kind: 'credit_note', seller, refersTo: invoice.id, lines: lines ?? invoice.lines }, now);
}

/** Issues the credit note that takes a payment's invoice back, line by line; `payment` has the amounts of these lines when they are given. */
export async function issueCreditNote(
  tx: Tx,
  payment: PaymentRow,
  lines: readonly InvoiceLine[] | undefined,
  now: Date,
): Promise<void> {
  if (payment.amount > 0) await issueNote(tx, payment, lines, now);
}

/** Issues the note of lines that others of the same price replace: it comes to nothing and says what was delivered. */
export const issueExchangeNote = (
  tx: Tx,
  payment: PaymentRow,
  lines: readonly InvoiceLine[],
  now: Date,
): Promise<void> => issueNote(tx, { ...payment, amount: 0, vat: 0 }, lines, now);

type Line = Pick<InvoiceLine, 'title' | 'quantity' | 'total'>;
const sameLine = (a: Line, b: Line) => a.title === b.title && a.quantity === b.quantity && a.total === b.total;

/** What a credit note sells in place of what it gives back stands on it with amounts below zero. */
export const negated = (line: InvoiceLine): InvoiceLine => ({
  ...line,
  taxable: -line.taxable,
  vat: -line.vat,
  total: -line.total,
});

/** The lines of a payment's invoice that no credit note took back yet, with those that a note sold in place of others. */
export async function linesLeft(tx: Tx, payment: PaymentRow): Promise<readonly InvoiceLine[]> {
  const papers = await findInvoices(tx, payment.id);
  const linesOf = (kind: InvoiceKind) =>
    papers.filter((paper) => paper.kind === kind).flatMap((paper) => paper.lines as InvoiceLine[]);
  return linesOf('credit_note').reduce<readonly InvoiceLine[]>((left, gone) => {
    if (gone.total < 0) return left.concat(negated(gone));
    const at = left.findIndex((line) => sameLine(line, gone));
    return at < 0 ? left : left.toSpliced(at, 1);
  }, linesOf('invoice'));
}
