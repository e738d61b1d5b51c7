import { sql } from 'kysely';
import type { Db, Sql, Tx } from '#platform/db/types.ts';

/** A pickup that waits at its counter. `ready_at`: when it became ready the last time. */
type WaitingPickup = {
  readonly id: number;
  readonly ready_at: Date;
  readonly scheduled_to: Date | null;
  readonly pickup_reminders: number;
};

const waiting = (condition: ReturnType<typeof sql>) => sql<WaitingPickup>`
  select o.id::int, o.scheduled_to, o.pickup_reminders,
    (select max(e.at) from order_event e where e.order_id = o.id and e.to_state = 'ready_to_ship') as ready_at
  from pharmacy_order o where o.mode = 'pickup' and o.state = 'ready_to_ship' and ${condition}`;

/** Pickups behind an id, in the order of their ids. */
export async function findWaitingPickups(db: Db, behind: number, count: number): Promise<WaitingPickup[]> {
  return (await sql<WaitingPickup>`${waiting(sql`o.id > ${behind}`)} order by o.id limit ${count}`.execute(db)).rows;
}

/** One of them, as it stands now; undefined when it does not wait any more. */
export async function findWaitingPickup(db: Sql, id: number): Promise<WaitingPickup | undefined> {
  return (await waiting(sql`o.id = ${id}`).execute(db)).rows[0];
}

/** Remembers how many reminders were sent; whether it was fewer before. */
export async function countReminders(tx: Tx, id: number, reminders: number): Promise<boolean> {
  const row = await tx
    .updateTable('pharmacy_order')
    .set({ pickup_reminders: reminders })
    .where('id', '=', id)
    .where('pickup_reminders', '<', reminders)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
