import { sql, type Insertable, type SqlBool, type Updateable } from 'kysely';
import type { RefillState } from '@balsam/domain/medication';
import type { MedicationRefill } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';

type Page = { readonly limit: number; readonly offset: number };
const openStates: readonly RefillState[] = ['pending', 'ready'];
export type RefillRow = NonNullable<Awaited<ReturnType<typeof findRefill>>>;

/** Undefined when another request for the same medicine is open. */
export async function insertRefill(tx: Tx, row: Insertable<MedicationRefill>) {
  return tx
    .insertInto('medication_refill')
    .values(row)
    .onConflict((c) =>
      c
        .column('resource_id')
        .where(sql<SqlBool>`state in ('pending', 'ready')`)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
}

export const findRefill = (db: Sql, id: number) =>
  db.selectFrom('medication_refill').selectAll().where('id', '=', id).executeTakeFirst();

/** The open request and the newest of each medicine of a person. */
export const refillsOf = (db: Sql, personId: number) =>
  db
    .selectFrom('medication_refill')
    .distinctOn('resource_id')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('resource_id')
    .orderBy('id', 'desc')
    .execute();

export const listRefills = (db: Sql, personId: number, state: RefillState | undefined, page: Page) =>
  db
    .selectFrom('medication_refill')
    .selectAll()
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .where('person_id', '=', personId)
    .$if(state !== undefined, (q) => q.where('state', '=', state!))
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

/** Of everybody, the open ones first and of these the oldest. */
export const queueOfRefills = (db: Sql, state: RefillState | undefined, page: Page) =>
  db
    .selectFrom('medication_refill as r')
    .innerJoin('person as p', 'p.id', 'r.person_id')
    .selectAll('r')
    .select(['p.mrn', 'p.first_name', 'p.family_name', 'p.first_name_ar', 'p.family_name_ar'])
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .$if(state !== undefined, (q) => q.where('r.state', '=', state!))
    .orderBy(sql`r.state in ('pending', 'ready')`, 'desc')
    .orderBy(sql`case when r.state in ('pending', 'ready') then r.id else -r.id end`)
    .limit(page.limit)
    .offset(page.offset)
    .execute();

/**
 * Moves a request that is where its mover saw it; undefined when somebody was faster, or when an order carries it: a delivery is reviewed, handed
 * over and ended with its order.
 */
export const moveRefillRow = (tx: Tx, id: number, from: readonly RefillState[], change: Updateable<MedicationRefill>) =>
  tx
    .updateTable('medication_refill')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', from)
    .where('order_id', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** The open deliveries that an order carries: of its prescriptions of the record, or of the product that was chosen. */
export const linkToOrder = (tx: Tx, orderId: number) =>
  tx
    .updateTable('medication_refill as r')
    .from('pharmacy_order as o')
    .set({ order_id: orderId })
    .where('o.id', '=', orderId)
    .whereRef('r.person_id', '=', 'o.person_id')
    .where('r.kind', '=', 'delivery')
    .where('r.state', '=', 'pending')
    .where('r.order_id', 'is', null)
    .where((w) =>
      w.or([
        w.exists(
          w
            .selectFrom('prescription as p')
            .select('p.id')
            .where('p.order_id', '=', orderId)
            .whereRef('p.record_id', '=', 'r.resource_id'),
        ),
        w.exists(
          w
            .selectFrom('order_line as l')
            .select('l.id')
            .where('l.order_id', '=', orderId)
            .whereRef('l.product_id', '=', 'r.product_id'),
        ),
      ]),
    )
    .returning('r.id')
    .execute();

type Replaced = { readonly product_id: number; readonly substitute_product_id: number };

/** What an order carries of a product is of the one that replaces it from now on. */
export async function replaceProduct(tx: Tx, orderId: number, products: Replaced): Promise<void> {
  await tx
    .updateTable('medication_refill')
    .set({ product_id: products.substitute_product_id })
    .where('order_id', '=', orderId)
    .where('product_id', '=', products.product_id)
    .where('state', 'in', openStates)
    .execute();
}

/** What an order holds still: its products, and the medicines of the record whose prescriptions cover them. */
export type InOrder = { readonly productIds: readonly number[]; readonly resourceIds: readonly number[] };

/** Ends what an order was to carry and does not hold any more; answers them. */
export const endTakenOut = (tx: Tx, orderId: number, held: InOrder, change: Updateable<MedicationRefill>) =>
  tx
    .updateTable('medication_refill')
    .set(change)
    .where('order_id', '=', orderId)
    .where('state', 'in', openStates)
    .where(sql<SqlBool>`coalesce(product_id <> all(${held.productIds}::bigint[]), true)`)
    .where(sql<SqlBool>`resource_id <> all(${held.resourceIds}::bigint[])`)
    .returning('id')
    .execute();

/** Ends what an order carried, as the order ended; answers them. */
export const endWithOrder = (tx: Tx, orderId: number, change: Updateable<MedicationRefill>) =>
  tx
    .updateTable('medication_refill')
    .set(change)
    .where('order_id', '=', orderId)
    .where('state', 'in', openStates)
    .returning(['id', 'resource_id'])
    .execute();
