import type { Insertable } from 'kysely';
import type { OutgoingMessage } from '../db/schema.gen.ts';
import type { Sql, Tx } from '../db/types.ts';

export async function insertMessage(tx: Tx, message: Insertable<OutgoingMessage>): Promise<number> {
  const { id } = await tx.insertInto('outgoing_message').values(message).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** The message, locked, if it has not left yet. */
export async function findQueued(tx: Tx, id: number) {
  return tx
    .selectFrom('outgoing_message')
    .select(['id', 'channel', 'destination', 'subject', 'body', 'language'])
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .forUpdate()
    .executeTakeFirst();
}

export async function markSent(tx: Tx, id: number, gateway: string, now: Date): Promise<void> {
  await tx
    .updateTable('outgoing_message')
    .set({ status: 'sent', gateway, sent_at: now })
    .where('id', '=', id)
    .execute();
}

/** The newest messages to a destination, or to all; for the development outbox. */
export async function latestMessages(sql: Sql, to: string | undefined, count: number) {
  return sql
    .selectFrom('outgoing_message')
    .select(['id', 'channel', 'destination', 'subject', 'body', 'language', 'status', 'created_at'])
    .$if(to !== undefined, (q) => q.where('destination', '=', to!))
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
}
