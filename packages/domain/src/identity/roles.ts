/** Role ids of the wire (§6) and those added by decision (DECISIONS §3). */
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

const staffIds: ReadonlySet<number> = new Set([
  roles.administrator,
  roles.pharmacist,
  roles.support,
  roles.frontDesk,
  roles.records,
]);

/** Whether the role is one of the staff (1, 5 to 8): they have the second factor and the short session. */
export function isStaff(roleId: number): boolean {
  return staffIds.has(roleId);
}

/** §6: a doctor is role id 4, or a role text that contains 'doc'. */
export function isDoctorRole(role: number | string): boolean {
  if (typeof role === 'number') return role === roles.doctor;
  return role === String(roles.doctor) || role.toLowerCase().includes('doc');
}
