import { roles, type RoleId } from './roles.ts';

/** What the hospital's side lets its roles do (DECISIONS §3). Server and menu read this one table. */
const permitted = {
  manage_staff: [roles.administrator],
  /** Looking at the queue; what is done with an order, and its prescriptions, are the pharmacist's alone. */
  see_orders: [roles.pharmacist, roles.administrator],
  fill_orders: [roles.pharmacist],
  /** Giving an order to a rider, or to another one. */
  assign_riders: [roles.pharmacist, roles.administrator],
  manage_catalogue: [roles.pharmacist, roles.administrator],
  answer_tickets: [roles.support, roles.administrator],
  run_queue: [roles.frontDesk],
  prepare_reports: [roles.records],
} as const satisfies Readonly<Record<string, readonly RoleId[]>>;

export type Permission = keyof typeof permitted;

/** The roles that may do something. */
export const rolesThatMay = (permission: Permission): readonly RoleId[] => permitted[permission];

/** Whether a role may do something. */
export const roleMay = (roleId: number, permission: Permission): boolean =>
  rolesThatMay(permission).some((id) => id === roleId);
