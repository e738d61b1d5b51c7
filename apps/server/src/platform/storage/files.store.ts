import type { Insertable } from 'kysely';
import type { StoredFile } from '../db/schema.gen.ts';
import type { Sql } from '../db/types.ts';

export async function insertFile(sql: Sql, file: Insertable<StoredFile>): Promise<void> {
  await sql.insertInto('stored_file').values(file).execute();
}

export async function findFile(sql: Sql, id: string) {
  return sql
    .selectFrom('stored_file')
    .select(['person_id', 'kind', 'mime', 'storage_key'])
    .where('id', '=', id)
    .executeTakeFirst();
}
