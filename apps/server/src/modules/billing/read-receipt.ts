import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatInvoiceNumber } from '@balsam/domain/billing';
import { audit } from '#platform/audit/audit.ts';
import type { Db, Sql } from '#platform/db/types.ts';
import { pdfOf } from '#platform/documents/pdf.ts';
import type { Language } from '#platform/texts.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import type { FileReply } from '#platform/http/serve.ts';
import { ownPerson, ownReason, patientOf } from '#modules/people/index.ts';
import type { InvoiceLine } from './payable.ts';
import { findAround, type InvoiceRow } from './invoices.store.ts';
import { isPaidForOwn } from './own-purchase.ts';
import { receiptDocument } from './receipt.document.ts';
import { Seller } from './seller.ts';

const template = readFileSync(path.join(import.meta.dirname, 'receipt.typ'), 'utf8');

type Receiver = { readonly name: string; readonly nameAr: string; readonly mrn: string };

/** How the file of a receipt is called. */
export const receiptName = ({ series, number }: InvoiceRow, language: Language): string =>
  `${formatInvoiceNumber(series, number)}-${language}.pdf`;

/** The PDF of an invoice with the seller and lines it was issued with. It says nothing about who may see it. */
export async function renderReceipt(
  sql: Sql,
  invoice: InvoiceRow,
  patient: Receiver,
  language: Language,
): Promise<Buffer> {
  const around = await findAround(sql, invoice);
  const lines = invoice.lines as InvoiceLine[];
  const seller = Seller.parse(invoice.seller);
  return pdfOf(template, receiptDocument({ invoice, seller, lines, around, patient }, language));
}

/**
 * The PDF of an invoice of the open profile, in either language.
 * @throws not_found when there is none, it is somebody else's, or a young person's own affair
 */
export async function readReceipt(
  db: Db,
  call: UserCall,
  invoice: InvoiceRow | undefined,
  language: Language,
): Promise<FileReply> {
  if (!invoice) throw fail('not_found');
  ownPerson(call, invoice.person_id);
  if (await isPaidForOwn(db, call, invoice.payment_id)) throw fail('not_found');
  const bytes = await renderReceipt(db, invoice, await patientOf(db, call), language);
  const why = ownReason(call);
  await audit(db, call, { personId: invoice.person_id, action: 'read', what: 'invoice', recordId: invoice.id, why });
  return { mime: 'application/pdf', name: receiptName(invoice, language), bytes, inline: true };
}
