import type { AppModule } from '#platform/module.ts';
import { endSilentApprovals } from './answer-approval.ts';
import { carryCovers } from './carry-cover.ts';
import { checkBeforeVisits } from './check-before-visit.ts';
import { insuranceExportParts } from './export-parts.ts';
import { followIdentity } from './follow-identity.ts';
import { insuranceRoutes } from './insurance.routes.ts';
import { readLateAnswers } from './read-late-answers.ts';
import { tellPolicyEnds } from './tell-ends.ts';

/** The entrance to the module of insurance: policies, the cover of visits, approvals. */
export { approvalAnswered, policyDoubtful, policyEnds } from './events.ts';
export { findCover } from './covers.store.ts';
export { findPolicy } from './policies.store.ts';
export { policiesOf } from './policies.ts';

export const insuranceModule: AppModule = {
  name: 'insurance',
  routes: insuranceRoutes,
  subscriptions: [...carryCovers, followIdentity],
  jobs: [readLateAnswers, endSilentApprovals, tellPolicyEnds, checkBeforeVisits],
  exportParts: insuranceExportParts,
};
