/** Role ids of the wire (§6) and ours beside them (DECISIONS §3). */
export const roles = {
  administrator: 1,
  patient: 3,
  doctor: 4,
  pharmacist: 5,
  support: 6,
  frontDesk: 7,
  records: 8,
  rider: 14,
} as const;

export type Role = keyof typeof roles;
export type RoleId = (typeof roles)[Role];

const roleIds: ReadonlySet<number> = new Set(Object.values(roles));
const staffIds: ReadonlySet<number> = new Set([
  roles.administrator,
  roles.pharmacist,
  roles.support,
  roles.frontDesk,
  roles.records,
]);

/** Whether a number is one of our roles. */
export function isRoleId(id: number): id is RoleId {
  return roleIds.has(id);
}

/** Whether the role runs the hospital's side (1, 5 to 8): the second factor and the short session are theirs. */
export function isStaff(roleId: number): boolean {
  return staffIds.has(roleId);
}

/** §6: a doctor is role id 4, or a role text that contains 'doc'. */
export function isDoctorRole(role: number | string): boolean {
  if (typeof role === 'number') return role === roles.doctor;
  return role === String(roles.doctor) || role.toLowerCase().includes('doc');
}
