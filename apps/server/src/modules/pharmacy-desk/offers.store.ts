import { sql, type Insertable } from 'kysely';
import type { Coupon, Offer } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';

type Page = { readonly limit: number; readonly offset: number };
type NewOffer = Insertable<Offer>;
type NewCoupon = Omit<Insertable<Coupon>, 'code' | 'created_at' | 'used'>;

const offersWithCount = (db: Sql) =>
  db
    .selectFrom('offer as o')
    .selectAll('o')
    .select([
      sql<number>`(select count(*)::int from product p where p.offer_id = o.id)`.as('products'),
      sql<number>`(count(*) over ())::int`.as('total'),
    ]);

export const listOffers = (db: Sql, { limit, offset }: Page) =>
  offersWithCount(db).orderBy('o.id', 'desc').limit(limit).offset(offset).execute();

/** What a product may be given: offers that are not over before those that are, the newest first. */
export const listOfferChoices = (db: Sql, now: Date) =>
  offersWithCount(db)
    .orderBy((o) => o('o.ends_at', '>', now), 'desc')
    .orderBy('o.id', 'desc')
    .limit(200)
    .execute();
export type OfferRow = Awaited<ReturnType<typeof listOffers>>[number];

export const findOffer = (db: Sql, id: number) => offersWithCount(db).where('o.id', '=', id).executeTakeFirst();

/** Keeps an offer from being changed by somebody else until the transaction ends. */
export async function lockOffer(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('offer').select('id').where('id', '=', id).forUpdate().execute();
}

/** Whether there is such an offer; it is not taken away until the transaction ends. */
export async function holdOffer(tx: Tx, id: number): Promise<boolean> {
  return (
    (await tx.selectFrom('offer').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()) !== undefined
  );
}

/** Locks the products that carry an offer. */
export async function lockProductsWith(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('product').select('id').where('offer_id', '=', id).orderBy('id').forUpdate().execute();
}

export async function insertOffer(tx: Tx, offer: NewOffer): Promise<number> {
  return (await tx.insertInto('offer').values(offer).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateOffer(tx: Tx, id: number, offer: NewOffer): Promise<void> {
  await tx.updateTable('offer').set(offer).where('id', '=', id).execute();
}

/** Takes an offer off its products, then away; answers which products carried it. */
export async function deleteOffer(tx: Tx, id: number, now: Date): Promise<number[]> {
  const freed = await tx
    .updateTable('product')
    .set((x) => ({ offer_id: null, revision: x('revision', '+', 1), updated_at: now }))
    .where('offer_id', '=', id)
    .returning('id')
    .execute();
  await tx.deleteFrom('offer').where('id', '=', id).execute();
  return freed.map((product) => product.id).toSorted((a, b) => a - b);
}

const coupons = (db: Sql) =>
  db
    .selectFrom('coupon')
    .selectAll()
    .select(sql<number>`(count(*) over ())::int`.as('total'));

export const listCoupons = (db: Sql, { limit, offset }: Page) =>
  coupons(db).orderBy('created_at', 'desc').orderBy('code').limit(limit).offset(offset).execute();
export type CouponRow = Awaited<ReturnType<typeof listCoupons>>[number];

/** Keeps a code from being used until the transaction ends. */
export async function lockCoupon(tx: Tx, code: string): Promise<void> {
  await tx.selectFrom('coupon').select('code').where('code', '=', code).forUpdate().execute();
}

export const findCoupon = (db: Sql, code: string) => coupons(db).where('code', '=', code).executeTakeFirst();

/** Makes a code; false when it is there already. */
export async function insertCoupon(tx: Tx, code: string, coupon: NewCoupon, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('coupon')
    .values({ ...coupon, code, created_at: now })
    .onConflict((c) => c.column('code').doNothing())
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateCoupon(tx: Tx, code: string, coupon: NewCoupon): Promise<void> {
  await tx.updateTable('coupon').set(coupon).where('code', '=', code).execute();
}

/** Removes a code that no order used or uses; false when one did. */
export async function deleteUnused(tx: Tx, code: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('coupon')
    .where('code', '=', code)
    .where('used', '=', 0)
    .where((w) =>
      w.not(w.exists(w.selectFrom('pharmacy_order as o').select('o.id').whereRef('o.coupon_code', '=', 'coupon.code'))),
    )
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
}
