import { roleMay, type Permission } from '../identity/index.ts';

/** Minutes after which an order has waited too long at the desk: a fast one leaves within two hours, the others within the day. */
const orderMinutes = { fast_delivery: 30, pickup: 60, normal_delivery: 120, scheduled_delivery: 120 } as const;

/** Whose hours the patient has chosen. Those of a fast delivery begin two hours after the order, whenever that is: it is waited for as long as any. */
const plannedModes = ['scheduled_delivery', 'pickup'] as const;

/** An order of a planned mode is late when it is not made ready this many minutes before its hours, any other one once it has waited its minutes. */
export const lateOrder = { minutes: orderMinutes, plannedModes, aheadMinutes: 120 } as const;

/** What waits for somebody of the staff, whose work it is, and after how many minutes it is late (D13.31). */
const waits = {
  /** A critical result that reaches no doctor: whoever names the heads of department sees to it, at once. */
  critical: { permission: 'name_heads', minutes: 0 },
  /** A visit of which nobody said what became of it; after a day the money goes back by itself. */
  visits: { permission: 'settle_visits', minutes: 12 * 60 },
  /** A number that was not called. */
  queue: { permission: 'settle_visits', minutes: 45 },
  orders: { permission: 'see_orders', minutes: 0 },
  refills: { permission: 'see_orders', minutes: 24 * 60 },
  tickets: { permission: 'answer_tickets', minutes: 24 * 60 },
  approvals: { permission: 'answer_approvals', minutes: 4 * 60 },
  reports: { permission: 'prepare_reports', minutes: 3 * 24 * 60 },
  incidents: { permission: 'review_incidents', minutes: 3 * 24 * 60 },
} as const satisfies Readonly<Record<string, { permission: Permission; minutes: number }>>;

export type LateKind = keyof typeof waits;

/** Every kind, in the order in which it is shown. */
export const lateKinds = Object.keys(waits) as LateKind[];

/** After how many minutes what waits is late; orders go by their kind (`lateOrder`). */
export const lateAfter = (kind: LateKind): number => waits[kind].minutes;

/** The kinds that are a role's work. */
export const lateKindsOf = (roleId: number): LateKind[] =>
  lateKinds.filter((kind) => roleMay(roleId, waits[kind].permission));
