import type { Sql, Tx } from '#platform/db/types.ts';
import type { Page } from './products.store.ts';

const kept = (db: Sql, personId: number) =>
  db
    .selectFrom('favourite as f')
    .innerJoin('product as p', 'p.id', 'f.product_id')
    .where('f.person_id', '=', personId)
    .where('p.withdrawn_at', 'is', null);

/** The ids of the favourites that are still sold, the last one first. */
export async function readFavourites(db: Sql, personId: number, { limit, offset }: Page): Promise<number[]> {
  const rows = await kept(db, personId)
    .select('f.product_id')
    .orderBy('f.kept_at', 'desc')
    .orderBy('f.product_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => row.product_id);
}

export async function countFavourites(db: Sql, personId: number): Promise<number> {
  const { total } = await kept(db, personId)
    .select((x) => x.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Locks the favourites of this person. */
export async function lockFavourites(tx: Tx, personId: number): Promise<void> {
  await tx.selectFrom('person').select('id').where('id', '=', personId).forNoKeyUpdate().execute();
}

/** Adds a product that is sold; again leaves it where it is. False when it is not sold. */
export async function insertFavourite(tx: Tx, personId: number, productId: number, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('favourite')
    .columns(['person_id', 'product_id', 'kept_at'])
    .expression((x) =>
      x
        .selectFrom('product')
        .select((s) => [s.val(personId).as('person_id'), 'id', s.val(now).as('kept_at')])
        .where('id', '=', productId)
        .where('withdrawn_at', 'is', null),
    )
    .onConflict((c) => c.columns(['person_id', 'product_id']).doUpdateSet({ product_id: productId }))
    .returning('product_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteFavourite(tx: Tx, personId: number, productId: number): Promise<void> {
  await tx.deleteFrom('favourite').where('person_id', '=', personId).where('product_id', '=', productId).execute();
}

/** Before an account is deleted: what somebody likes to buy is nobody's business any more. */
export async function purgeFavourites(tx: Tx, personId: number): Promise<void> {
  await tx.deleteFrom('favourite').where('person_id', '=', personId).execute();
}

/** A person's favourites, for the copy of their data; withdrawn products too. */
export const favouriteRows = (db: Sql, personId: number) =>
  db
    .selectFrom('favourite as f')
    .innerJoin('product as p', 'p.id', 'f.product_id')
    .select(['f.product_id', 'p.name', 'p.name_ar', 'f.kept_at'])
    .where('f.person_id', '=', personId)
    .orderBy('f.kept_at')
    .execute();
