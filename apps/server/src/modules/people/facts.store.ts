import type { Sql } from '../../platform/db/types.ts';

/** What rules ask about a person: when they were born (null: not known) and which language they read. */
export async function factsOf(
  sql: Sql,
  personId: number,
): Promise<{ birthDay: string | null; language: 'ar' | 'en'; isDeleted: boolean }> {
  const row = await sql
    .selectFrom('person')
    .select(['birth_date', 'language', 'deleted_at'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return { birthDay: row.birth_date, language: row.language, isDeleted: row.deleted_at !== null };
}
