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
    title: 'Your addresses',
    titleAr: 'العناوين',
    rows: ({ sql, personId }) => inPages((after, count) => addressRows(sql, personId, after, count)),
  },
  {
    name: 'prescriptions',
    title: 'Prescriptions that you sent',
    titleAr: 'الوصفات المرسلة',
    rows: ({ sql, personId }) => inPages((after, count) => prescriptionRows(sql, personId, after, count)),
  },
  { name: 'orders', title: 'Your orders', titleAr: 'الطلبات', rows: orders },
];
