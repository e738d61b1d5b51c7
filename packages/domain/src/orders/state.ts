/** The path of an order (SPEC §4, DECISIONS §6), in the order in which a delivery passes it; the last four end it. */
export const orderStates = [
  'placed',
  'confirmed',
  'processed',
  'ready_to_ship',
  'out_for_delivery',
  'rider_assigned',
  'order_picked',
  'on_the_way',
  'arrived',
  'delivered',
  'returned',
  'cancelled',
  'rejected',
] as const;
export type OrderState = (typeof orderStates)[number];
