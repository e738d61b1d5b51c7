import type { Sql } from '#platform/db/types.ts';

type EntryFilter = {
  personId: number;
  othersThan: number | undefined;
  /** Kinds that this reader does not get to see. */
  hidden: readonly string[];
};

const entriesOf = (sql: Sql, { personId, othersThan, hidden }: EntryFilter) =>
  sql
    .selectFrom('audit_entry as e')
    .where('e.person_id', '=', personId)
    .$if(othersThan !== undefined, (q) => q.where('e.actor_person_id', 'is distinct from', othersThan!))
    .$if(hidden.length > 0, (q) => q.where('e.what', 'not in', hidden));

const named = (entries: ReturnType<typeof entriesOf>) =>
  entries
    .leftJoin('person as p', 'p.id', 'e.actor_person_id')
    .select(['e.id', 'e.at', 'e.action', 'e.what', 'e.record_id', 'e.why', 'e.actor_person_id', 'e.actor_role'])
    .select((s) => [
      s.fn.coalesce('p.first_name', s.val('')).as('first_name'),
      s.fn.coalesce('p.middle_name', s.val('')).as('middle_name'),
      s.fn.coalesce('p.family_name', s.val('')).as('family_name'),
      s.fn.coalesce('p.first_name_ar', s.val('')).as('first_name_ar'),
      s.fn.coalesce('p.middle_name_ar', s.val('')).as('middle_name_ar'),
      s.fn.coalesce('p.family_name_ar', s.val('')).as('family_name_ar'),
    ])
    .orderBy('e.id', 'desc');

/** A page of a person's entries, newest first, each with the name of who it was. */
export const findEntries = (sql: Sql, filter: EntryFilter, { limit, offset }: { limit: number; offset: number }) =>
  named(entriesOf(sql, filter)).limit(limit).offset(offset).execute();

/** The newest changes of these kinds to a person's record. */
export const findChanges = (sql: Sql, personId: number, kinds: readonly string[], limit: number) =>
  named(entriesOf(sql, { personId, othersThan: undefined, hidden: [] }))
    .where('e.action', '=', 'write')
    .where('e.what', 'in', kinds)
    .limit(limit)
    .execute();

export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number];

export async function countEntries(sql: Sql, filter: EntryFilter): Promise<number> {
  const { total } = await entriesOf(sql, filter)
    .select((s) => s.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
