import type { Selectable } from 'kysely';
import type { WalletTopUp } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';

type NewTopUp = { readonly personId: number; readonly amount: number; readonly now: Date };

export async function insertTopUp(tx: Tx, { personId, amount, now }: NewTopUp): Promise<number> {
  const row = await tx
    .insertInto('wallet_top_up')
    .values({ person_id: personId, amount, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export const findTopUp = (sql: Sql, id: number): Promise<Selectable<WalletTopUp> | undefined> =>
  sql.selectFrom('wallet_top_up').selectAll().where('id', '=', id).executeTakeFirst();

export const lockTopUp = (tx: Tx, id: number): Promise<Selectable<WalletTopUp> | undefined> =>
  tx.selectFrom('wallet_top_up').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Marks it as paid; false when it was before. */
export async function closeTopUp(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .updateTable('wallet_top_up')
    .set({ state: 'paid' })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
