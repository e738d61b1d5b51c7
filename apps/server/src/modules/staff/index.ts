import type { AppModule } from '#platform/module.ts';
import { staffRoutes } from './staff.routes.ts';

/** The entrance to the module of the staff: who they are, how they join, and what administrators do with them. */
export { createFirstAdministrator, type FirstAdministrator } from './first-administrator.ts';

export const staffModule: AppModule = { name: 'staff', routes: staffRoutes };
