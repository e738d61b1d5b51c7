import { sql } from 'kysely';
import { cartLimits } from '@balsam/domain/orders';
import { shortRead } from '#platform/db/short-read.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import { deleteOldest } from '#platform/jobs/purge.store.ts';

/** The cart of a profile, or the one that a guardian fills there apart from it. */
export type PersonsCart = { readonly personId: number; readonly guardianId: number | null };
/** Whose cart: of a profile, or of a browser without a log-in. */
export type Owner = PersonsCart | { readonly guestId: string };
export type Line = { readonly product_id: number; readonly quantity: number };

const keyOf = (owner: Owner) =>
  'personId' in owner
    ? { person_id: owner.personId, guardian_id: owner.guardianId, guest_id: null }
    : { person_id: null, guardian_id: null, guest_id: owner.guestId };

const carts = (db: Sql, owner: Owner) =>
  'personId' in owner
    ? db
        .selectFrom('cart')
        .where('person_id', '=', owner.personId)
        .where('guardian_id', 'is not distinct from', owner.guardianId)
    : db.selectFrom('cart').where('guest_id', '=', owner.guestId);

export type Cart = { readonly id: number; readonly couponCode: string | null; readonly lines: readonly Line[] };

const withLines = (of: ReturnType<typeof carts>) =>
  of
    .leftJoin('cart_line as l', 'l.cart_id', 'cart.id')
    .select(['cart.id', 'cart.coupon_code', 'l.product_id', 'l.quantity'])
    .orderBy('l.added_at')
    .orderBy('l.product_id');
const cartOfPerson = shortRead((db, { personId, guardianId }: PersonsCart) =>
  withLines(carts(db, { personId, guardianId })),
);
const cartOfGuest = shortRead((db, { guestId }: { readonly guestId: string }) => withLines(carts(db, { guestId })));

/** The cart with its lines, in the order in which they were added; undefined when there is none. */
export async function findCart(db: Sql, owner: Owner): Promise<Cart | undefined> {
  const rows = await ('personId' in owner ? cartOfPerson(db, owner) : cartOfGuest(db, owner));
  const lines = rows.flatMap(({ product_id, quantity }) =>
    product_id === null || quantity === null ? [] : [{ product_id, quantity }],
  );
  return rows[0] && { id: rows[0].id, couponCode: rows[0].coupon_code, lines };
}

/** The cart, made when there is none, and locked until the transaction ends: two changes of one cart wait for each other. */
export async function openCart(tx: Tx, owner: Owner, now: Date) {
  const key = keyOf(owner);
  return tx
    .insertInto('cart')
    .values({ ...key, updated_at: now })
    .onConflict((c) => c.columns(['person_id', 'guardian_id', 'guest_id']).doUpdateSet({ updated_at: now }))
    .returning(['id', 'coupon_code'])
    .executeTakeFirstOrThrow();
}

export const readLines = shortRead((db, { cartId }: { readonly cartId: number }) =>
  db
    .selectFrom('cart_line')
    .select(['product_id', 'quantity'])
    .where('cart_id', '=', cartId)
    .orderBy('added_at')
    .orderBy('product_id'),
);

/** Sets how many pieces there are of a product. Answers all lines as they stand now, in the order in which they were added. */
export async function setLine(tx: Tx, cartId: number, line: Line, now: Date): Promise<Line[]> {
  const { product_id: productId, quantity } = line;
  const { rows } = await sql<Line>`
    with kept as (insert into cart_line (cart_id, product_id, quantity, added_at) values (${cartId}, ${productId}, ${quantity}, ${now})
      on conflict (cart_id, product_id) do update set quantity = excluded.quantity returning product_id, quantity, added_at)
    select product_id, quantity from (
      select * from kept union all
      select product_id, quantity, added_at from cart_line where cart_id = ${cartId} and product_id <> ${productId}
    ) l order by added_at, product_id`.execute(tx);
  return rows;
}

/** Whether it was there. */
export async function removeLine(tx: Tx, cartId: number, productId: number): Promise<boolean> {
  const row = await tx
    .deleteFrom('cart_line')
    .where('cart_id', '=', cartId)
    .where('product_id', '=', productId)
    .returning('product_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes the code and all products out of a cart but those that are `left`. */
export async function clearLines(tx: Tx, cartId: number, left: readonly number[] = []): Promise<void> {
  await tx
    .deleteFrom('cart_line')
    .where('cart_id', '=', cartId)
    .where('product_id', 'not in', [...left, 0])
    .execute();
  await tx.updateTable('cart').set({ coupon_code: null }).where('id', '=', cartId).execute();
}

export async function setCoupon(tx: Tx, cartId: number, code: string | null): Promise<void> {
  await tx.updateTable('cart').set({ coupon_code: code }).where('id', '=', cartId).execute();
}

/** Takes a guest's cart away, locked; undefined when there is none, or somebody was faster. */
export async function takeGuestCart(
  tx: Tx,
  guestId: string,
): Promise<{ lines: Line[]; coupon: string | null } | undefined> {
  const found = await carts(tx, { guestId }).select(['id', 'coupon_code']).forUpdate().executeTakeFirst();
  if (!found) return undefined;
  const lines = await readLines(tx, { cartId: found.id });
  await tx.deleteFrom('cart').where('id', '=', found.id).execute();
  return { lines, coupon: found.coupon_code };
}

/** Whose carts hold one of these products. A guest cannot be reached. */
export async function peopleHolding(
  db: Sql,
  productIds: readonly number[],
): Promise<{ person_id: number; guardian_id: number | null }[]> {
  const rows = await db
    .selectFrom('cart as c')
    .innerJoin('cart_line as l', 'l.cart_id', 'c.id')
    .select(['c.person_id', 'c.guardian_id'])
    .distinct()
    .where('c.person_id', 'is not', null)
    .where('l.product_id', 'in', [...productIds, 0])
    .orderBy('c.person_id')
    .orderBy('c.guardian_id')
    .execute();
  return rows.flatMap(({ person_id, guardian_id }) => (person_id === null ? [] : [{ person_id, guardian_id }]));
}

/** Adds lines to a cart: pieces beside those that are there, no more than fit of one. One statement. */
export async function addLines(tx: Tx, cartId: number, lines: readonly Line[], now: Date): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    insert into cart_line (cart_id, product_id, quantity, added_at)
    select ${cartId}, l.product_id, least(l.quantity, ${cartLimits.maxPieces}), ${now}
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (product_id bigint, quantity int)
    on conflict (cart_id, product_id) do update set quantity = least(cart_line.quantity + excluded.quantity, ${cartLimits.maxPieces})`.execute(
    tx,
  );
}

/** Deletes up to `count` carts that nobody touched since an instant, of guests and of guardians beside that of a profile; answers how many. */
export const deleteAbandonedCarts = (db: Sql, before: Date, count: number): Promise<number> => {
  const where = sql`(guest_id is not null or guardian_id is not null) and updated_at < ${before}`;
  return deleteOldest(db, { table: 'cart', where, oldestBy: sql`updated_at` }, count);
};
