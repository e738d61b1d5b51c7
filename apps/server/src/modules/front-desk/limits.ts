import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { countUp } from '#platform/limits/limits.store.ts';

const hourMs = 3_600_000;

/** How many files an account of the staff may look for, or open, in an hour (D13.33). */
export const lookLimits = { patient_number: 120, patient_name: 20 } as const;

/** Counts one more look. @throws too_many_requests */
export async function countLook(tx: Tx, { actor, now }: UserCall, scope: keyof typeof lookLimits): Promise<void> {
  const bucket = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
  const counted = await countUp(tx, { scope, key: String(actor.accountId), bucket }, lookLimits[scope]);
  if (counted === undefined) throw fail('too_many_requests');
}
