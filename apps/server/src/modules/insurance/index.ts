import type { AppModule } from '#platform/module.ts';
import { endSilentApprovals } from './answer-approval.ts';
import { insuranceExportParts } from './export-parts.ts';
import { insuranceRoutes } from './insurance.routes.ts';

/** The entrance to the module of insurance: policies, the cover of visits, approvals. */
export { approvalAnswered } from './events.ts';

export const insuranceModule: AppModule = {
  name: 'insurance',
  routes: insuranceRoutes,
  jobs: [endSilentApprovals],
  exportParts: insuranceExportParts,
};
