import type { Sql, Tx } from '../db/types.ts';

type KeyName = { accountId: number; endpoint: string; key: string };
export type StoredReply = { data: unknown; message: string; messageAr: string };

/** Takes the key; false when it was used before. Waits while another transaction is using it. */
export async function reserveKey(tx: Tx, k: KeyName & { bodyHash: Buffer; now: Date }): Promise<boolean> {
  const taken = await tx
    .insertInto('idempotency_key')
    .values({ account_id: k.accountId, endpoint: k.endpoint, key: k.key, body_hash: k.bodyHash, created_at: k.now })
    .onConflict((c) => c.columns(['account_id', 'endpoint', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}

const mine = (sql: Sql, k: KeyName) =>
  sql
    .selectFrom('idempotency_key')
    .select(['body_hash', 'reply'])
    .where('account_id', '=', k.accountId)
    .where('endpoint', '=', k.endpoint)
    .where('key', '=', k.key);

export async function recallReply(sql: Sql, k: KeyName): Promise<{ bodyHash: Buffer; reply: StoredReply } | undefined> {
  const row = await mine(sql, k).executeTakeFirst();
  return row && { bodyHash: row.body_hash, reply: row.reply as StoredReply };
}

export async function rememberReply(tx: Tx, k: KeyName, reply: StoredReply): Promise<void> {
  await tx
    .updateTable('idempotency_key')
    .set({ reply: JSON.stringify(reply) })
    .where('account_id', '=', k.accountId)
    .where('endpoint', '=', k.endpoint)
    .where('key', '=', k.key)
    .execute();
}
