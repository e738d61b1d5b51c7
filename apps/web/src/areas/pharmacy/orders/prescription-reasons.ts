import type { Order } from './api-types.ts';

/**
 * Why prescriptions of an order were not approved whole, by their ids. The pharmacist judges those of an order together: the reason is said
 * with the first of them, and with none where the order itself was rejected for it and says so.
 */
export function prescriptionReasons(
  order: Pick<Order, 'rejectionReason'> & { readonly prescriptions: readonly { id: number; reason: string | null }[] },
): ReadonlyMap<number, string> {
  const known = new Set([order.rejectionReason]);
  return new Map(
    order.prescriptions.flatMap(({ id, reason }) => {
      if (reason === null || known.has(reason)) return [];
      known.add(reason);
      return [[id, reason] as const];
    }),
  );
}
