import { few, type ExportPart } from '../../platform/export/part.ts';
import { grantRows } from './family.store.ts';

/** What this room keeps about a person. */
export const familyExportParts: readonly ExportPart[] = [
  {
    name: 'family',
    title: {
      en: 'In whose profile you may work, and who may work in yours',
      ar: 'من يحق لكم استخدام ملفاتهم، ومن يحق لهم استخدام ملفكم',
    },
    rows: ({ sql, personId }) => few(grantRows(sql, personId)),
  },
];
