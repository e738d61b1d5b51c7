import { balances, type Posting } from '@balsam/domain/billing';
import type { Tx } from '../../platform/db/types.ts';
import { fail } from '../../platform/http/failure.ts';
import { accountIds, addToWallet, insertJournal, insertPostings, takeFromWallet } from './ledger.store.ts';

/** Why money moved; a person reads it in the movements of the wallet. */
export type JournalKind =
  | 'opening'
  | 'top_up'
  | 'payment'
  | 'wallet_hold'
  | 'wallet_hold_back'
  | 'arrived_late'
  | 'refund';

export type Journal = {
  /** What makes the movement happen once, such as `payment:17`. */
  readonly key: string;
  readonly kind: JournalKind;
  readonly paymentId: number | null;
  readonly postings: readonly Posting[];
  readonly now: Date;
};

/** Wallets follow the books in the same transaction, in the order of persons, so that two journals do not wait for each other. */
async function moveWallets(tx: Tx, postings: readonly Posting[]): Promise<void> {
  const moves = postings
    .filter((p): p is Posting & { account: 'wallet' } => p.account === 'wallet')
    .toSorted((a, b) => a.personId - b.personId);
  await moves.reduce(async (before, { personId, amount }) => {
    await before;
    if (amount < 0) return addToWallet(tx, personId, -amount);
    if (!(await takeFromWallet(tx, personId, amount))) throw fail('wallet_insufficient');
  }, Promise.resolve());
}

/**
 * Moves money: writes the postings and the wallets they touch, once for each key (D4.01). Answers whether it moved now; no postings, no move.
 * @throws RangeError when the postings do not balance; wallet_insufficient when a wallet does not hold what is taken
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
  await moveWallets(tx, postings);
  return true;
}
