import { halalas, sum, type Halalas } from '../money/index.ts';

/** Where money that comes from outside arrives, and goes back from: a provider, or the front desk. */
export type SourceAccount = 'gateway_clearing' | 'desk_cash' | 'desk_terminal';

/** The account that a way of paying fills. */
export function sourceAccountOf(method: string): SourceAccount {
  if (method === 'cash') return 'desk_cash';
  return method === 'terminal' ? 'desk_terminal' : 'gateway_clearing';
}

/** Accounts of the books. A wallet and loyalty points are owed to a person, the others are the hospital's own. */
export type LedgerAccount =
  | { readonly account: 'wallet' | 'loyalty'; readonly personId: number }
  | {
      readonly account:
        | 'revenue'
        | 'vat_payable'
        | 'refund_clearing'
        | 'promotion'
        | 'opening'
        | 'wallet_hold'
        | 'loyalty_hold'
        | 'insurance_receivable'
        | SourceAccount;
      readonly personId: null;
    };

/** One side of a journal: positive is debit, negative credit, never zero. */
export type Posting = LedgerAccount & { readonly amount: Halalas };

/** What an insurer bears of a sale, and the VAT on that: owed by the insurer, not by the patient. */
export type InsurerPart = { readonly net: Halalas; readonly vat: Halalas };

const noInsurer: InsurerPart = { net: halalas(0), vat: halalas(0) };

/**
 * A sale paid from the wallet, by card, by what points are worth, or by several of them. `vat` is the part that is owed as VAT. `held`: what
 * wallet and points pay was held by `holdPostings` while the payer was on the provider's page.
 */
export function paymentPostings(paid: {
  personId: number;
  walletPart: Halalas;
  cardPart: Halalas;
  loyaltyPart?: Halalas;
  vat: Halalas;
  insurer?: InsurerPart;
  held?: boolean;
  source?: SourceAccount;
}): Posting[] {
  const points = paid.loyaltyPart ?? halalas(0);
  const insurer = paid.insurer ?? noInsurer;
  const amount = sum([paid.walletPart, paid.cardPart, points]);
  return entries([
    [paid.held ? own('wallet_hold') : wallet(paid.personId), paid.walletPart],
    [paid.held ? own('loyalty_hold') : loyalty(paid.personId), points],
    [own(paid.source ?? 'gateway_clearing'), paid.cardPart],
    [own('insurance_receivable'), insurer.net + insurer.vat],
    [own('revenue'), -(amount - paid.vat) - insurer.net],
    [own('vat_payable'), -paid.vat - insurer.vat],
  ]);
}

/** A refunded sale: to the wallet, as points, and to the card or the instalments, which the provider has yet to do. */
export function refundPostings(back: {
  personId: number;
  walletPart: Halalas;
  loyaltyPart: Halalas;
  sourcePart: Halalas;
  vat: Halalas;
  /** What the insurer no longer owes. */
  insurer?: InsurerPart;
}): Posting[] {
  const amount = sum([back.walletPart, back.loyaltyPart, back.sourcePart]);
  const insurer = back.insurer ?? noInsurer;
  return entries([
    [own('revenue'), amount - back.vat + insurer.net],
    [own('vat_payable'), back.vat + insurer.vat],
    [own('insurance_receivable'), -(insurer.net + insurer.vat)],
    [wallet(back.personId), -back.walletPart],
    [loyalty(back.personId), -back.loyaltyPart],
    [own('refund_clearing'), -back.sourcePart],
  ]);
}

/** The provider has given back what `refundPostings` promised. */
export function sourceRefundedPostings(amount: Halalas, source: SourceAccount = 'gateway_clearing'): Posting[] {
  return entries([
    [own('refund_clearing'), amount],
    [own(source), -amount],
  ]);
}

/** The provider will not give it back: the wallet takes it. */
export function sourceRefusedPostings({ personId, amount }: { personId: number; amount: Halalas }): Posting[] {
  return entries([
    [own('refund_clearing'), amount],
    [wallet(personId), -amount],
  ]);
}

/** Money of instalments that arrived when there was nothing left to pay: it goes back to the provider. */
export function lateToSourcePostings(amount: Halalas): Posting[] {
  return entries([
    [own('gateway_clearing'), amount],
    [own('refund_clearing'), -amount],
  ]);
}

/** Points that the hospital gives: `amount` is what they are worth. */
export function pointsGivenPostings({ personId, amount }: { personId: number; amount: Halalas }): Posting[] {
  return entries([
    [own('promotion'), amount],
    [loyalty(personId), -amount],
  ]);
}

/** Card money that goes to the wallet: a top-up, or a payment that arrived when there was nothing left to pay (D5.01). */
export function topUpPostings({ personId, amount }: { personId: number; amount: Halalas }): Posting[] {
  return entries([
    [own('gateway_clearing'), amount],
    [wallet(personId), -amount],
  ]);
}

type Held = { readonly personId: number; readonly amount: Halalas; readonly points?: Halalas };

/** Puts wallet money, and points by what they are worth, aside for a payment whose other part is still to come from the card. */
export function holdPostings({ personId, amount, points = halalas(0) }: Held): Posting[] {
  return entries([
    [wallet(personId), amount],
    [own('wallet_hold'), -amount],
    [loyalty(personId), points],
    [own('loyalty_hold'), -points],
  ]);
}

/** Releases what `holdPostings` held, when the other part did not come. */
export function releaseHoldPostings({ personId, amount, points = halalas(0) }: Held): Posting[] {
  return entries([
    [own('wallet_hold'), amount],
    [wallet(personId), -amount],
    [own('loyalty_hold'), points],
    [loyalty(personId), -points],
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

function loyalty(personId: number): LedgerAccount {
  return { account: 'loyalty', personId };
}

function own(account: Extract<LedgerAccount, { personId: null }>['account']): LedgerAccount {
  return { account, personId: null };
}

function entries(sides: readonly (readonly [LedgerAccount, number])[]): Posting[] {
  return sides
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]) => ({ ...account, amount: halalas(amount) }));
}
