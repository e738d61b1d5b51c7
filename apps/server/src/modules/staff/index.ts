/** The only door of the room of the staff: who they are, how they join, and what administrators do with them. */
export { beginAdministration, type Beginning } from './first-administrator.ts';
export { staffRoutes } from './staff.routes.ts';
