export { eraseContactInRecords } from './erase-contact.store.ts';
export { prescribedInPortal, type PortalPrescription } from './prescribed.ts';
export { safetyFactsOf } from './safety-facts.ts';
export { recordsExportParts } from './export-parts.ts';
export { recordsRoutes } from './records.routes.ts';
export { importBundle, type ImportOptions, type ImportSummary } from './import-bundle.ts';
export { BrokenBundle } from './fhir/read-bundle.ts';
