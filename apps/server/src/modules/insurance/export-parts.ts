import { inPages, type ExportPart } from '#platform/export/part.ts';
import { coverRows, messageRows, policyRows } from './export.store.ts';
import { insuranceTexts } from './insurance.texts.ts';

/** What this module keeps about a person. */
export const insuranceExportParts: readonly ExportPart[] = [
  {
    name: 'insurance-policies',
    title: insuranceTexts.export.policies,
    rows: ({ sql, personId }) => inPages((after, count) => policyRows(sql, personId, after, count)),
  },
  {
    name: 'insurance-of-visits',
    title: insuranceTexts.export.covers,
    rows: ({ sql, personId }) => inPages((after, count) => coverRows(sql, personId, after, count)),
  },
  {
    name: 'insurance-messages',
    title: insuranceTexts.export.messages,
    rows: ({ sql, personId }) => inPages((after, count) => messageRows(sql, personId, after, count)),
  },
];
