import { few, type ExportPart } from '#platform/export/part.ts';
import { grantRows } from './family.store.ts';
import { familyTexts } from './family.texts.ts';

/** What this module keeps about a person. */
export const familyExportParts: readonly ExportPart[] = [
  {
    name: 'family',
    title: familyTexts.exportParts.family,
    rows: ({ sql, personId }) => few(grantRows(sql, personId)),
  },
];
