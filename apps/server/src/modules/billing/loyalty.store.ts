import { sql as raw } from 'kysely';
import { halalas, type Halalas } from '@balsam/domain/money';
import type { Sql, Tx } from '../../platform/db/types.ts';

/** What a person's points are worth, halalas. */
export async function readLoyalty(sql: Sql, personId: number): Promise<Halalas> {
  const row = await sql.selectFrom('loyalty').select('balance').where('person_id', '=', personId).executeTakeFirst();
  return halalas(row?.balance ?? 0);
}

/** As `readLoyalty`, and nobody else moves it until the transaction ends. */
export async function lockLoyalty(tx: Tx, personId: number): Promise<Halalas> {
  const row = await tx
    .selectFrom('loyalty')
    .select('balance')
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst();
  return halalas(row?.balance ?? 0);
}

/** Adds what points are worth to a person's, who may have none yet. */
export async function addToLoyalty(tx: Tx, personId: number, amount: number): Promise<void> {
  await tx
    .insertInto('loyalty')
    .values({ person_id: personId, balance: amount })
    .onConflict((c) => c.column('person_id').doUpdateSet({ balance: raw`loyalty.balance + excluded.balance` }))
    .execute();
}

/** Takes what points are worth; false, and nothing taken, when there are not so many. */
export async function takeFromLoyalty(tx: Tx, personId: number, amount: number): Promise<boolean> {
  const row = await tx
    .updateTable('loyalty')
    .set({ balance: raw`balance - ${amount}` })
    .where('person_id', '=', personId)
    .where('balance', '>=', amount)
    .returning('person_id')
    .executeTakeFirst();
  return row !== undefined;
}
