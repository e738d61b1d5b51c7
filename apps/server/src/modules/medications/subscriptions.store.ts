import { sql, type Insertable, type SqlBool } from 'kysely';
import { subscriptionRules, type SubscriptionEnd } from '@balsam/domain/medication';
import { addDays, type Day } from '@balsam/domain/time';
import type { RefillSubscription } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';

const columns = [
  's.id',
  's.person_id',
  's.resource_id',
  's.product_id',
  's.every_days',
  's.agreed_price',
  's.next_on',
] as const;

/** An order that came to something, or may yet: of one refill there is one at most. */
const isOpenOrPaid = sql<SqlBool>`o.payment_state <> 'released'
  and (o.state is null or o.state not in ('cancelled', 'rejected', 'returned'))`;

const payableUntil = sql<Date | null>`case when o.payment_state = 'pending_payment' then o.payable_until end`;

/** The day of the refill that may be ordered now: one that was told of and whose day has passed, until the next one is told of. */
const dueOn = (today: Day) => sql<string>`case
  when s.told_for < ${today}::date and s.next_on > ${addDays(today, subscriptionRules.tellDaysAhead)}::date
  then s.told_for else s.next_on end`;

const withProduct = (db: Sql, today: Day) =>
  db
    .selectFrom('refill_subscription as s')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .leftJoin('pharmacy_order as o', (join) =>
      join.onRef('o.refill_subscription_id', '=', 's.id').on('o.refill_due_on', '=', dueOn(today)).on(isOpenOrPaid),
    )
    .select(columns)
    .select(['s.state', 's.ended_because', 's.told_for', 'p.name', 'p.name_ar', 'p.pack_count', 'p.pack_size'])
    .select([dueOn(today).as('due_on'), 'o.id as order_id', payableUntil.as('order_payable_until')]);

export type SubscriptionRow = Awaited<ReturnType<typeof subscriptionsOf>>[number];

/** The newest of each medicine of a person. */
export const subscriptionsOf = (db: Sql, personId: number, today: Day) =>
  withProduct(db, today).where('s.person_id', '=', personId).orderBy('s.id').execute();

export const findSubscription = (db: Sql, id: number, today: Day) =>
  withProduct(db, today).where('s.id', '=', id).executeTakeFirst();

/** Whose it is, of which medicine, and the days that were told of and are next; undefined once it is erased. */
export const ownerAndMedicine = (db: Sql, id: number) =>
  db
    .selectFrom('refill_subscription')
    .select(['person_id', 'resource_id', 'told_for', 'next_on'])
    .where('id', '=', id)
    .executeTakeFirst();

/** The medicine that it is about, whatever became of it since. */
export async function medicineOfSubscription(tx: Tx, id: number): Promise<number> {
  const row = tx.selectFrom('refill_subscription').select('resource_id').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).resource_id;
}

/** Its id; undefined when the medicine has one already. */
export async function insertSubscription(tx: Tx, row: Insertable<RefillSubscription>): Promise<number | undefined> {
  const made = await tx
    .insertInto('refill_subscription')
    .values(row)
    .onConflict((c) =>
      c
        .column('resource_id')
        .where(sql<SqlBool>`state = 'active'`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

export async function endSubscriptionRow(tx: Tx, id: number, because: SubscriptionEnd): Promise<boolean> {
  const row = await tx
    .updateTable('refill_subscription')
    .set({ state: 'ended', ended_because: because })
    .where('id', '=', id)
    .where('state', '=', 'active')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks active ones of which the next refill is due by this day and nobody was told yet. */
export const takeUntold = (tx: Tx, dueBy: string, count: number) =>
  tx
    .selectFrom('refill_subscription as s')
    .select(columns)
    .where('s.state', '=', 'active')
    .where('s.next_on', '<=', dueBy)
    .where(sql<boolean>`s.told_for is distinct from s.next_on`)
    .orderBy('s.id')
    .limit(count)
    .forUpdate()
    .skipLocked()
    .execute();

export async function markTold(tx: Tx, id: number, next: { readonly toldFor: string }): Promise<void> {
  await tx.updateTable('refill_subscription').set({ told_for: next.toldFor }).where('id', '=', id).execute();
}

/** Moves on those whose day has passed, so that the next refill is ahead. */
export async function moveOn(tx: Tx, today: string): Promise<void> {
  await sql`
    update refill_subscription set next_on = next_on + every_days * (1 + (${today}::date - next_on) / every_days)
    where state = 'active' and next_on < ${today}::date`.execute(tx);
}
