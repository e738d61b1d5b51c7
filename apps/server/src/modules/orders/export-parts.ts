import { inPages, pagesOf, type ExportPart, type ExportSource } from '../../platform/export/part.ts';
import { addressRows, orderRows, prescriptionRows } from './deletion/closing.store.ts';
import { cardsOf } from './reading/read-orders.ts';

/** What belongs to the orders of a page is read for all of them at once. */
async function* orders({ sql, personId }: ExportSource) {
  for await (const rows of pagesOf((after, count) => orderRows(sql, personId, after, count)))
    yield* await cardsOf(sql, rows);
}

/** What this room keeps about a person. */
export const ordersExportParts: readonly ExportPart[] = [
  {
    name: 'addresses',
    title: { en: 'Your addresses', ar: 'العناوين' },
    rows: ({ sql, personId }) => inPages((after, count) => addressRows(sql, personId, after, count)),
  },
  {
    name: 'prescriptions',
    title: { en: 'Prescriptions that you sent', ar: 'الوصفات المرسلة' },
    rows: ({ sql, personId }) => inPages((after, count) => prescriptionRows(sql, personId, after, count)),
  },
  { name: 'orders', title: { en: 'Your orders', ar: 'الطلبات' }, rows: orders },
];
