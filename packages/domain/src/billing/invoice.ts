/** The number that an invoice shows: `INV-00000042`. */
export function formatInvoiceNumber(series: string, n: number): string {
  return `${series}-${String(n).padStart(8, '0')}`;
}
