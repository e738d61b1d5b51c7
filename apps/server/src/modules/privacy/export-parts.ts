import { inPages, type ExportPart } from '#platform/export/part.ts';
import { allDecisions } from './consents.store.ts';
import { exportRows } from './exports.store.ts';
import { privacyTexts } from './privacy.texts.ts';

/** What this module keeps about a person: their decisions, and the copies that they requested. */
export const privacyExportParts: readonly ExportPart[] = [
  {
    name: 'consents',
    title: privacyTexts.exportParts.consents,
    rows: ({ sql, personId }) => allDecisions(sql, personId),
  },
  {
    name: 'data-exports',
    title: privacyTexts.exportParts.dataExports,
    rows: ({ sql, personId }) => inPages((after, count) => exportRows(sql, personId, after, count)),
  },
];
