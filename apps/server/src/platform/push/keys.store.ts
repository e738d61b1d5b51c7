import type { Insertable } from 'kysely';
import type { PushKey } from '#platform/db/schema.gen.ts';
import type { Sql } from '#platform/db/types.ts';

export const readPushKey = (sql: Sql) =>
  sql.selectFrom('push_key').select(['public_key', 'private_key_sealed']).executeTakeFirst();

/** Keeps the pair unless there is another than `instead`, the public key of one that can no longer be read. */
export async function insertPushKey(sql: Sql, key: Insertable<PushKey>, instead = ''): Promise<void> {
  await sql
    .insertInto('push_key')
    .values(key)
    .onConflict((c) => c.column('is_only').doUpdateSet(key).where('push_key.public_key', '=', instead))
    .execute();
}
