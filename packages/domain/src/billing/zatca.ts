import { sarText, type Halalas } from '../money/index.ts';

const longestField = 255;

/**
 * D4.03: what the QR code of a simplified tax invoice holds: seller, VAT number, time (UTC, whole seconds), total with VAT and VAT, as tag, length
 * and value, in base64. A length is in UTF-8 bytes, in one byte: RangeError when a name is longer than 255.
 */
export function zatcaQr(invoice: {
  sellerName: string;
  vatNumber: string;
  issuedAt: Date;
  totalHalalas: Halalas;
  vatHalalas: Halalas;
}): string {
  const fields = [
    invoice.sellerName,
    invoice.vatNumber,
    `${invoice.issuedAt.toISOString().slice(0, 19)}Z`,
    sarText(invoice.totalHalalas),
    sarText(invoice.vatHalalas),
  ];
  const bytes = fields.flatMap((value, n) => tagged(n + 1, value));
  return btoa(String.fromCharCode(...bytes));
}

function tagged(tag: number, value: string): number[] {
  const bytes = new TextEncoder().encode(value);
  if (bytes.length > longestField)
    throw new RangeError(`field ${tag} of the QR code is longer than ${longestField} bytes`);
  return [tag, bytes.length, ...bytes];
}
