import { few, type ExportPart } from '../../platform/export/part.ts';
import { favouriteRows } from './favourites.store.ts';

/** What this room keeps about a person. */
export const catalogueExportParts: readonly ExportPart[] = [
  {
    name: 'favourites',
    title: { en: 'Products that you keep', ar: 'المنتجات المفضلة' },
    rows: ({ sql, personId }) => few(favouriteRows(sql, personId)),
  },
];
