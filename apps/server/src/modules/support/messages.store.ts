import { sql, type Insertable } from 'kysely';
import type { TicketMessage } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';

const withAuthor = (db: Sql) =>
  db
    .selectFrom('ticket_message as m')
    .innerJoin('ticket as t', 't.id', 'm.ticket_id')
    .leftJoin('person as p', 'p.id', 'm.author_id')
    .select(['m.id', 'm.ticket_id', 'm.author_id', 'm.from_staff', 'm.text', 'm.file_id', 'm.created_at'])
    .select(['p.first_name', 'p.middle_name', 'p.family_name'])
    .select(['p.first_name_ar', 'p.middle_name_ar', 'p.family_name_ar'])
    .select('t.sender_name');

export type MessageRow = Awaited<ReturnType<typeof readMessage>>;

/** A message that is known to be there. */
export const readMessage = (db: Sql, id: number) => withAuthor(db).where('m.id', '=', id).executeTakeFirstOrThrow();

/** A page of a ticket's messages, oldest first, and how many there are. */
export async function listMessages(db: Sql, ticketId: number, { limit, offset }: { limit: number; offset: number }) {
  const rows = await withAuthor(db)
    .where('m.ticket_id', '=', ticketId)
    .orderBy('m.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('ticket_message')
    .select((x) => x.fn.countAll<number>().as('total'))
    .where('ticket_id', '=', ticketId)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** The new message's id; undefined when its picture was sent in another one already. */
export async function insertMessage(tx: Tx, message: Insertable<TicketMessage>): Promise<number | undefined> {
  const row = await tx
    .insertInto('ticket_message')
    .values(message)
    .onConflict((c) => c.column('file_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Whether this is a picture that the person uploaded for a ticket; it stays until the transaction ends. */
export async function isOwnPicture(tx: Tx, personId: number, fileId: string): Promise<boolean> {
  const file = tx.selectFrom('stored_file').select('id').where('id', '=', fileId).where('kind', '=', 'ticket');
  return (await file.where('person_id', '=', personId).forKeyShare().executeTakeFirst()) !== undefined;
}

/** Whether the file `f` was sent in a ticket. */
export const isSent = sql<boolean>`exists (select from ticket_message m where m.file_id = f.id)`;

/** The ticket that a picture was sent in, and whose it is. */
export const ticketWithPicture = (db: Sql, fileId: string) =>
  db
    .selectFrom('ticket_message as m')
    .innerJoin('ticket as t', 't.id', 'm.ticket_id')
    .select(['t.id', 't.person_id'])
    .where('m.file_id', '=', fileId)
    .executeTakeFirst();

/** Who wrote the first message of a ticket; undefined of a guest's. */
export async function openerOf(db: Sql, ticketId: number): Promise<number | undefined> {
  const first = await db
    .selectFrom('ticket_message')
    .select('author_id')
    .where('ticket_id', '=', ticketId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return first?.author_id ?? undefined;
}
