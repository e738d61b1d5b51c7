import { openingPostings, topUpPostings } from '@balsam/domain/billing';
import type { Halalas } from '@balsam/domain/money';
import type { Tx } from '#platform/db/types.ts';
import { postJournal } from './ledger.ts';

/** Puts card money into a wallet, once for each key. */
export async function topUp(tx: Tx, personId: number, amount: Halalas, key: string, now: Date): Promise<void> {
  const postings = topUpPostings({ personId, amount });
  await postJournal(tx, { key: `top-up:${key}`, kind: 'top_up', paymentId: null, postings, now });
}

/** The balance that a person brings along when the books begin, once for each person. */
export async function openWallet(tx: Tx, personId: number, amount: Halalas, now: Date): Promise<void> {
  const postings = openingPostings({ personId, amount });
  await postJournal(tx, { key: `opening:${personId}`, kind: 'opening', paymentId: null, postings, now });
}
