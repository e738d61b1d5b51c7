import { visitPolicies, type VisitPolicy } from '@balsam/domain/booking';
import type { Sql, Tx } from '#platform/db/types.ts';

/** Whether the current version of a policy was agreed to for this person. */
export async function hasAgreedTo(sql: Sql, personId: number, policy: VisitPolicy): Promise<boolean> {
  const row = await sql
    .selectFrom('visit_consent')
    .select('version')
    .where('person_id', '=', personId)
    .where('policy', '=', policy)
    .where('version', '=', visitPolicies[policy])
    .executeTakeFirst();
  return row !== undefined;
}

type NewConsent = {
  readonly personId: number;
  readonly policy: VisitPolicy;
  readonly byPersonId: number;
  readonly now: Date;
};

/** Stores an agreement to the current version; one that is there already stays as it is. */
export async function insertVisitConsent(tx: Tx, { personId, policy, byPersonId, now }: NewConsent): Promise<void> {
  await tx
    .insertInto('visit_consent')
    .values({
      person_id: personId,
      policy,
      version: visitPolicies[policy],
      by_person_id: byPersonId,
      given_at: now,
    })
    .onConflict((c) => c.doNothing())
    .execute();
}

/** The policies of visits that a person agreed to, for a copy of their data. */
export const visitConsentRows = (sql: Sql, personId: number) =>
  sql
    .selectFrom('visit_consent')
    .select(['policy', 'version', 'by_person_id', 'given_at'])
    .where('person_id', '=', personId)
    .orderBy('given_at')
    .orderBy('policy')
    .execute();
