import { inPages, picturesIn, type ExportPart } from '#platform/export/part.ts';
import { caseHistoryRows } from './case-history.store.ts';
import { messageRows } from './chat.store.ts';
import { summaryRows } from './export.store.ts';
import { pictureRows } from './pictures.store.ts';
import { visitsTexts } from './visits.texts.ts';

/** What this module keeps about a person. */
export const visitsExportParts: readonly ExportPart[] = [
  {
    name: 'visits/case-histories',
    title: visitsTexts.export.caseHistories,
    rows: ({ sql, personId }) => inPages((after, count) => caseHistoryRows(sql, personId, after, count)),
  },
  {
    name: 'visits/summaries',
    title: visitsTexts.export.summaries,
    rows: ({ sql, personId }) => inPages((after, count) => summaryRows(sql, personId, after, count)),
  },
  {
    name: 'visits/messages',
    title: visitsTexts.export.messages,
    rows: ({ sql, personId }) => inPages((after, count) => messageRows(sql, personId, after, count)),
  },
  {
    name: 'visits/pictures',
    title: visitsTexts.export.pictures,
    documents: (source) => picturesIn(source, pictureRows(source.sql, source.personId)),
  },
];
