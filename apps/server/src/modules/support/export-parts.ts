import { inPages, picturesIn, type ExportPart } from '#platform/export/part.ts';
import { messageRows, pictureRows, ticketRows } from './closing.store.ts';
import { supportTexts as texts } from './support.texts.ts';

/** What this module keeps about a person. */
export const supportExportParts: readonly ExportPart[] = [
  {
    name: 'support-tickets',
    title: texts.exportParts.supportTickets,
    rows: ({ sql, personId }) => inPages((after, count) => ticketRows(sql, personId, after, count)),
  },
  {
    name: 'support-messages',
    title: texts.exportParts.supportMessages,
    rows: ({ sql, personId }) => inPages((after, count) => messageRows(sql, personId, after, count)),
  },
  {
    name: 'support-pictures',
    title: texts.exportParts.supportPictures,
    documents: (source) => picturesIn(source, pictureRows(source.sql, source.personId)),
  },
];
