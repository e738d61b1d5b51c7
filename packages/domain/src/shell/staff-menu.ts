import { roleMay, type Permission } from '../identity/index.ts';

/** The pages of the staff, each with the permission that opens it; without one it is open to all staff. */
const staffMenu = [
  { key: 'home', path: '/staff', permission: undefined },
  { key: 'orders', path: '/staff/orders', permission: 'see_orders' },
  { key: 'refills', path: '/staff/refills', permission: 'see_orders' },
  { key: 'catalogue', path: '/staff/catalogue', permission: 'manage_catalogue' },
  { key: 'support', path: '/staff/support', permission: 'answer_tickets' },
  { key: 'queue', path: '/staff/queue', permission: 'run_queue' },
  { key: 'patients', path: '/staff/patients', permission: 'find_patients' },
  { key: 'visits', path: '/staff/visits', permission: 'settle_visits' },
  { key: 'admissions', path: '/staff/admissions', permission: 'manage_admissions' },
  { key: 'doctors', path: '/staff/doctors', permission: 'manage_doctors' },
  { key: 'departments', path: '/staff/departments', permission: 'name_heads' },
  { key: 'waiting', path: '/staff/waiting-list', permission: 'see_waiting_list' },
  { key: 'codes', path: '/staff/door-codes', permission: 'show_door_codes' },
  { key: 'ratings', path: '/staff/ratings', permission: 'see_orders' },
  { key: 'approvals', path: '/staff/approvals', permission: 'answer_approvals' },
  { key: 'packages', path: '/staff/packages', permission: 'manage_packages' },
  { key: 'content', path: '/staff/content', permission: 'manage_content' },
  { key: 'reports', path: '/staff/reports', permission: 'prepare_reports' },
  { key: 'ovr', path: '/staff/ovr', permission: 'review_incidents' },
  { key: 'areas', path: '/staff/delivery-areas', permission: 'manage_delivery_areas' },
  { key: 'riders', path: '/staff/riders', permission: 'manage_riders' },
  { key: 'people', path: '/staff/people', permission: 'manage_staff' },
  { key: 'retention', path: '/staff/retention', permission: 'confirm_retention' },
  { key: 'audit', path: '/staff/audit', permission: 'read_audit_log' },
  { key: 'settings', path: '/staff/settings', permission: 'change_settings' },
] as const satisfies readonly { key: string; path: `/staff${string}`; permission: Permission | undefined }[];

export type StaffMenuItem = (typeof staffMenu)[number];

/** The pages that a role may open. */
export const staffMenuOf = (roleId: number): StaffMenuItem[] =>
  staffMenu.filter(({ permission }) => permission === undefined || roleMay(roleId, permission));
