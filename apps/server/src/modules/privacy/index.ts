import type { ExportPart } from '../../platform/export/part.ts';
import type { DueWork } from '../../platform/jobs/due.ts';
import { privacyExportParts } from './export-parts.ts';
import { makeExports } from './make-export.ts';
import { removeExports } from './remove-exports.ts';

/** The only door of the room of privacy: consents, and copies of a person's data. */
export { hasConsented } from './consents.ts';
export { dataExportReady } from './events.ts';
export { privacyRoutes } from './privacy.routes.ts';

/** What becomes due in this room; `parts` is what the other rooms give to a copy. */
export const privacyDue = (parts: readonly ExportPart[]): readonly DueWork[] => [
  makeExports([...parts, ...privacyExportParts]),
  removeExports,
];
