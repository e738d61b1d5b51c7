import { sql as raw, type SqlBool } from 'kysely';
import { batched } from '#platform/db/batched.ts';
import { shortRead } from '#platform/db/short-read.ts';
import type { Sql } from '#platform/db/types.ts';

const settingsOf = shortRead((sql, { titles }: { readonly titles: readonly string[] }) =>
  sql
    .selectFrom('setting')
    .select(['title', 'value'])
    .where(raw<SqlBool>`title = any(${titles}::text[])`),
);

/** The value of the setting with this title; undefined when there is none. */
const valueOf = batched(async (sql, titles: readonly string[]): Promise<unknown[]> => {
  const rows = await settingsOf(sql, { titles });
  return titles.map((title) => rows.find((row) => row.title === title)?.value);
});

/**
 * The value of a setting that is a number, such as VAT_PERCENT; `otherwise` when it is missing or is none. Settings are made by the
 * migrations with the defaults of DECISIONS §4 and changed by staff.
 */
export async function readNumberSetting(sql: Sql, title: string, otherwise: number): Promise<number> {
  const value = await valueOf(sql, title);
  return typeof value === 'number' ? value : otherwise;
}

/** Whether a setting is on; one that is missing is off. */
export async function readSwitchSetting(sql: Sql, title: string): Promise<boolean> {
  return (await valueOf(sql, title)) === true;
}

export type PublicSetting = { readonly title: string; readonly value: string | number | boolean };

/** The settings on the public list, or the one of that title if it is on it. Anything but plain values is left out. */
export async function readPublicSettings(sql: Sql, title?: string): Promise<PublicSetting[]> {
  const rows = await sql
    .selectFrom('setting')
    .select(['title', 'value'])
    .where('is_public', '=', true)
    .$if(title !== undefined, (q) => q.where('title', '=', title ?? ''))
    .orderBy('title')
    .execute();
  return rows.flatMap(({ title: name, value }) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [{ title: name, value }]
      : [],
  );
}
