import { roles, type RoleId } from './roles.ts';

/** What the roles of the staff may do (DECISIONS §3). Server and menu read this one table. */
const permitted = {
  manage_staff: [roles.administrator],
  /** Viewing the queue; changing orders and reviewing prescriptions are reserved to pharmacists. */
  see_orders: [roles.pharmacist, roles.administrator],
  fill_orders: [roles.pharmacist],
  /** Assigning an order to a rider, or reassigning it. */
  assign_riders: [roles.pharmacist, roles.administrator],
  manage_delivery_areas: [roles.administrator],
  manage_catalogue: [roles.pharmacist, roles.administrator],
  answer_tickets: [roles.support, roles.administrator],
  /** Deciding what became of a visit when its two sides do not agree or said nothing. */
  settle_visits: [roles.frontDesk, roles.administrator],
  /** Who waits for an earlier appointment. */
  see_waiting_list: [roles.frontDesk, roles.administrator],
  /** The codes at the doors of the branches, by which patients say that they are there. */
  show_door_codes: [roles.frontDesk, roles.administrator],
  answer_approvals: [roles.frontDesk, roles.administrator],
  /** What services are sold together, and at which price. */
  manage_packages: [roles.administrator],
  /** Hours, leave, fees and texts of doctors, and what becomes of visits that they cannot keep. */
  manage_doctors: [roles.frontDesk, roles.administrator],
  /** Inviting a doctor, and locking one out. */
  manage_doctor_accounts: [roles.administrator],
  manage_riders: [roles.administrator],
  /** Articles, banners, promotions, announcements, questions and terms. */
  manage_content: [roles.administrator],
  run_queue: [roles.frontDesk],
  /** Admitting somebody to a bed, and discharging them. */
  manage_admissions: [roles.frontDesk, roles.administrator],
  /** Who answers for a department. */
  name_heads: [roles.administrator],
  change_settings: [roles.administrator],
  /** That what a minor's closed account left behind may go for good. */
  confirm_retention: [roles.administrator],
  /** What was reported of incidents, with who reported it. */
  review_incidents: [roles.administrator],
  prepare_reports: [roles.records],
  /** Opening a file for somebody who is at the desk, and finding a file by its number. */
  find_patients: [roles.frontDesk, roles.records],
  /** Who read or changed whose record. */
  read_audit_log: [roles.administrator],
  /** What the hospital took and gave back, by day. */
  see_revenue: [roles.administrator],
} as const satisfies Readonly<Record<string, readonly RoleId[]>>;

export type Permission = keyof typeof permitted;

/** The roles that may do something. */
export const rolesThatMay = (permission: Permission): readonly RoleId[] => permitted[permission];

/** Whether a role may do something. */
export const roleMay = (roleId: number, permission: Permission): boolean =>
  rolesThatMay(permission).some((id) => id === roleId);
