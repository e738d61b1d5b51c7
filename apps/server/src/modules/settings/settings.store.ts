import { sql } from 'kysely';
import type { SettingValue } from '@balsam/domain/settings';
import type { Sql, Tx } from '#platform/db/types.ts';

type Changed = {
  readonly at: Date | null;
  readonly first_name: string | null;
  readonly family_name: string | null;
  readonly first_name_ar: string | null;
  readonly family_name_ar: string | null;
};
export type SettingRow = Changed & {
  readonly title: string;
  readonly value: SettingValue;
  readonly is_public: boolean;
  readonly revision: number;
};

/** The settings of these titles with the newest change of each. */
export async function readSettings(db: Sql, titles: readonly string[]): Promise<SettingRow[]> {
  const { rows } = await sql<SettingRow>`
    select s.title, s.value, s.is_public, s.revision, c.at, p.first_name, p.family_name, p.first_name_ar, p.family_name_ar
    from setting s
    left join lateral (
      select at, account_id from setting_change c where c.title = s.title order by c.id desc limit 1) c on true
    left join account a on a.id = c.account_id
    left join person p on p.id = a.person_id
    where s.title = any(${[...titles]}) order by s.title`.execute(db);
  return rows;
}

/** The values of these settings, no row changing until the transaction ends. */
export async function lockValues(tx: Tx, titles: readonly string[]): Promise<Record<string, SettingValue>> {
  const rows = await tx
    .selectFrom('setting')
    .select(['title', 'value'])
    .where('title', 'in', titles)
    .orderBy('title')
    .forUpdate()
    .execute();
  return Object.fromEntries(rows.map(({ title, value }) => [title, value as SettingValue]));
}

export type SettingChange = {
  readonly title: string;
  readonly before: SettingValue;
  readonly after: SettingValue;
  readonly revision: number;
  readonly at: Date;
  readonly accountId: number;
};

/** Writes the value and who changed it; false when somebody else has changed it since that revision. */
export async function writeSetting(tx: Tx, change: SettingChange): Promise<boolean> {
  const { title, revision, at, accountId } = change;
  const after = JSON.stringify(change.after);
  const row = await tx
    .updateTable('setting')
    .set((x) => ({ value: after, revision: x('revision', '+', 1) }))
    .where('title', '=', title)
    .where('revision', '=', revision)
    .returning('title')
    .executeTakeFirst();
  if (!row) return false;
  const before = JSON.stringify(change.before);
  await tx.insertInto('setting_change').values({ title, before, after, at, account_id: accountId }).execute();
  return true;
}

/** A page of the changes of a setting, the newest first, and how many there are. */
export const listChanges = (db: Sql, title: string, { limit, offset }: { limit: number; offset: number }) =>
  db
    .selectFrom('setting_change as c')
    .innerJoin('account as a', 'a.id', 'c.account_id')
    .innerJoin('person as p', 'p.id', 'a.person_id')
    .select(['c.before', 'c.after', 'c.at'])
    .select(['p.first_name', 'p.family_name', 'p.first_name_ar', 'p.family_name_ar'])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('c.title', '=', title)
    .orderBy('c.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
