import { halalas, toSar } from '@balsam/domain/money';
import { inPages, type ExportPart, type ExportSource } from '#platform/export/part.ts';
import { appointmentRows, reviewRows } from './export.store.ts';
import { visitConsentRows } from './visit-consent.store.ts';
import { bookingTexts } from './booking.texts.ts';

async function* appointments({ sql, personId }: ExportSource) {
  const rows = inPages((after, count) => appointmentRows(sql, personId, after, count));
  for await (const { price, vat, ...row } of rows)
    yield { ...row, price_sar: toSar(halalas(price)), vat_sar: toSar(halalas(vat)) };
}

/** What this module stores about a person. */
export const bookingExportParts: readonly ExportPart[] = [
  {
    name: 'appointments',
    title: bookingTexts.export.appointments,
    rows: appointments,
  },
  {
    name: 'visit-policies',
    title: bookingTexts.export.policies,
    async *rows({ sql, personId }) {
      yield* await visitConsentRows(sql, personId);
    },
  },
  {
    name: 'reviews',
    title: bookingTexts.export.reviews,
    rows: ({ sql, personId }) => inPages((after, count) => reviewRows(sql, personId, after, count)),
  },
];
