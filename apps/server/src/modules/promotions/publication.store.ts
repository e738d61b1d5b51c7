import { sql as raw, type Insertable, type Updateable } from 'kysely';
import type { Promotion } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';

/** The promotion that belongs to what the desk wrote, locked. */
export const lockPromotionOf = (tx: Tx, itemId: number) =>
  tx
    .selectFrom('promotion')
    .select(['id', 'code', 'published_from', 'published_until'])
    .where('item_id', '=', itemId)
    .forUpdate()
    .executeTakeFirst();

/** Its id; undefined when another promotion has its code. */
export async function insertPromotion(tx: Tx, promotion: Insertable<Promotion>): Promise<number | undefined> {
  const row = await tx
    .insertInto('promotion')
    .values(promotion)
    .onConflict((c) => c.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function updatePromotion(tx: Tx, id: number, columns: Updateable<Promotion>): Promise<void> {
  await tx.updateTable('promotion').set(columns).where('id', '=', id).execute();
}

/** The patients with these MRNs whose accounts are open. */
export const findPatients = (sql: Sql, mrns: readonly string[]) =>
  sql
    .selectFrom('person')
    .select(['id', 'mrn'])
    .where('mrn', 'in', mrns.length > 0 ? mrns : [''])
    .where('deleted_at', 'is', null)
    .execute();

/** Assigns a promotion to these persons and to no others; answers who is new and who no longer has it. */
export async function assignTo(tx: Tx, id: number, personIds: readonly number[], now: Date): Promise<number[]> {
  const removed = await tx
    .deleteFrom('promotion_assignment')
    .where('promotion_id', '=', id)
    .$if(personIds.length > 0, (q) => q.where('person_id', 'not in', personIds))
    .returning('person_id')
    .execute();
  if (personIds.length === 0) return removed.map((row) => row.person_id);
  const added = await tx
    .insertInto('promotion_assignment')
    .values(personIds.map((person_id) => ({ promotion_id: id, person_id, assigned_at: now })))
    .onConflict((c) => c.doNothing())
    .returning('person_id')
    .execute();
  return [...removed, ...added].map((row) => row.person_id);
}

/** The promotion of what the desk wrote, when it is for chosen patients. */
export const findForChosen = (sql: Sql, itemId: number) =>
  sql
    .selectFrom('promotion')
    .select('id')
    .where('item_id', '=', itemId)
    .where('for_everybody', '=', false)
    .executeTakeFirst();

/** Whom a promotion is for. */
export const findChosenPatients = (sql: Sql, promotionId: number) =>
  sql
    .selectFrom('promotion_assignment as a')
    .innerJoin('person as p', 'p.id', 'a.person_id')
    .select(['p.id', 'p.mrn'])
    .where('a.promotion_id', '=', promotionId)
    .orderBy('p.mrn')
    .execute();

/** Deletes which promotions were meant for a person. */
export async function deleteAssignments(tx: Tx, personId: number): Promise<void> {
  await tx.deleteFrom('promotion_assignment').where('person_id', '=', personId).execute();
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
