import { roleMay, type Permission } from '../identity/index.ts';

/** The figures of a day, each with the permission that opens it (D13.31). */
const sections = {
  visits: 'settle_visits',
  queue: 'settle_visits',
  orders: 'see_orders',
  tickets: 'answer_tickets',
  revenue: 'see_revenue',
  files: 'find_patients',
  reports: 'prepare_reports',
} as const satisfies Readonly<Record<string, Permission>>;

export type DaySection = keyof typeof sections;

/** Every section, in the order in which it is shown. */
export const daySections = Object.keys(sections) as DaySection[];

/** The sections that a role sees. */
export const daySectionsOf = (roleId: number): DaySection[] =>
  daySections.filter((section) => roleMay(roleId, sections[section]));
