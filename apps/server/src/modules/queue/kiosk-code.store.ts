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

/** The ticket that was given for a code, null before; locked until the transaction ends. Undefined for a code that nobody has read. */
export const lockUse = (tx: Tx, codeHash: Buffer) =>
  tx
    .selectFrom('kiosk_code_use')
    .select('queue_ticket_id')
    .where('code_hash', '=', codeHash)
    .forUpdate()
    .executeTakeFirst();

export async function setTicketOfUse(tx: Tx, codeHash: Buffer, ticketId: number): Promise<void> {
  await tx.updateTable('kiosk_code_use').set({ queue_ticket_id: ticketId }).where('code_hash', '=', codeHash).execute();
}

/** Codes the pass of which has expired by now: nothing of them need be known. Answers how many. */
export async function deleteOldUses(db: Sql, now: Date, count: number): Promise<number> {
  const old = db.selectFrom('kiosk_code_use').select('code_hash').where('expires_at', '<=', now).limit(count);
  const gone = await db.deleteFrom('kiosk_code_use').where('code_hash', 'in', old).returning('code_hash').execute();
  return gone.length;
}
