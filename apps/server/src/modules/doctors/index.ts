import type { AppModule } from '#platform/module.ts';
import { doctorsRoutes } from './doctors.routes.ts';

/** The entrance to the module of doctors: their hours, leave, fees and accounts, kept by the front desk and administrators. */
export { leaveAnswered, leaveEntered, leaveRequested } from './events.ts';
export { leaveAnswerers, leaveNotice, leaveRequest } from './leave-notice.ts';

export const doctorsModule: AppModule = { name: 'doctors', routes: doctorsRoutes };
