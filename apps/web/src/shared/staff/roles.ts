import { roles } from '@balsam/domain/identity';

/** The roles of the staff, as one chooses among them. */
export const staffRoles = [
  roles.administrator,
  roles.pharmacist,
  roles.support,
  roles.frontDesk,
  roles.records,
] as const;
