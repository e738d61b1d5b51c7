import { inPages, type ExportPart } from '#platform/export/part.ts';
import { bookedRows } from './export.store.ts';
import { packagesTexts } from './packages.texts.ts';

/** What this module keeps about a person. */
export const packagesExportParts: readonly ExportPart[] = [
  {
    name: 'packages',
    title: packagesTexts.export.booked,
    rows: ({ sql, personId }) => inPages((after, count) => bookedRows(sql, personId, after, count)),
  },
];
