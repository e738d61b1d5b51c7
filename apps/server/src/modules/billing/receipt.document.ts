import { formatInvoiceNumber, partsBack } from '@balsam/domain/billing';
import { halalas } from '@balsam/domain/money';
import { renderSVG } from 'uqr';
import { countText, ltr, momentText, moneyText, percentText } from '#platform/documents/formats.ts';
import { textsIn, type Language } from '#platform/texts.ts';
import type { InvoiceLine } from './payable.ts';
import type { findAround, InvoiceRow } from './invoices.store.ts';
import { partsOf } from './payments.store.ts';
import { receiptTexts, receiptTitles } from './receipt.texts.ts';
import type { Seller } from './seller.ts';

export type Receipt = {
  readonly invoice: InvoiceRow;
  readonly seller: Seller;
  readonly lines: readonly InvoiceLine[];
  readonly around: Awaited<ReturnType<typeof findAround>>;
  readonly patient: { readonly name: string; readonly nameAr: string; readonly mrn: string };
};

type ReceiptTexts = Readonly<Record<keyof typeof receiptTexts, string>>;
type Shares = readonly (readonly [label: string, amount: number])[];

/**
 * Money of a credit note goes the other way: what a provider refunds, the points, and the wallet for the rest. Parts that were given
 * back before the whole went to the wallet, and to the points what no money had paid for (decision 22); their notes say so ever after.
 */
function backLines({ invoice, around }: Pick<Receipt, 'invoice' | 'around'>, t: ReceiptTexts): Shares {
  const isLast = invoice.total > 0 && around.refunded_at?.getTime() === invoice.issued_at.getTime();
  const source = isLast && around.refund_to === 'source' ? Math.min(around.source_refund, invoice.total) : 0;
  const early = partsBack(partsOf(around), halalas(around.given_before), halalas(invoice.total)).loyaltyPart;
  const points = isLast ? Math.min(around.loyalty_part, invoice.total - source) : early;
  return [
    [t.backToSource, source],
    [t.backToPoints, points],
    [t.backToWallet, invoice.total - source - points],
  ];
}

/** What brought the money that neither wallet nor points paid. */
function sourceText(method: string, t: ReceiptTexts): string {
  if (method === 'tamara') return t.instalments;
  if (method === 'cash') return t.cash;
  return method === 'terminal' ? t.terminal : t.card;
}

const paidLines = ({ invoice, around }: Receipt, language: Language) => {
  const t = textsIn(receiptTexts, language);
  const parts: Shares =
    invoice.kind === 'credit_note'
      ? backLines({ invoice, around }, t)
      : [
          [t.points, around.loyalty_part],
          [t.wallet, around.wallet_part],
          [sourceText(around.method, t), around.card_part],
        ];
  return parts.filter(([, amount]) => amount > 0).map(([label, amount]) => [label, moneyText(amount, language)]);
};

const factsOf = ({ invoice, around, patient }: Receipt, language: Language) => {
  const t = textsIn(receiptTexts, language);
  const { original_series, original_number } = around;
  const original =
    original_series !== null && original_number !== null
      ? [[t.original, ltr(formatInvoiceNumber(original_series, original_number))]]
      : [];
  return [
    [t.number, ltr(formatInvoiceNumber(invoice.series, invoice.number))],
    [t.issued, momentText(invoice.issued_at, language)],
    [t.patient, language === 'ar' ? patient.nameAr : patient.name],
    [t.mrn, ltr(patient.mrn)],
    ...original,
    [t.reference, ltr(around.reference)],
  ];
};

const linesOf = (lines: readonly InvoiceLine[], language: Language) =>
  lines.map((line) => [
    language === 'ar' ? line.title_ar : line.title,
    countText(line.quantity, language),
    moneyText(line.taxable, language),
    `${moneyText(line.vat, language)} (${percentText(line.vat_percent, language)})`,
    moneyText(line.total, language),
  ]);

/** What stands between the fee and what the patient pays; nothing where nothing was taken off. */
function reductionSums({ invoice, around }: Receipt, language: Language): string[][] {
  const { insurer_net: insurer, discount } = around;
  if (invoice.kind !== 'invoice' || insurer + discount === 0) return [];
  const t = textsIn(receiptTexts, language);
  return [
    [t.listPrice, moneyText(invoice.subtotal + insurer + discount, language)],
    ...(insurer > 0 ? [[t.byInsurer, moneyText(-insurer, language)]] : []),
    ...(discount > 0 ? [[t.discount, moneyText(-discount, language)]] : []),
  ];
}

/** An invoice has a page for every ten lines at the very most. */
const pagesOf = (lineCount: number, language: Language): string[] =>
  Array.from({ length: 1 + Math.ceil(lineCount / 10) }, (_, n) => countText(n + 1, language));

/** What the template prints, all formatted already: a tax invoice or credit note with the ZATCA code (SPEC §9, D4.03). */
export function receiptDocument(receipt: Receipt, language: Language): object {
  const { invoice, seller, lines } = receipt;
  const t = textsIn(receiptTexts, language);
  const isArabic = language === 'ar';
  return {
    lang: language,
    title: receiptTitles[invoice.kind][language],
    seller: isArabic ? seller.name_ar : seller.name,
    seller_lines: [
      isArabic ? seller.address_ar : seller.address,
      `${t.vatNumber}: ${ltr(seller.vat_number)}`,
      `${t.registration}: ${ltr(seller.registration)}`,
    ],
    qr: renderSVG(invoice.qr, { ecc: 'M', border: 0 }),
    qr_alt: t.qr,
    facts: factsOf(receipt, language),
    columns: [t.service, t.quantity, t.net, t.vat, t.lineTotal],
    lines: linesOf(lines, language),
    sums: [
      ...reductionSums(receipt, language),
      [t.subtotal, moneyText(invoice.subtotal, language)],
      [t.vatTotal, moneyText(invoice.vat, language)],
    ],
    total: [t.total, moneyText(invoice.total, language)],
    paid: paidLines(receipt, language),
    footer: t.footer,
    pages: pagesOf(lines.length, language),
  };
}
