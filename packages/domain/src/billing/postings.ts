import { halalas, sum, type Halalas } from '../money/index.ts';

/** Accounts of the books. A wallet and loyalty points are owed to a person, the others are the hospital's own. */
export type LedgerAccount =
  | { readonly account: 'wallet' | 'loyalty'; readonly personId: number }
  | {
      readonly account:
        | 'gateway_clearing'
        | 'revenue'
        | 'vat_payable'
        | 'refund_clearing'
        | 'promotion'
        | 'opening'
        | 'wallet_hold';
      readonly personId: null;
    };

/** One side of a journal: positive is debit, negative credit, never nought. */
export type Posting = LedgerAccount & { readonly amount: Halalas };

type Sale = { readonly personId: number; readonly amount: Halalas; readonly vat: Halalas };

/**
 * A sale paid from the wallet, by card or both. `vat` is the part of the two that is owed as VAT. `held`: the wallet's part was put aside
 * by `holdPostings` while the payer was at the provider's.
 */
export function paymentPostings(paid: {
  personId: number;
  walletPart: Halalas;
  cardPart: Halalas;
  vat: Halalas;
  held?: boolean;
}): Posting[] {
  const amount = sum([paid.walletPart, paid.cardPart]);
  return entries([
    [paid.held ? own('wallet_hold') : wallet(paid.personId), paid.walletPart],
    [own('gateway_clearing'), paid.cardPart],
    [own('revenue'), -(amount - paid.vat)],
    [own('vat_payable'), -paid.vat],
  ]);
}

/** A sale given back to the wallet, with its VAT (S4.05). */
export function refundToWalletPostings({ personId, amount, vat }: Sale): Posting[] {
  return entries([
    [own('revenue'), amount - vat],
    [own('vat_payable'), vat],
    [wallet(personId), -amount],
  ]);
}

/** Card money that goes to the wallet: a top-up, or a payment that arrived when there was nothing left to pay (D5.01). */
export function topUpPostings({ personId, amount }: { personId: number; amount: Halalas }): Posting[] {
  return entries([
    [own('gateway_clearing'), amount],
    [wallet(personId), -amount],
  ]);
}

/** Puts wallet money aside for a payment whose other part is still to come from the card. */
export function holdPostings({ personId, amount }: { personId: number; amount: Halalas }): Posting[] {
  return entries([
    [wallet(personId), amount],
    [own('wallet_hold'), -amount],
  ]);
}

/** Gives back what `holdPostings` put aside, when the other part did not come. */
export function releaseHoldPostings({ personId, amount }: { personId: number; amount: Halalas }): Posting[] {
  return entries([
    [own('wallet_hold'), amount],
    [wallet(personId), -amount],
  ]);
}

/** A balance that a person brings along when the books begin. */
export function openingPostings({ personId, amount }: { personId: number; amount: Halalas }): Posting[] {
  return entries([
    [own('opening'), amount],
    [wallet(personId), -amount],
  ]);
}

/** D4.01: whether the postings of a journal sum to zero. */
export function balances(postings: readonly Posting[]): boolean {
  return sum(postings.map((posting) => posting.amount)) === 0;
}

/** What a person can spend, from the postings of all journals: a wallet is owed, so its credit is their money. */
export function walletBalance(postings: readonly Posting[], personId: number): Halalas {
  const mine = postings.filter((posting) => posting.account === 'wallet' && posting.personId === personId);
  return halalas(-sum(mine.map((posting) => posting.amount)));
}

function wallet(personId: number): LedgerAccount {
  return { account: 'wallet', personId };
}

function own(account: Extract<LedgerAccount, { personId: null }>['account']): LedgerAccount {
  return { account, personId: null };
}

function entries(sides: readonly (readonly [LedgerAccount, number])[]): Posting[] {
  return sides
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]) => ({ ...account, amount: halalas(amount) }));
}
