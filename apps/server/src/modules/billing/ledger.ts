import { balances, type Posting } from '@balsam/domain/billing';
import type { Tx } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import { addTo, takeFrom, type BalanceAccount } from './balances.store.ts';
import { accountIds, insertJournal, insertPostings } from './ledger.store.ts';

/** Why money moved; a person reads it in the movements of the wallet. */
export type JournalKind =
  | 'opening'
  | 'top_up'
  | 'payment'
  | 'wallet_hold'
  | 'wallet_hold_back'
  | 'arrived_late'
  | 'refund'
  | 'source_refunded'
  | 'source_refused'
  | 'points_given';

export type Journal = {
  /** What makes the movement happen once, such as `payment:17`. */
  readonly key: string;
  readonly kind: JournalKind;
  readonly paymentId: number | null;
  readonly postings: readonly Posting[];
  readonly now: Date;
};

/** The error when a balance does not hold what is taken. Balances move with the books, and never below zero. */
const insufficient = { wallet: 'wallet_insufficient', loyalty: 'loyalty_not_enough' } as const satisfies Record<
  BalanceAccount,
  string
>;
type OwnedPosting = Posting & { account: BalanceAccount };

/**
 * Balances follow the books in the same transaction: wallets before points, each in the order of persons, so that two journals do not wait
 * for each other.
 */
async function moveOwned(tx: Tx, postings: readonly Posting[]): Promise<void> {
  const moves = postings
    .filter((p): p is OwnedPosting => p.account in insufficient)
    .toSorted((a, b) => b.account.localeCompare(a.account) || a.personId - b.personId);
  for (const { account, personId, amount } of moves) {
    if (amount < 0) await addTo(tx, account, personId, -amount);
    else if (!(await takeFrom(tx, account, personId, amount))) throw fail(insufficient[account]);
  }
}

/**
 * Moves money: writes the postings and the balances they touch, once for each key (D4.01). Answers whether it moved now; no postings, no move.
 * @throws RangeError when the postings do not balance; wallet_insufficient or loyalty_not_enough when a person does not have what is taken
 */
export async function postJournal(tx: Tx, { key, kind, paymentId, postings, now }: Journal): Promise<boolean> {
  if (!balances(postings)) throw new RangeError(`the postings of ${key} do not balance`);
  if (postings.length === 0) return false;
  const id = await insertJournal(tx, { key, kind, payment_id: paymentId, occurred_at: now });
  if (id === undefined) return false;
  const accounts = await accountIds(tx, postings);
  await insertPostings(
    tx,
    postings.map((p) => ({
      journal_id: id,
      ledger_account_id: accounts.get(`${p.account}:${p.personId}`) ?? 0,
      amount: p.amount,
    })),
  );
  await moveOwned(tx, postings);
  return true;
}
