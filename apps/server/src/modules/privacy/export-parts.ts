import { inPages, type ExportPart } from '../../platform/export/part.ts';
import { allDecisions } from './consents.store.ts';
import { exportRows } from './exports.store.ts';

/** What this room keeps about a person: their decisions, and the copies that were asked for. */
export const privacyExportParts: readonly ExportPart[] = [
  {
    name: 'consents',
    title: { en: 'What you allowed, and what you took back', ar: 'الموافقات التي أُعطيت أو سُحبت' },
    rows: ({ sql, personId }) => allDecisions(sql, personId),
  },
  {
    name: 'data-exports',
    title: { en: 'The copies of your data that were asked for', ar: 'نسخ البيانات التي طُلبت' },
    rows: ({ sql, personId }) => inPages((after, count) => exportRows(sql, personId, after, count)),
  },
];
