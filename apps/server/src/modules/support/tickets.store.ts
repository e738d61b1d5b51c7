import { sql, type Insertable, type Updateable } from 'kysely';
import { rolesThatMay } from '@balsam/domain/identity';
import type { TicketState, TicketTopic } from '@balsam/domain/support';
import type { Ticket } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import { deleteOldest } from '#platform/jobs/purge.store.ts';

const fromStaff = sql<boolean>`m.from_staff`;

/** Tickets with whose they are (a guest's is nobody's), what was written last and what each side has not read. */
const whole = (db: Sql) =>
  db
    .selectFrom('ticket as t')
    .leftJoin('person as p', 'p.id', 't.person_id')
    .innerJoinLateral(
      (x) =>
        x
          .selectFrom('ticket_message as m')
          .whereRef('m.ticket_id', '=', 't.id')
          .select((m) => [
            m.fn.coalesce(sql<string>`(array_agg(m.text order by m.id desc))[1]`, sql<string>`''`).as('last_text'),
            sql<boolean>`coalesce(bool_or(m.file_id is not null), false)`.as('has_attachment'),
            sql<string | null>`(array_agg(m.file_id order by m.id) filter (where m.file_id is not null))[1]`.as(
              'attachment',
            ),
            sql<number>`count(*) filter (where ${fromStaff} and m.id > t.read_by_patient)::int`.as('unread_by_patient'),
            sql<number>`count(*) filter (where not ${fromStaff} and m.id > t.read_by_staff)::int`.as('unread_by_staff'),
          ])
          .as('talk'),
      (j) => j.onTrue(),
    )
    .selectAll('t')
    .select([
      'talk.last_text',
      'talk.has_attachment',
      'talk.attachment',
      'talk.unread_by_patient',
      'talk.unread_by_staff',
    ])
    .select(['p.mrn', 'p.first_name', 'p.middle_name', 'p.family_name'])
    .select(['p.first_name_ar', 'p.middle_name_ar', 'p.family_name_ar']);

export type TicketRow = Awaited<ReturnType<typeof readTicket>>;

/** A ticket that is known to be there. */
export const readTicket = (db: Sql, id: number) => whole(db).where('t.id', '=', id).executeTakeFirstOrThrow();

/** The bare row, locked until the transaction ends. */
export const lockTicket = (tx: Tx, id: number) =>
  tx.selectFrom('ticket').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

type Wanted = {
  readonly personId: number | undefined;
  /** Who wrote their first message. */
  readonly openedBy: number | undefined;
  readonly state: TicketState | undefined;
  readonly topics: readonly TicketTopic[] | undefined;
};
type Page = { readonly limit: number; readonly offset: number };

/** SQL over a ticket `t`: who wrote its first message. */
const opener = sql<number>`(select m.author_id from ticket_message m where m.ticket_id = t.id order by m.id limit 1)`;

/** A page of one person's tickets or of everybody's. Those that wait come with the longest waiting first, others the newest first. */
export async function listTickets(db: Sql, { personId, openedBy, state, topics }: Wanted, { limit, offset }: Page) {
  const rows = await whole(db)
    .$if(personId !== undefined, (q) => q.where('t.person_id', '=', personId!))
    .$if(openedBy !== undefined, (q) => q.where(opener, '=', openedBy!))
    .$if(state !== undefined, (q) => q.where('t.state', '=', state!))
    .$if(topics !== undefined, (q) => q.where('t.topic', 'in', topics!))
    .$if(personId === undefined && state === 'open', (q) => q.orderBy('t.waiting_since').orderBy('t.id'))
    .orderBy('t.updated_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('ticket as t')
    .select((x) => x.fn.countAll<number>().as('total'))
    .$if(personId !== undefined, (q) => q.where('person_id', '=', personId!))
    .$if(openedBy !== undefined, (q) => q.where(opener, '=', openedBy!))
    .$if(state !== undefined, (q) => q.where('state', '=', state!))
    .$if(topics !== undefined, (q) => q.where('topic', 'in', topics!))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export async function insertTicket(tx: Tx, ticket: Insertable<Ticket>): Promise<number> {
  return (await tx.insertInto('ticket').values(ticket).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateTicket(tx: Tx, id: number, change: Updateable<Ticket>): Promise<void> {
  await tx.updateTable('ticket').set(change).where('id', '=', id).execute();
}

/** Remembers how far a side has read; never back. */
export async function markRead(tx: Tx, id: number, mark: 'read_by_patient' | 'read_by_staff', last: number) {
  await tx
    .updateTable('ticket')
    .set({ [mark]: last })
    .where('id', '=', id)
    .where(mark, '<', last)
    .execute();
}

/** Whether an order is this person's. */
export async function ownsOrder(db: Sql, personId: number, orderId: number): Promise<boolean> {
  const orders = db.selectFrom('pharmacy_order').select('id').where('id', '=', orderId);
  return (await orders.where('person_id', '=', personId).executeTakeFirst()) !== undefined;
}

/** Everybody who answers tickets. */
export async function supportPersons(db: Sql): Promise<number[]> {
  const rows = await db
    .selectFrom('account')
    .select('person_id')
    .where('role_id', 'in', [...rolesThatMay('answer_tickets')])
    .where('status', '=', 'active')
    .execute();
  return rows.map(({ person_id }) => person_id);
}

/** Whose ticket it is, and whether they opened it themselves; undefined of a guest's, and once it is erased. */
export async function patientOfTicket(db: Sql, id: number) {
  const ticket = await db
    .selectFrom('ticket as t')
    .select(['t.person_id', opener.as('opener')])
    .where('t.id', '=', id)
    .executeTakeFirst();
  if (ticket?.person_id == null) return undefined;
  return { personId: ticket.person_id, isOwn: ticket.opener === ticket.person_id };
}

/** Deletes tickets of guests that were closed before an instant, with what was written in them. */
export const deleteGuestTickets = (db: Sql, before: Date, count: number): Promise<number> => {
  const where = sql`person_id is null and state = 'closed' and closed_at < ${before}`;
  return deleteOldest(db, { table: 'ticket', where, oldestBy: sql`closed_at` }, count);
};
