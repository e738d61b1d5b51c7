import { few, type ExportPart } from '#platform/export/part.ts';
import { favouriteRows } from './favourites.store.ts';
import { catalogueTexts as texts } from './catalogue.texts.ts';

/** What this module keeps about a person. */
export const catalogueExportParts: readonly ExportPart[] = [
  {
    name: 'favourites',
    title: texts.exportParts.favourites,
    rows: ({ sql, personId }) => few(favouriteRows(sql, personId)),
  },
];
