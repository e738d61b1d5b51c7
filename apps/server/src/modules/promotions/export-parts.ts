import { inPages, type ExportPart } from '#platform/export/part.ts';
import { freeVisitRows, useRows } from './export.store.ts';
import { promotionsTexts } from './promotions.texts.ts';

/** What this module keeps about a person. */
export const promotionsExportParts: readonly ExportPart[] = [
  {
    name: 'promotions',
    title: promotionsTexts.export.uses,
    rows: ({ sql, personId }) => inPages((after, count) => useRows(sql, personId, after, count)),
  },
  {
    name: 'free-visit',
    title: promotionsTexts.export.freeVisits,
    rows: ({ sql, personId }) => inPages((after, count) => freeVisitRows(sql, personId, after, count)),
  },
];
