import type { ExportPart } from '#platform/export/part.ts';
import type { AppModule } from '#platform/module.ts';
import { privacyExportParts } from './export-parts.ts';
import { makeExports } from './make-export.ts';
import { privacyRoutes } from './privacy.routes.ts';
import { removeExports } from './remove-exports.ts';

/** The entrance to the module of privacy: consents, and copies of a person's data. */
export { hasConsented } from './consents.ts';
export { dataExportReady } from './events.ts';

/** `parts`: what the other modules give to a copy of a person's data. */
export const privacyModule = (parts: readonly ExportPart[]): AppModule => ({
  name: 'privacy',
  routes: privacyRoutes,
  exportParts: privacyExportParts,
  jobs: [makeExports([...parts, ...privacyExportParts]), removeExports],
});
