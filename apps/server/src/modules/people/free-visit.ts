import { countedIdentity, mayClaimFreeVisit, type FreeVisit } from '@balsam/domain/billing';
import type { Sql, Tx } from '#platform/db/types.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import {
  claimOf,
  giveBackClaims,
  identityNumbersOf,
  insertClaim,
  moveClaim,
  readClaimant,
} from './free-visits.store.ts';

async function eligibilityOf(sql: Sql, personId: number) {
  const claimant = await readClaimant(sql, personId);
  const identityNumber = claimant ? countedIdentity(claimant) : null;
  const claim = identityNumber === null ? undefined : await claimOf(sql, identityNumber);
  const verdict = mayClaimFreeVisit({
    identityNumber,
    isFirst: claimant?.hadVisit === false,
    isClaimed: claim !== undefined,
  });
  return { identityNumber, claim, verdict };
}

/** The free first visit of a person: to be claimed, claimed for a visit, or undefined when there is none (S4.08). */
export async function freeVisitOf(sql: Sql, personId: number): Promise<FreeVisit | undefined> {
  const { claim, verdict } = await eligibilityOf(sql, personId);
  if (claim?.personId === personId) return { status: 'completed', appointmentId: claim.appointmentId };
  return verdict.ok ? { status: 'pending', appointmentId: null } : undefined;
}

/** Whether a person may claim the free first visit now, by the rules that the claim refuses by. */
export const mayHaveFreeVisit = async (sql: Sql, personId: number) => (await eligibilityOf(sql, personId)).verdict;

/**
 * Claims the free first visit for an appointment whose row the caller has locked.
 * @throws identity_number_required, free_visit_used, free_visit_first_only
 */
export async function claimFreeVisit(tx: Tx, personId: number, appointmentId: number, now: Date): Promise<void> {
  const { identityNumber, verdict } = await eligibilityOf(tx, personId);
  assertAllowed(verdict);
  const claim = {
    identity_number: identityNumber ?? '',
    person_id: personId,
    appointment_id: appointmentId,
    claimed_at: now,
  };
  if (!(await insertClaim(tx, claim))) throw fail('free_visit_used');
}

/** Gives back the claims of these visits: they were cancelled, or the doctor did not come (D12.04). */
export const giveBackFreeVisits = (tx: Tx, appointmentIds: readonly number[], now: Date): Promise<void> =>
  giveBackClaims(tx, appointmentIds, now);

/**
 * The claim of whoever's number was corrected stands under the right one: they have had their free visit, and whose the wrong number is has
 * not (D12.04).
 */
export async function moveFreeVisit(tx: Tx, personId: number): Promise<void> {
  const identityNumber = countedIdentity(await identityNumbersOf(tx, personId));
  if (identityNumber !== null) await moveClaim(tx, personId, identityNumber);
}
