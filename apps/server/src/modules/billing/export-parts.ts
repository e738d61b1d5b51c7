import { formatInvoiceNumber } from '@balsam/domain/billing';
import { halalas, toSar } from '@balsam/domain/money';
import { inPages, type ExportPart, type ExportSource } from '#platform/export/part.ts';
import { patientById } from '#modules/people/index.ts';
import { invoiceRows, movementRows, paymentRows } from './export.store.ts';
import type { InvoiceRow } from './invoices.store.ts';
import { movementView, paymentView } from './payments.view.ts';
import { renderReceipt, receiptName } from './read-receipt.ts';
import { billingTexts } from './billing.texts.ts';

const invoicesOf = ({ sql, personId }: ExportSource) =>
  inPages((after, count) => invoiceRows(sql, personId, after, count));

const invoiceView = (row: InvoiceRow) => ({
  id: row.id,
  number: formatInvoiceNumber(row.series, row.number),
  kind: row.kind,
  seller: row.seller,
  subtotal_sar: toSar(halalas(row.subtotal)),
  vat_sar: toSar(halalas(row.vat)),
  total_sar: toSar(halalas(row.total)),
  issued_at: row.issued_at,
});

async function* mapped<T, V>(rows: AsyncIterable<T>, view: (row: T) => V): AsyncIterable<V> {
  for await (const row of rows) yield view(row);
}

/** Receipts in the language of the person who requested the copy, one at a time. */
async function* receipts(source: ExportSource) {
  const { sql, personId, language } = source;
  const patient = await patientById(sql, personId);
  if (!patient) return;
  for await (const invoice of invoicesOf(source))
    yield { name: receiptName(invoice, language), bytes: await renderReceipt(sql, invoice, patient, language) };
}

/** What this module stores about a person. */
export const billingExportParts: readonly ExportPart[] = [
  {
    name: 'payments',
    title: billingTexts.export.payments,
    rows: ({ sql, personId }) =>
      mapped(
        inPages((after, count) => paymentRows(sql, personId, after, count)),
        paymentView,
      ),
  },
  {
    name: 'wallet',
    title: billingTexts.export.wallet,
    rows: ({ sql, personId }) =>
      mapped(
        inPages((after, count) => movementRows(sql, { account: 'wallet', personId }, after, count)),
        movementView,
      ),
  },
  {
    name: 'loyalty_points',
    title: billingTexts.export.loyaltyPoints,
    rows: ({ sql, personId }) =>
      mapped(
        inPages((after, count) => movementRows(sql, { account: 'loyalty', personId }, after, count)),
        movementView,
      ),
  },
  {
    name: 'invoices',
    title: billingTexts.export.invoices,
    rows: (source) => mapped(invoicesOf(source), invoiceView),
  },
  { name: 'receipts', title: billingTexts.export.receipts, documents: receipts },
];
