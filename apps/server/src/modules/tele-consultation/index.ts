import type { AppModule } from '#platform/module.ts';
import { eraseComments } from './calls.store.ts';
import { closeLostLines } from './close-lost-lines.ts';
import { callExportParts } from './export-parts.ts';
import { callSubscriptions } from './subscriptions.ts';
import { teleConsultationRoutes } from './tele-consultation.routes.ts';

/** The entrance to the module of calls: who may join, who is there, and how two browsers find each other. */
export { callEvidenceOf } from './call-records.ts';
export { callRinging } from './events.ts';
export { ringsUntil } from './ring-patient.ts';
export { callHandlers } from './socket-handlers.ts';

export const teleConsultationModule: AppModule = {
  name: 'tele-consultation',
  routes: teleConsultationRoutes,
  subscriptions: callSubscriptions,
  jobs: [closeLostLines],
  exportParts: callExportParts,
  beforeClosing: [eraseComments],
};
