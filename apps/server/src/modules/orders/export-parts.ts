import { inPages, pagesOf, type ExportPart, type ExportSource } from '#platform/export/part.ts';
import { addressRows, orderRows, prescriptionRows } from './deletion/closing.store.ts';
import { cardsOf } from './reading/read-orders.ts';
import { ordersTexts as texts } from './common/orders.texts.ts';

/** What belongs to the orders of a page is read for all of them at once. */
async function* orders({ sql, personId, now }: ExportSource) {
  for await (const rows of pagesOf((after, count) => orderRows(sql, personId, after, count)))
    yield* await cardsOf(sql, rows, now);
}

/** What this module keeps about a person. */
export const ordersExportParts: readonly ExportPart[] = [
  {
    name: 'addresses',
    title: texts.exportParts.addresses,
    rows: ({ sql, personId }) => inPages((after, count) => addressRows(sql, personId, after, count)),
  },
  {
    name: 'prescriptions',
    title: texts.exportParts.prescriptions,
    rows: ({ sql, personId }) => inPages((after, count) => prescriptionRows(sql, personId, after, count)),
  },
  { name: 'orders', title: texts.exportParts.orders, rows: orders },
];
