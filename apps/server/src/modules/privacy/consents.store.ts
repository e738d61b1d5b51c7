import { sql as raw } from 'kysely';
import type { ConsentPurpose } from '@balsam/domain/privacy';
import { inPages } from '#platform/export/part.ts';
import type { Sql, Tx } from '#platform/db/types.ts';

/** What a person decided last about each purpose that they decided about. */
export const lastDecisions = (sql: Sql, personId: number) =>
  sql
    .selectFrom('consent_decision')
    .distinctOn('purpose')
    .select(['purpose', 'given', 'text_version', 'decided_by', 'decided_at'])
    .where('person_id', '=', personId)
    .orderBy('purpose')
    .orderBy('id', 'desc')
    .execute();

export type DecisionRow = Awaited<ReturnType<typeof lastDecisions>>[number];

export const lastDecision = (sql: Sql, personId: number, purpose: ConsentPurpose) =>
  sql
    .selectFrom('consent_decision')
    .select(['given', 'text_version'])
    .where('person_id', '=', personId)
    .where('purpose', '=', purpose)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export type NewDecision = {
  readonly person_id: number;
  readonly purpose: ConsentPurpose;
  readonly given: boolean;
  readonly text_version: number;
  readonly decided_by: 'self' | 'guardian';
  readonly by_person_id: number;
  readonly decided_at: Date;
};

/** Inserts a decision, unless the last one is the same: a switch that is pressed twice is one decision. False when it was the same. */
export async function insertDecision(tx: Tx, d: NewDecision): Promise<boolean> {
  const { numAffectedRows } = await raw`
    insert into consent_decision (person_id, purpose, given, text_version, decided_by, by_person_id, decided_at)
    select ${d.person_id}::bigint, ${d.purpose}, ${d.given}::boolean, ${d.text_version}::int, ${d.decided_by},
      ${d.by_person_id}::bigint, ${d.decided_at}::timestamptz
    where not exists (
      select from (
        select given, text_version from consent_decision
        where person_id = ${d.person_id} and purpose = ${d.purpose} order by id desc limit 1
      ) as last
      where last.given = ${d.given} and last.text_version = ${d.text_version})`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Every decision of a person, oldest first. */
export const allDecisions = (sql: Sql, personId: number) =>
  inPages((after, count) =>
    sql
      .selectFrom('consent_decision')
      .select(['id', 'purpose', 'given', 'text_version', 'decided_by', 'decided_at'])
      .where('person_id', '=', personId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(count)
      .execute(),
  );
