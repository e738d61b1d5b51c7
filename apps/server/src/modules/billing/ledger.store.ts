import { sql as raw } from 'kysely';
import type { LedgerAccount } from '@balsam/domain/billing';
import type { Sql, Tx } from '#platform/db/types.ts';

type JournalRow = { key: string; kind: string; payment_id: number | null; occurred_at: Date };

/** The new journal's id; undefined when one of this key is in the books already. */
export async function insertJournal(tx: Tx, journal: JournalRow): Promise<number | undefined> {
  const row = await tx
    .insertInto('journal')
    .values(journal)
    .onConflict((c) => c.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** The ids of these accounts, made where they are missing, as `kind:personId`. */
export async function accountIds(tx: Tx, accounts: readonly LedgerAccount[]): Promise<ReadonlyMap<string, number>> {
  const rows = accounts.map((a) => ({ kind: a.account, person_id: a.personId }));
  await tx
    .insertInto('ledger_account')
    .values(rows)
    .onConflict((c) => c.doNothing())
    .execute();
  const found = await tx
    .selectFrom('ledger_account')
    .select(['id', 'kind', 'person_id'])
    .where((eb) =>
      eb.or(
        rows.map((row) =>
          eb.and([
            eb('kind', '=', row.kind),
            row.person_id === null ? eb('person_id', 'is', null) : eb('person_id', '=', row.person_id),
          ]),
        ),
      ),
    )
    .execute();
  return new Map(found.map((row) => [`${row.kind}:${row.person_id}`, row.id]));
}

export async function insertPostings(
  tx: Tx,
  postings: readonly { journal_id: number; ledger_account_id: number; amount: number }[],
): Promise<void> {
  await tx
    .insertInto('posting')
    .values([...postings])
    .execute();
}

export type Movement = {
  id: number;
  kind: string;
  at: Date;
  amount: number;
  title: string | null;
  title_ar: string | null;
};

/** The last movements of a wallet, newest first; `amount` is signed, into the wallet positive. */
export async function readMovements(sql: Sql, personId: number, count: number): Promise<Movement[]> {
  return sql
    .selectFrom('posting')
    .innerJoin('ledger_account', 'ledger_account.id', 'posting.ledger_account_id')
    .innerJoin('journal', 'journal.id', 'posting.journal_id')
    .leftJoin('payment', 'payment.id', 'journal.payment_id')
    .where('ledger_account.kind', '=', 'wallet')
    .where('ledger_account.person_id', '=', personId)
    .orderBy('posting.id', 'desc')
    .limit(count)
    .select(['posting.id', 'journal.kind', 'journal.occurred_at as at', 'payment.title', 'payment.title_ar'])
    .select(raw<number>`-posting.amount`.as('amount'))
    .execute();
}
