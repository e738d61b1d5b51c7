import { sql as raw } from 'kysely';
import { halalas, type Halalas } from '@balsam/domain/money';
import { batched } from '#platform/db/batched.ts';
import { shortRead } from '#platform/db/short-read.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import { unplanned } from '#platform/db/unplanned.ts';

/**
 * What somebody owns in the books: money in the wallet, and points by what they are worth, both halalas. Each is a table of one balance a
 * person, which the database keeps from going below zero.
 */
export type BalanceAccount = 'wallet' | 'loyalty';

/** Adds halalas to a balance, which is created when the person has none. */
export async function addTo(tx: Tx, account: BalanceAccount, personId: number, amount: number): Promise<void> {
  await tx
    .insertInto(account)
    .values({ person_id: personId, balance: amount })
    .onConflict((c) =>
      c.column('person_id').doUpdateSet({ balance: raw`${raw.ref(`${account}.balance`)} + excluded.balance` }),
    )
    .execute();
}

/** Takes halalas from a balance; false, and nothing taken, when it does not hold them. */
export async function takeFrom(tx: Tx, account: BalanceAccount, personId: number, amount: number): Promise<boolean> {
  const row = await tx
    .updateTable(account)
    .set({ balance: raw`balance - ${amount}` })
    .where('person_id', '=', personId)
    .where('balance', '>=', amount)
    .returning('person_id')
    .executeTakeFirst();
  return row !== undefined;
}

const balanceOf = (sql: Sql, account: BalanceAccount, personId: number) =>
  sql.selectFrom(account).select('balance').where('person_id', '=', personId);

/** A person's balance; zero when there is none. */
export async function readBalance(sql: Sql, account: BalanceAccount, personId: number): Promise<Halalas> {
  const row = await balanceOf(sql, account, personId).executeTakeFirst();
  return halalas(row?.balance ?? 0);
}

const walletsOf = shortRead(
  (_sql, { personIds }: { readonly personIds: readonly number[] }) => raw<{ balance: number; reserved: number }>`
    select coalesce((select balance from wallet where person_id = p.id), 0) as balance,
      (select coalesce(sum(wallet_part), 0) from payment where person_id = p.id and status = 'pending' and card_part > 0) as reserved
    from unnest(${unplanned(personIds, 'bigint[]')}) with ordinality as p (id, place) order by p.place`,
);

/** What the wallet of each of these people holds, and what open payments have put aside of it, in halalas. */
export const readWallet = batched(async (sql, personIds: readonly number[]) => {
  const rows = await walletsOf(sql, { personIds });
  return rows.map(({ balance, reserved }) => ({ balance: halalas(balance), reserved: halalas(reserved) }));
});

/** As `readBalance`, and nobody else moves it until the transaction ends. */
export async function lockBalance(tx: Tx, account: BalanceAccount, personId: number): Promise<Halalas> {
  const row = await balanceOf(tx, account, personId).forUpdate().executeTakeFirst();
  return halalas(row?.balance ?? 0);
}
