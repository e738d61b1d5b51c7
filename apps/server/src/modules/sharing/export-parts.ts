import { inPages, type ExportPart } from '#platform/export/part.ts';
import { shareRows } from './sharing.store.ts';
import { sharingTexts } from './sharing.texts.ts';

/** What this module stores about a person. */
export const sharingExportParts: readonly ExportPart[] = [
  {
    name: 'shared-summaries',
    title: sharingTexts.export,
    rows: ({ sql, personId }) => inPages((after, count) => shareRows(sql, personId, after, count)),
  },
];
