import type { Insertable } from 'kysely';
import type { PushKey } from '../db/schema.gen.ts';
import type { Sql } from '../db/types.ts';

export const readPushKey = (sql: Sql) =>
  sql.selectFrom('push_key').select(['public_key', 'private_key_sealed']).executeTakeFirst();

/** Keeps the pair unless there is one already. */
export async function insertPushKey(sql: Sql, key: Insertable<PushKey>): Promise<void> {
  await sql
    .insertInto('push_key')
    .values(key)
    .onConflict((c) => c.column('is_only').doNothing())
    .execute();
}
