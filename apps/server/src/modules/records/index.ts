import type { AppModule } from '#platform/module.ts';
import { on } from '#platform/outbox/outbox.ts';
import { criticalRoutes } from './critical/critical.routes.ts';
import { eraseContactInRecords } from './erase-contact.store.ts';
import { serveFhir } from './fhir-api/serve.ts';
import { escalateCritical } from './critical/escalate.ts';
import { criticalDue } from './events.ts';
import { recordsExportParts } from './export-parts.ts';
import { recordsRoutes } from './records.routes.ts';

/** The only door of the module of records: results, visits and medicines, our own and those from elsewhere. */
export { clinicalFactsOf } from './clinical-facts.ts';
export { isOwnVisitRetracted, recordOwnVisit, retractOwnVisit, type OwnVisit } from './own-visit.ts';
export { ipsFor } from './ips-for.ts';
export { indexEntries } from './entries/index-entries.ts';
export { inArabic } from './fhir/translation.ts';
export { isVisitOf } from './medicines.store.ts';
export { medicinesOf, supplyDaysIn, type RecordMedicine } from './medicines.ts';
export { assertStatesMore, changeStatement, keepStatement, type StatedResource } from './statements.ts';
export { lockStatement } from './statements.store.ts';
export { prescribedInPortal, prescribedNoMore, prescriptionsCovering, type PortalPrescription } from './prescribed.ts';
export { newestResultsOf } from './newest-results.ts';
export type { LabView } from './records.view.ts';
export { criticalToHead, criticalToHeads, handOverCritical } from './critical/hand-over.ts';
export { reachesNobody } from './critical/hand-over.store.ts';
export { escalateLater, keepCritical } from './critical/report-critical.ts';
export { countOpenCritical } from './critical/critical.store.ts';
export { criticalEscalated, criticalReported, recordChanged, resultReleased } from './events.ts';
export { releasedResult } from './released-result.ts';
export { readableRecord, type Reading } from './records.policy.ts';
export { publishWritten } from './publish-written.ts';
export { addBodySize, bodySizes, type Size } from './sizes.ts';
export { vaccinesOf, type GivenVaccine } from './vaccines.ts';
export { searchableReports, searchableTests, type SearchableResult } from './searchable-results.ts';
export { safetyFactsOf } from './safety-facts.ts';
export { importBundle, type ImportOptions, type ImportSummary } from './import-bundle.ts';
export { BrokenBundle } from './fhir/read-bundle.ts';

export const recordsModule: AppModule = {
  name: 'records',
  routes: [...recordsRoutes, ...criticalRoutes],
  subscriptions: [on(criticalDue, escalateCritical)],
  extraRoutes: serveFhir,
  exportParts: recordsExportParts,
  beforeClosing: [eraseContactInRecords],
};
