import { sql as raw } from 'kysely';
import type { LedgerAccount } from '@balsam/domain/billing';
import { shortRead } from '#platform/db/short-read.ts';
import { totalOf } from '#platform/http/page.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import { orderedBy } from './purchases.store.ts';

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
  payment_id: number | null;
  has_receipt: boolean;
  credit_note_id: number | null;
};

/** With the log-in by which the order was made that it belongs to. */
type PaidMovement = Movement & { readonly ordered_by: number | null };

const hasReceipt = raw<boolean>`exists (select from invoice i where i.payment_id = journal.payment_id)`;

/**
 * The credit note that was issued with a refund: at the same moment, and where several parts were given back at once, in the same order. What a
 * provider refused to give back belongs to the refund of the whole.
 */
export const creditNoteId = raw<number | null>`(
  select note.id from journal refund
  join invoice note on note.payment_id = refund.payment_id and note.kind = 'credit_note' and note.issued_at = refund.occurred_at
  where refund.key = case journal.kind when 'refund' then journal.key when 'source_refused' then 'refund:' || journal.payment_id end
    and (select count(*) from invoice earlier where earlier.payment_id = note.payment_id and earlier.kind = 'credit_note'
      and earlier.issued_at = note.issued_at and earlier.id < note.id)
    = (select count(*) from journal earlier where earlier.payment_id = refund.payment_id and earlier.kind = 'refund'
      and earlier.occurred_at = refund.occurred_at and earlier.id < refund.id))`;

const movements = (sql: Sql, personId: number) =>
  sql
    .selectFrom('posting')
    .innerJoin('ledger_account', 'ledger_account.id', 'posting.ledger_account_id')
    .innerJoin('journal', 'journal.id', 'posting.journal_id')
    .leftJoin('payment', 'payment.id', 'journal.payment_id')
    .where('ledger_account.kind', '=', 'wallet')
    .where('ledger_account.person_id', '=', personId);

const shown = (rows: ReturnType<typeof movements>) =>
  rows
    .select(['posting.id', 'journal.kind', 'journal.occurred_at as at', 'payment.title', 'payment.title_ar'])
    .select(orderedBy.as('ordered_by'))
    .select(['journal.payment_id', hasReceipt.as('has_receipt'), creditNoteId.as('credit_note_id')])
    .select(raw<number>`-posting.amount`.as('amount'));

type Listed = { readonly personId: number; readonly limit: number; readonly offset: number };

const pageOfMovements: (sql: Sql, of: Listed) => Promise<PaidMovement[]> = shortRead(
  (sql, { personId, limit, offset }) =>
    shown(movements(sql, personId)).orderBy('posting.id', 'desc').limit(limit).offset(offset),
);

/** A page of what moved in a wallet, newest first, and how much there is; `amount` is signed, into the wallet positive. */
export async function listMovements(sql: Sql, of: Listed): Promise<{ rows: PaidMovement[]; total: number }> {
  const rows = await pageOfMovements(sql, of);
  const total = await totalOf(of, rows.length, async () => {
    const counted = movements(sql, of.personId).select((x) => x.fn.countAll<number>().as('total'));
    return (await counted.executeTakeFirstOrThrow()).total;
  });
  return { rows, total };
}

/** The movements of a wallet in [from, until), oldest first. */
export const readMovementsBetween = (sql: Sql, personId: number, from: Date, until: Date): Promise<Movement[]> =>
  shown(movements(sql, personId))
    .where('journal.occurred_at', '>=', from)
    .where('journal.occurred_at', '<', until)
    .orderBy('journal.occurred_at')
    .orderBy('posting.id')
    .execute();

/** What the movements before an instant come to, in halalas. */
export async function readBalanceAt(sql: Sql, personId: number, at: Date): Promise<number> {
  const row = await movements(sql, personId)
    .where('journal.occurred_at', '<', at)
    .select(raw<number>`coalesce(-sum(posting.amount), 0)::bigint`.as('balance'))
    .executeTakeFirstOrThrow();
  return row.balance;
}
