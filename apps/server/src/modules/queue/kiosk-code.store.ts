import type { Sql, Tx } from '#platform/db/types.ts';

/** Takes a code; false for one that was taken before. */
export async function takeCode(tx: Tx, codeHash: Buffer, expiresAt: Date): Promise<boolean> {
  const row = await tx
    .insertInto('kiosk_code_use')
    .values({ code_hash: codeHash, expires_at: expiresAt })
    .onConflict((c) => c.doNothing())
    .returning('code_hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** Codes that have expired by now, of which nothing need be known; answers how many. */
export async function deleteOldUses(db: Sql, now: Date, count: number): Promise<number> {
  const old = db.selectFrom('kiosk_code_use').select('code_hash').where('expires_at', '<=', now).limit(count);
  const gone = await db.deleteFrom('kiosk_code_use').where('code_hash', 'in', old).returning('code_hash').execute();
  return gone.length;
}
