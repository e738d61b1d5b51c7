import type { Sql } from '../../platform/db/types.ts';

/** Where and in which language a person is told something, and what they are called; undefined once they are gone. */
export async function reachOf(sql: Sql, personId: number) {
  const row = await sql
    .selectFrom('person')
    .select(['id', 'phone', 'email', 'language', 'first_name', 'first_name_ar'])
    .where('id', '=', personId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      personId: row.id,
      phone: row.phone,
      email: row.email,
      language: row.language,
      firstName: row.first_name || row.first_name_ar,
      firstNameAr: row.first_name_ar || row.first_name,
    }
  );
}
