import type { Order } from './api-types.ts';

/**
 * Why prescriptions of an order were not approved whole, by their ids. The pharmacist judges those of an order together: the reason is said
 * with the first of them, and with none where the order itself was rejected for it and says so.
 */
export function prescriptionReasons(
  order: Pick<Order, 'REJECTION_REASON'> & { readonly PRESCRIPTIONS: readonly { ID: number; REASON: string | null }[] },
): ReadonlyMap<number, string> {
  const known = new Set([order.REJECTION_REASON]);
  return new Map(
    order.PRESCRIPTIONS.flatMap(({ ID, REASON }) => {
      if (REASON === null || known.has(REASON)) return [];
      known.add(REASON);
      return [[ID, REASON] as const];
    }),
  );
}
