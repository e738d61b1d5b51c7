import { few, type ExportPart } from '#platform/export/part.ts';
import { contentTexts } from './content.texts.ts';
import { savedRows } from './education/articles.store.ts';

/** What this module keeps about a person. */
export const contentExportParts: readonly ExportPart[] = [
  {
    name: 'saved-articles',
    title: contentTexts.savedArticles,
    rows: ({ sql, personId, now }) => few(savedRows(sql, personId, now)),
  },
];
