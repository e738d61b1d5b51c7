import { halalas, shareByLargestRemainder, sum, vatOf, type Halalas } from '../money/index.ts';

/** A line as it is sold: its amount after offers and without VAT, and its rate. */
export type InvoiceLine = { readonly amount: Halalas; readonly percent: number };

/** `taxable` is the amount less the line's share of the discount; VAT is on that. The total is subtotal - discount + vat. */
export type InvoiceTotals<Line extends InvoiceLine> = {
  readonly lines: readonly (Line & {
    readonly discount: Halalas;
    readonly taxable: Halalas;
    readonly vat: Halalas;
    readonly total: Halalas;
  })[];
  readonly subtotal: Halalas;
  readonly discount: Halalas;
  readonly vat: Halalas;
  readonly total: Halalas;
};

/**
 * D4.04: shares the discount over the lines by largest remainder and takes VAT by line after that. A discount larger than the lines is cut to them.
 * Amounts are not negative, else RangeError.
 */
export function invoiceTotals<Line extends InvoiceLine>(
  lines: readonly Line[],
  discount: Halalas = halalas(0),
): InvoiceTotals<Line> {
  const subtotal = sum(lines.map((line) => line.amount));
  const given = halalas(Math.min(discount, subtotal));
  if (given < 0) throw new RangeError('a discount is not negative');
  const shares = shareByLargestRemainder(
    given,
    lines.map((line) => line.amount),
  );
  const priced = lines.map((line, n) => pricedLine(line, shares[n] ?? halalas(0)));
  const vat = sum(priced.map((line) => line.vat));
  return { lines: priced, subtotal, discount: given, vat, total: halalas(subtotal - given + vat) };
}

/** The number that an invoice shows: `INV-00000042`. */
export function formatInvoiceNumber(series: string, n: number): string {
  return `${series}-${String(n).padStart(8, '0')}`;
}

function pricedLine<Line extends InvoiceLine>(line: Line, discount: Halalas) {
  const taxable = halalas(line.amount - discount);
  const vat = vatOf(taxable, line.percent);
  return { ...line, discount, taxable, vat, total: sum([taxable, vat]) };
}
