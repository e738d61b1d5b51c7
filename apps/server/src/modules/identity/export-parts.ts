import { few, inPages, type ExportPart } from '#platform/export/part.ts';
import { deviceRows, signInRows } from './export.store.ts';
import { identityTexts } from './identity.texts.ts';

/** What this module keeps about a person, except secrets that open their account. */
export const identityExportParts: readonly ExportPart[] = [
  {
    name: 'sign-ins',
    title: identityTexts.exportParts.signIns,
    rows: ({ sql, personId }) => inPages((after, count) => signInRows(sql, personId, after, count)),
  },
  {
    name: 'devices',
    title: identityTexts.exportParts.devices,
    rows: ({ sql, personId }) => few(deviceRows(sql, personId)),
  },
];
