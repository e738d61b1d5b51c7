import { inPages, type ExportPart, type ExportSource } from '#platform/export/part.ts';
import { reportFileRows, reportRows } from './export.store.ts';
import { medicalReportsTexts } from './medical-reports.texts.ts';

async function* uploadedFiles({ sql, personId, files }: ExportSource) {
  for (const { report_id, language, file_id } of await reportFileRows(sql, personId)) {
    const file = await files.get(sql, file_id);
    if (file) yield { name: `report-${report_id}-${language}.pdf`, bytes: file.bytes };
  }
}

/** What this module stores about a person. */
export const medicalReportsExportParts: readonly ExportPart[] = [
  {
    name: 'medical-reports',
    title: medicalReportsTexts.export.reports,
    rows: ({ sql, personId }) => inPages((after, count) => reportRows(sql, personId, after, count)),
  },
  { name: 'medical-reports', title: medicalReportsTexts.export.files, documents: uploadedFiles },
];
