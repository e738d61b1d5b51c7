import type { AppModule } from '#platform/module.ts';
import { staffRoutes } from './staff.routes.ts';

/** The entrance to the module of the staff: who they are, how they join, and what administrators do with them. */
export { parseInvitation, type Invitation } from './invite-staff.ts';
export { insertInvited } from './staff.store.ts';
export { lockWorkerAccount, sendLinkToWorker, unlockWorkerAccount, type WorkerChange } from './worker-account.ts';
export { createFirstAdministrator, type FirstAdministrator } from './first-administrator.ts';

export const staffModule: AppModule = { name: 'staff', routes: staffRoutes };
