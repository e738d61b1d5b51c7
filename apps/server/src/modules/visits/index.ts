import type { AppModule } from '#platform/module.ts';
import { visitsExportParts } from './export-parts.ts';
import { outcomeSubscriptions } from './follow-outcome.ts';
import { followVisit } from './follow-visit.ts';
import { unusedVisitPictures } from './unused-pictures.ts';
import { visitsRoutes } from './visits.routes.ts';

/** The entrance to the module of visits: what is told before one, written after it, and said about it (DECISIONS §10). */
export { lastCaseHistoryOf } from './case-history.store.ts';
export { answerMinutes, isFirstUnread } from './chat.store.ts';
export { countUnanswered } from './read-chat.ts';
export { tellingFollows } from './follow-visit.ts';
export { messageWritten, summaryAdded, summarySigned } from './events.ts';
export { BrokenCodes, importCodes } from './import-codes.ts';
export { addCodes } from './icd10.ts';
export { isSeen } from './is-seen.ts';
export { isSensitiveVisit, patientOfPicture, requireOwnAffairs } from './visits.policy.ts';
export { writeCaseHistory } from './case-history.ts';
export { keepPhrase } from './phrases.ts';
export { signSummary } from './sign-summary.ts';
export { writeMessage } from './write-message.ts';
export { writeSummary } from './write-summary.ts';

export const visitsModule: AppModule = {
  name: 'visits',
  routes: visitsRoutes,
  unusedFiles: [unusedVisitPictures],
  subscriptions: [...followVisit, ...outcomeSubscriptions],
  exportParts: visitsExportParts,
};
