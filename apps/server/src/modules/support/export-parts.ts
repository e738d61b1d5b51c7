import { inPages, type ExportPart } from '../../platform/export/part.ts';
import { messageRows, ticketRows } from './closing.store.ts';

/** What this room keeps about a person. */
export const supportExportParts: readonly ExportPart[] = [
  {
    name: 'support-tickets',
    title: { en: 'Your support tickets', ar: 'تذاكر الدعم' },
    rows: ({ sql, personId }) => inPages((after, count) => ticketRows(sql, personId, after, count)),
  },
  {
    name: 'support-messages',
    title: { en: 'What was written in them', ar: 'رسائل تذاكر الدعم' },
    rows: ({ sql, personId }) => inPages((after, count) => messageRows(sql, personId, after, count)),
  },
];
