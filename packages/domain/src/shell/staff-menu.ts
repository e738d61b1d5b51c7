import { roleMay, type Permission } from '../identity/index.ts';

/** The places of the hospital's side, each with the permission that opens it; without one it is everybody's. */
export const staffMenu = [
  { key: 'home', path: '/staff', permission: undefined },
  { key: 'orders', path: '/staff/orders', permission: 'see_orders' },
  { key: 'catalogue', path: '/staff/catalogue', permission: 'manage_catalogue' },
  { key: 'support', path: '/staff/support', permission: 'answer_tickets' },
  { key: 'people', path: '/staff/people', permission: 'manage_staff' },
] as const satisfies readonly { key: string; path: `/staff${string}`; permission: Permission | undefined }[];

export type StaffMenuItem = (typeof staffMenu)[number];

/** What of it a role sees. */
export const staffMenuOf = (roleId: number): StaffMenuItem[] =>
  staffMenu.filter(({ permission }) => permission === undefined || roleMay(roleId, permission));
