import { maySummarise } from '@balsam/domain/visits';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { visitToChange, type Visit } from '#modules/booking/index.ts';
import { isSeen } from './is-seen.ts';
import { showSummary } from './read-summary.ts';
import { lockSummary } from './summary.store.ts';

/**
 * The visit whose draft the doctor goes on with, locked. Only the doctor of a visit reaches this: the calls are for doctors, and
 * another's visit is not found.
 * @param seen `updated_at` of the draft that the doctor had on the screen, `null` when there was none yet; undefined looks at nothing
 * @throws visit_not_begun, outcome_final, summary_signed, not_found; summary_changed with the draft as it is now
 */
export async function draftToChange(
  tx: Tx,
  call: UserCall,
  id: number,
  seen: string | null | undefined,
): Promise<Visit> {
  const visit = await visitToChange(tx, call, id);
  const kept = await lockSummary(tx, id);
  assertAllowed(maySummarise(visit, kept?.signed_at ?? null, call.now));
  if (!isSeen(seen, kept?.updated_at)) throw fail('summary_changed', { data: await showSummary(tx, call, visit) });
  return visit;
}
