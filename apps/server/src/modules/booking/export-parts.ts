import { halalas, toSar } from '@balsam/domain/money';
import { inPages, type ExportPart, type ExportSource } from '../../platform/export/part.ts';
import { appointmentRows, opinionRows } from './export.store.ts';

async function* appointments({ sql, personId }: ExportSource) {
  const rows = inPages((after, count) => appointmentRows(sql, personId, after, count));
  for await (const { price, vat, ...row } of rows)
    yield { ...row, price_sar: toSar(halalas(price)), vat_sar: toSar(halalas(vat)) };
}

/** What this room keeps about a person. */
export const bookingExportParts: readonly ExportPart[] = [
  {
    name: 'appointments',
    title: { en: 'Your appointments and what happened to each', ar: 'المواعيد وما جرى عليها' },
    rows: appointments,
  },
  {
    name: 'reviews',
    title: { en: 'What you said about your visits', ar: 'التقييمات المكتوبة عن الزيارات' },
    rows: ({ sql, personId }) => inPages((after, count) => opinionRows(sql, personId, after, count)),
  },
];
