import type { AppModule } from '#platform/module.ts';
import { eraseContactInRecords } from './erase-contact.store.ts';
import { serveFhir } from './fhir-api/serve.ts';
import { recordsExportParts } from './export-parts.ts';
import { recordsRoutes } from './records.routes.ts';

/** The only door of the module of records: results, visits and medicines, our own and those from elsewhere. */
export { clinicalFactsOf } from './clinical-facts.ts';
export { recordOwnVisit, type OwnVisit } from './own-visit.ts';
export { ipsFor } from './ips-for.ts';
export { indexEntries } from './entries/index-entries.ts';
export { isVisitOf } from './medicines.store.ts';
export { medicinesOf, type RecordMedicine } from './medicines.ts';
export { changeStatement, keepStatement, type StatedResource } from './statements.ts';
export { prescribedInPortal, type PortalPrescription } from './prescribed.ts';
export { criticalResult } from './events.ts';
export { readableRecord, type Reading } from './records.policy.ts';
export { addBodySize, bodySizes, type Size } from './sizes.ts';
export { vaccinesOf, type GivenVaccine } from './vaccines.ts';
export { safetyFactsOf } from './safety-facts.ts';
export { importBundle, type ImportOptions, type ImportSummary } from './import-bundle.ts';
export { BrokenBundle } from './fhir/read-bundle.ts';

export const recordsModule: AppModule = {
  name: 'records',
  routes: recordsRoutes,
  extraRoutes: serveFhir,
  exportParts: recordsExportParts,
  beforeClosing: [eraseContactInRecords],
};
