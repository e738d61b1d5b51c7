import { sql as raw, type Insertable, type Updateable } from 'kysely';
import type { Promotion } from '#platform/db/schema.gen.ts';
import type { Tx } from '#platform/db/types.ts';

/** The promotion that belongs to what the desk wrote, locked. */
export const lockPromotionOf = (tx: Tx, itemId: number) =>
  tx
    .selectFrom('promotion')
    .select(['id', 'code', 'published_from', 'published_until'])
    .where('item_id', '=', itemId)
    .forUpdate()
    .executeTakeFirst();

/** False when another promotion has its code. */
export async function insertPromotion(tx: Tx, promotion: Insertable<Promotion>): Promise<boolean> {
  const row = await tx
    .insertInto('promotion')
    .values(promotion)
    .onConflict((c) => c.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updatePromotion(tx: Tx, id: number, columns: Updateable<Promotion>): Promise<void> {
  await tx.updateTable('promotion').set(columns).where('id', '=', id).execute();
}

/** How often it is used on visits now. */
export async function countUses(tx: Tx, id: number): Promise<number> {
  const { count } = await tx
    .selectFrom('promotion_use')
    .select((x) => x.fn.countAll<number>().as('count'))
    .where('promotion_id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Ends its publication: at once, or before it has begun. */
export async function takeBack(tx: Tx, itemId: number, now: Date): Promise<void> {
  await tx
    .updateTable('promotion')
    .set({ published_until: raw<Date>`greatest(published_from, ${now})` })
    .where('item_id', '=', itemId)
    .execute();
}
