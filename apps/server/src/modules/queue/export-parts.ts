import { inPages, type ExportPart } from '#platform/export/part.ts';
import { queueTexts } from './queue.texts.ts';
import { ticketRows } from './tickets.store.ts';

/** What this module stores about a person. */
export const queueExportParts: readonly ExportPart[] = [
  {
    name: 'queue-tickets',
    title: queueTexts.export,
    rows: ({ sql, personId }) => inPages((after, count) => ticketRows(sql, personId, after, count)),
  },
];
