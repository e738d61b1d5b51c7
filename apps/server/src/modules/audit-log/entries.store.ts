import { sql as raw } from 'kysely';
import { isStaff, roles, staffStates } from '@balsam/domain/identity';
import type { Sql } from '#platform/db/types.ts';

export type EntryFilter = {
  /** Whose records: several where an identity number had a file before. */
  readonly personIds?: readonly number[] | undefined;
  readonly staff?: number | undefined;
  readonly from: Date;
  readonly until: Date;
  readonly action?: 'read' | 'write' | undefined;
  readonly what?: string | undefined;
};

const matching = (sql: Sql, { personIds, staff, from, until, action, what }: EntryFilter) =>
  sql
    .selectFrom('audit_entry as e')
    .where('e.at', '>=', from)
    .where('e.at', '<', until)
    .$if(personIds !== undefined, (q) => q.where('e.person_id', 'in', personIds!))
    .$if(staff !== undefined, (q) => q.where('e.actor_person_id', '=', staff!))
    .$if(action !== undefined, (q) => q.where('e.action', '=', action!))
    .$if(what !== undefined, (q) => q.where('e.what', '=', what!));

/** Entries from the newest on; after `before`, which is an entry of the page before. */
export const findEntries = (sql: Sql, filter: EntryFilter, page: { before?: number | undefined; count: number }) =>
  matching(sql, filter)
    .leftJoin('person as p', 'p.id', 'e.actor_person_id')
    .leftJoin('person as w', 'w.id', 'e.person_id')
    .select(['e.id', 'e.at', 'e.action', 'e.what', 'e.record_id', 'e.why', 'e.person_id', 'w.mrn'])
    .select(['e.actor_person_id', 'e.actor_account_id', 'e.actor_role'])
    .select(['p.first_name', 'p.family_name', 'p.first_name_ar', 'p.family_name_ar'])
    .select(['w.first_name as whose_first', 'w.family_name as whose_family'])
    .select(['w.first_name_ar as whose_first_ar', 'w.family_name_ar as whose_family_ar'])
    .$if(page.before !== undefined, (q) =>
      q.where(raw<boolean>`(e.at, e.id) < (select b.at, b.id from audit_entry b where b.id = ${page.before ?? 0})`),
    )
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(page.count)
    .execute();

export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number];

/** How many entries match, counted to `most` and one more. */
export async function countEntries(sql: Sql, filter: EntryFilter, most: number): Promise<number> {
  const { total } = await sql
    .selectFrom(
      matching(sql, filter)
        .select('e.id')
        .limit(most + 1)
        .as('some'),
    )
    .select((s) => s.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * The medical files with this MRN, national ID or Iqama, that of an open account first. Those of closed accounts count
 * here: their entries stay for years, and whoever registers anew has another file.
 */
export const filesByNumber = (sql: Sql, number: string) =>
  sql
    .selectFrom('person')
    .select(['id', 'mrn'])
    .where((x) => x.or([x('mrn', '=', number), x('national_id', '=', number), x('iqama', '=', number)]))
    .where('mrn', 'is not', null)
    .orderBy('deleted_at', (o) => o.desc().nullsFirst())
    .limit(50)
    .execute();

const staffRoles = Object.values(roles).filter((id) => isStaff(id));

/** Who of the staff may have done something, by name. */
export const findStaffNames = (sql: Sql, most: number) =>
  sql
    .selectFrom('person as p')
    .innerJoin('account as a', 'a.person_id', 'p.id')
    .select(['p.id', 'p.first_name', 'p.family_name', 'p.first_name_ar', 'p.family_name_ar'])
    .where('a.role_id', 'in', staffRoles)
    .where('a.status', 'in', staffStates)
    .where('p.deleted_at', 'is', null)
    .orderBy('p.first_name')
    .orderBy('p.id')
    .limit(most)
    .execute();

/** Whether there is such a person. */
export const isPerson = async (sql: Sql, id: number): Promise<boolean> =>
  (await sql.selectFrom('person').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
