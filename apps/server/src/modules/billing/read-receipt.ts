import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatInvoiceNumber } from '@balsam/domain/billing';
import { audit } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/db/types.ts';
import { pdfOf } from '../../platform/documents/pdf.ts';
import type { Language } from '../../platform/documents/in-words.ts';
import type { UserCall } from '../../platform/http/call.ts';
import { fail } from '../../platform/http/failure.ts';
import type { FileReply } from '../../platform/http/serve.ts';
import { ownPerson, ownReason, patientOf } from '../people/index.ts';
import type { InvoiceLine } from './invoices.ts';
import { findAround, type InvoiceRow } from './invoices.store.ts';
import { receiptDocument } from './receipt.document.ts';
import { Seller } from './seller.ts';

const template = readFileSync(path.join(import.meta.dirname, 'receipt.typ'), 'utf8');

/**
 * The PDF of an invoice of the open profile, in either language, with the seller and lines it was issued with.
 * @throws not_found when there is none, or it is somebody else's
 */
export async function readReceipt(
  db: Db,
  call: UserCall,
  invoice: InvoiceRow | undefined,
  language: Language,
): Promise<FileReply> {
  if (!invoice) throw fail('not_found');
  ownPerson(call, invoice.person_id);
  const [patient, around] = await Promise.all([patientOf(db, call), findAround(db, invoice)]);
  const lines = invoice.lines as InvoiceLine[];
  const document = receiptDocument({ invoice, seller: Seller.parse(invoice.seller), lines, around, patient }, language);
  const why = ownReason(call);
  await audit(db, call, { personId: invoice.person_id, action: 'read', what: 'invoice', recordId: invoice.id, why });
  const name = `${formatInvoiceNumber(invoice.series, invoice.number)}-${language}.pdf`;
  return { mime: 'application/pdf', name, bytes: pdfOf(template, document), inline: true };
}
