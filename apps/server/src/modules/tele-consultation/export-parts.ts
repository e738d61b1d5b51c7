import { inPages, type ExportPart } from '#platform/export/part.ts';
import { attendanceRows, feedbackRows } from './export.store.ts';
import { teleConsultationTexts as texts } from './tele-consultation.texts.ts';

/** What this module keeps about a person. */
export const callExportParts: readonly ExportPart[] = [
  {
    name: 'calls',
    title: texts.export.calls,
    rows: ({ sql, personId }) => inPages((after, count) => attendanceRows(sql, personId, after, count)),
  },
  {
    name: 'call-feedback',
    title: texts.export.feedback,
    rows: ({ sql, personId }) => inPages((after, count) => feedbackRows(sql, personId, after, count)),
  },
];
