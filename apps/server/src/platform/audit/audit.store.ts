import { sql as raw, type Selectable } from 'kysely';
import type { AuditEntry } from '#platform/db/schema.gen.ts';
import { batched } from '#platform/db/batched.ts';
import type { Sql } from '#platform/db/types.ts';

type Entry = Omit<Selectable<AuditEntry>, 'id' | 'transaction'>;

/** Adds entries in their order, however many, with the same statement. */
async function insertEntries(sql: Sql, entries: readonly Entry[]): Promise<void> {
  const of = <K extends keyof Entry>(column: K) => entries.map((entry) => entry[column]);
  await raw`
    insert into audit_entry (actor_account_id, actor_person_id, actor_role, at, person_id, action, what, record_id, why, request_id)
    select * from unnest(${of('actor_account_id')}::bigint[], ${of('actor_person_id')}::bigint[], ${of('actor_role')}::smallint[],
      ${of('at')}::timestamptz[], ${of('person_id')}::bigint[], ${of('action')}::text[], ${of('what')}::text[], ${of('record_id')}::text[],
      ${of('why')}::text[], ${of('request_id')}::text[])`.execute(sql);
}

/** Adds the entries of one call; those of reads at the same time go with one statement. */
export const insertAuditEntries = batched<readonly Entry[], undefined>(async (sql, calls) => {
  await insertEntries(sql, calls.flat());
  return calls.map(() => undefined);
});

type Reads = {
  readonly accountId: number;
  readonly what: string;
  readonly recordIds: readonly string[];
  /** Whose they are: entries are found by them. */
  readonly personIds: readonly number[];
  readonly since: Date;
};

/** Which of these records an account has read since then. */
export async function recordsReadSince(
  sql: Sql,
  { accountId, what, recordIds, personIds, since }: Reads,
): Promise<Set<string>> {
  if (recordIds.length === 0) return new Set();
  const rows = await sql
    .selectFrom('audit_entry')
    .select('record_id')
    .where('person_id', 'in', personIds)
    .where('actor_account_id', '=', accountId)
    .where('action', '=', 'read')
    .where('what', '=', what)
    .where('record_id', 'in', recordIds)
    .where('at', '>=', since)
    .execute();
  return new Set(rows.flatMap(({ record_id: id }) => id ?? []));
}
