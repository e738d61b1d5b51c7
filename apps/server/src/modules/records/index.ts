import type { AppModule } from '#platform/module.ts';
import { eraseContactInRecords } from './erase-contact.store.ts';
import { recordsExportParts } from './export-parts.ts';
import { recordsRoutes } from './records.routes.ts';

/** The only door of the module of records: results, visits and medicines, our own and those from elsewhere. */
export { prescribedInPortal, type PortalPrescription } from './prescribed.ts';
export { safetyFactsOf } from './safety-facts.ts';
export { importBundle, type ImportOptions, type ImportSummary } from './import-bundle.ts';
export { BrokenBundle } from './fhir/read-bundle.ts';

export const recordsModule: AppModule = {
  name: 'records',
  routes: recordsRoutes,
  exportParts: recordsExportParts,
  beforeClosing: [eraseContactInRecords],
};
