import { roles, type RoleId } from '@balsam/domain/identity';
import * as m from '#paraglide/messages.js';

const labels: Readonly<Partial<Record<RoleId, () => string>>> = {
  [roles.administrator]: m.staff_role_administrator,
  [roles.pharmacist]: m.staff_role_pharmacist,
  [roles.support]: m.staff_role_support,
  [roles.frontDesk]: m.staff_role_front_desk,
  [roles.records]: m.staff_role_records,
};

/** What a role of the staff is called; nothing for any other. */
export const roleLabel = (roleId: number): string => labels[roleId as RoleId]?.() ?? '';
