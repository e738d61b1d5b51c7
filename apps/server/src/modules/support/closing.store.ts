import { sql } from 'kysely';
import type { Sql, Tx } from '#platform/db/types.ts';
import { unusedOf } from '#platform/storage/files.store.ts';
import { isSent } from './messages.store.ts';

/** Erases a person's tickets with all that was written in them, and answers the pictures that were in them or were waiting to be. */
export async function eraseTickets(tx: Tx, personId: number): Promise<string[]> {
  const own = tx.selectFrom('ticket').select('id').where('person_id', '=', personId);
  const sent = await tx.deleteFrom('ticket_message').where('ticket_id', 'in', own).returning('file_id').execute();
  await tx.deleteFrom('ticket').where('person_id', '=', personId).execute();
  const waiting = await unusedOf(tx, personId, { kind: 'ticket', isUsed: isSent });
  return [...new Set([...sent.flatMap(({ file_id }) => file_id ?? []), ...waiting])];
}

/** The pictures of a person's tickets, whoever sent them, and those of theirs that were sent in none. */
export const pictureRows = (db: Sql, personId: number) =>
  db
    .selectFrom('stored_file as o')
    .select(['o.id', 'o.mime'])
    .where(
      sql<boolean>`o.id in (
        select m.file_id from ticket_message m join ticket t on t.id = m.ticket_id where t.person_id = ${personId} and m.file_id is not null
        union select f.id from stored_file f where f.person_id = ${personId} and f.kind = 'ticket' and not ${isSent})`,
    )
    .orderBy('o.created_at')
    .execute();

/** A page of a person's tickets, for the copy of their data. */
export const ticketRows = (db: Sql, personId: number, from: number, count: number) =>
  db
    .selectFrom('ticket')
    .select(['id', 'subject', 'topic', 'state', 'order_id', 'created_at', 'updated_at', 'closed_at'])
    .select(['sender_name', 'sender_contact'])
    .where('person_id', '=', personId)
    .where('id', '>', from)
    .orderBy('id')
    .limit(count)
    .execute();

/** A page of what was written in them by both sides. */
export const messageRows = (db: Sql, personId: number, from: number, count: number) =>
  db
    .selectFrom('ticket_message as m')
    .innerJoin('ticket as t', 't.id', 'm.ticket_id')
    .select(['m.id', 'm.ticket_id', 'm.from_staff', 'm.text', 'm.file_id', 'm.created_at'])
    .where('t.person_id', '=', personId)
    .where('m.id', '>', from)
    .orderBy('m.id')
    .limit(count)
    .execute();
