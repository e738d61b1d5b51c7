import type { Order } from './api-types.ts';

/**
 * Why prescriptions of an order were not approved whole, by their ids. The pharmacist judges those of an order together: the reason is said
 * with the first of them, and with none where the order itself was rejected for it and says so.
 */
export function prescriptionReasons(
  of: Pick<Order, 'REJECTION_REASON'> & { readonly PRESCRIPTIONS: readonly { ID: number; REASON: string | null }[] },
): ReadonlyMap<number, string> {
  const said = new Set([of.REJECTION_REASON]);
  return new Map(
    of.PRESCRIPTIONS.flatMap(({ ID, REASON }) => {
      if (REASON === null || said.has(REASON)) return [];
      said.add(REASON);
      return [[ID, REASON] as const];
    }),
  );
}
