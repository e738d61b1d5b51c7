import { finalStates } from '@balsam/domain/orders';
import { addMinutes } from '@balsam/domain/time';
import { sql, type Insertable, type SqlBool, type Selectable, type Updateable } from 'kysely';
import type { OrderLine, PharmacyOrder, Product } from '#platform/db/schema.gen.ts';
import { shortRead } from '#platform/db/short-read.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import { unplanned } from '#platform/db/unplanned.ts';
import { totalOf } from '#platform/http/page.ts';

export type OrderRow = Selectable<PharmacyOrder>;
/** What was ordered, with the brand, the photo and the word of the register that its product has now. */
export type LineRow = Selectable<OrderLine> &
  Pick<Selectable<Product>, 'brand_id' | 'photo_file' | 'register_refusal' | 'register_refused_at'>;

/** The new order; undefined when the person has one whose payment is open already. */
export async function insertOrder(tx: Tx, order: Insertable<PharmacyOrder>): Promise<OrderRow | undefined> {
  return tx
    .insertInto('pharmacy_order')
    .values(order)
    .onConflict((c) =>
      c
        .column('person_id')
        .where(sql<SqlBool>`payment_state = 'pending_payment'`)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
}

export async function insertLines(tx: Tx, lines: readonly Insertable<OrderLine>[]): Promise<void> {
  await tx.insertInto('order_line').values(lines).execute();
}

export const findOrder = (db: Sql, id: number): Promise<OrderRow | undefined> =>
  db.selectFrom('pharmacy_order').selectAll().where('id', '=', id).executeTakeFirst();

/** Whose log-in an account is. */
export async function personOfAccount(db: Sql, accountId: number): Promise<number> {
  const row = await db.selectFrom('account').select('person_id').where('id', '=', accountId).executeTakeFirst();
  return row?.person_id ?? 0;
}

/** The order, its row locked until the transaction ends. */
export const lockOrder = (tx: Tx, id: number): Promise<OrderRow | undefined> =>
  tx.selectFrom('pharmacy_order').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** The person's order whose payment is open. Until the transaction ends nobody else makes one of their cart: whoever comes second waits here. */
export async function lockOpenOrder(tx: Tx, personId: number): Promise<OrderRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('orders.place', ${personId}))`.execute(tx);
  return tx
    .selectFrom('pharmacy_order')
    .selectAll()
    .where('person_id', '=', personId)
    .where('payment_state', '=', 'pending_payment')
    .executeTakeFirst();
}

export async function updateOrder(tx: Tx, id: number, change: Updateable<PharmacyOrder>): Promise<OrderRow> {
  return tx.updateTable('pharmacy_order').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

const linesOfOrders = shortRead((db, { orderIds }: { readonly orderIds: readonly number[] }) =>
  db
    .selectFrom('order_line as l')
    .innerJoin('product as p', 'p.id', 'l.product_id')
    .selectAll('l')
    .select(['p.brand_id', 'p.photo_file', 'p.register_refusal', 'p.register_refused_at'])
    .where(sql<SqlBool>`l.order_id = any(${unplanned(orderIds, 'bigint[]')})`)
    .orderBy('l.id'),
);

export const readLinesOf = (db: Sql, orderIds: readonly number[]): Promise<LineRow[]> =>
  orderIds.length === 0 ? Promise.resolve([]) : linesOfOrders(db, { orderIds });

/** The lines that were not taken out. */
export const linesIn = (lines: readonly LineRow[]): LineRow[] => lines.filter((line) => line.taken_out_at === null);

type TakenOut = {
  readonly ids: readonly number[];
  /** What the patient reads, where the line itself says why. */
  readonly reason?: string | undefined;
};

/** Marks lines as taken out of their order. */
export async function markTakenOut(tx: Tx, { ids, reason }: TakenOut, now: Date): Promise<void> {
  const change = { taken_out_at: now, taken_out_reason: reason ?? null };
  await tx.updateTable('order_line').set(change).where('id', 'in', ids).execute();
}

type OrderEvent = {
  readonly orderId: number;
  readonly from: string | null;
  readonly to: string;
  readonly accountId: number | null;
  readonly roleId: number | null;
  readonly reason: string | null;
  /** When it happened; left out: as it is written. */
  readonly at?: Date;
};

export async function insertOrderEvent(tx: Tx, event: OrderEvent, now: Date): Promise<void> {
  await tx
    .insertInto('order_event')
    .values({
      order_id: event.orderId,
      at: event.at ?? now,
      received_at: now,
      from_state: event.from,
      to_state: event.to,
      by_account_id: event.accountId,
      by_role: event.roleId,
      reason: event.reason,
    })
    .execute();
}

/** When an order came to each state, the last time it did. */
export async function readSteps(db: Sql, orderId: number): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .selectFrom('order_event')
    .select(['to_state', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [row.to_state, row.at]));
}

/** When an order took its last step. */
export async function lastStepAt(db: Sql, order: OrderRow): Promise<Date> {
  const row = await db
    .selectFrom('order_event')
    .select((x) => x.fn.max('at').as('at'))
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  return row?.at ?? order.created_at;
}

const unpaidSince = (db: Sql, now: Date) =>
  db.selectFrom('pharmacy_order').where('payment_state', '=', 'pending_payment').where('payable_until', '<=', now);

/** So long a provider that does not say what became of a payment keeps the products of its order from everybody else. */
const silentMinutes = 60;

/** Nothing is open for it at a provider any more, or its provider does not answer: what was paid in time pays for it. */
const isEnded = (now: Date) => sql<SqlBool>`(payable_until <= ${addMinutes(now, -silentMinutes)} or not exists (
  select from payment p where p.purpose = 'order' and p.entity_id = pharmacy_order.id and p.status = 'pending'))`;

/** So many orders whose payment did not come in time, by their ids, from one on. */
export async function listUnpaid(
  db: Sql,
  now: Date,
  from: { readonly after: number; readonly count: number },
): Promise<number[]> {
  const rows = await unpaidSince(db, now)
    .select('id')
    .where(isEnded(now))
    .where('id', '>', from.after)
    .orderBy('id')
    .limit(from.count)
    .execute();
  return rows.map(({ id }) => id);
}

/** That of one person: nobody has two whose payment is open. */
export async function findUnpaidOf(db: Sql, personId: number, now: Date): Promise<number | undefined> {
  const row = await unpaidSince(db, now).select('id').where('person_id', '=', personId).executeTakeFirst();
  return row?.id;
}

/** One of them, locked; undefined when it is over, or when another process works on it. */
export const lockUnpaid = (tx: Tx, id: number, now: Date): Promise<OrderRow | undefined> =>
  unpaidSince(tx, now).selectAll().where(isEnded(now)).where('id', '=', id).forUpdate().skipLocked().executeTakeFirst();

const finals = sql`(${sql.join(finalStates.map((state) => sql.lit(state)))})`;
/** An order whose payment is open has no state yet: it lies ahead. */
const ofState = {
  active: sql<boolean>`(state is null or state not in ${finals})`,
  completed: sql<boolean>`state in ${finals}`,
  all: sql<boolean>`true`,
} as const;

type Listed = { readonly personId: number; readonly limit: number; readonly offset: number };

const ordersOf = (db: Sql, personId: number, state: keyof typeof ofState) =>
  db
    .selectFrom('pharmacy_order')
    .where('person_id', '=', personId)
    .where('payment_state', '<>', 'released')
    .where(ofState[state]);
const pageOfState = (state: keyof typeof ofState) =>
  shortRead((db, { personId, limit, offset }: Listed) =>
    ordersOf(db, personId, state).selectAll().orderBy('id', 'desc').limit(limit).offset(offset),
  );
const pages = { active: pageOfState('active'), completed: pageOfState('completed'), all: pageOfState('all') };

/** A page of a person's orders, newest first, and how many there are. Those that were never paid are left out. */
export async function listOrders(
  db: Sql,
  personId: number,
  state: keyof typeof ofState,
  page: { limit: number; offset: number },
): Promise<{ rows: OrderRow[]; total: number }> {
  const rows = await pages[state](db, { personId, limit: page.limit, offset: page.offset });
  const counted = ordersOf(db, personId, state).select((x) => x.fn.countAll<number>().as('total'));
  const count = async () => (await counted.executeTakeFirstOrThrow()).total;
  return { rows, total: await totalOf(page, rows.length, count) };
}

/** What an order holds that nobody may have: of these products, or any of this order. */
type Holding = { readonly productIds: readonly number[] } | { readonly orderId: number };
/** Where an order is: on its way to its patient still, or with them since a day. */
type Whereabouts = 'under_way' | { readonly receivedSince: Date };

/** Orders that hold a product which the register refuses and which was not taken out. */
export async function ordersHoldingRefused(db: Sql, of: Holding, where: Whereabouts): Promise<number[]> {
  const wanted =
    'orderId' in of ? sql<boolean>`o.id = ${of.orderId}` : sql<boolean>`p.id = any(${of.productIds}::bigint[])`;
  const isThere =
    where === 'under_way'
      ? sql<boolean>`o.state is not null and o.state not in ${finals}`
      : sql<boolean>`o.state = 'delivered' and o.completed_at >= ${where.receivedSince}`;
  const rows = await db
    .selectFrom('order_line as l')
    .innerJoin('product as p', 'p.id', 'l.product_id')
    .innerJoin('pharmacy_order as o', 'o.id', 'l.order_id')
    .select('o.id')
    .distinct()
    .where(wanted)
    .where('p.register_refusal', 'is not', null)
    .where('l.taken_out_at', 'is', null)
    .where(isThere)
    .orderBy('o.id')
    .execute();
  return rows.map(({ id }) => id);
}
