import fc from 'fast-check';
import { halalas, sum, type Halalas } from '@balsam/domain/money';
import {
  balances,
  cardMinimum,
  checkout,
  patientPrice,
  partsBack,
  paymentPostings,
  promotionDiscount,
  refundPostings,
  vatPercent,
  type CheckoutChoice,
  type Posting,
} from '@balsam/domain/billing';

const amount = (max: number) => fc.integer({ min: 0, max }).map(halalas);

/** A visit with everything that may take part in paying for it. Amounts in halalas. */
export const cart = fc.record({
  fee: fc.integer({ min: 1, max: 500_000 }).map(halalas),
  isCitizen: fc.boolean(),
  kind: fc.constantFrom('onsite', 'virtual', 'home', 'onspot'),
  /** What the insurer bears of the fee, in hundredths of a percent; 0: nobody. */
  insured: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 10_000 })),
  reduction: fc.oneof(
    fc.constant({ kind: 'none' } as const),
    fc.record({
      kind: fc.constant('promo' as const),
      percent: fc.integer({ min: 1, max: 100 }),
      atMost: fc.option(fc.integer({ min: 1, max: 100_000 }).map(halalas)),
    }),
    fc.record({ kind: fc.constant('points' as const), worth: fc.integer({ min: 1, max: 600_000 }).map(halalas) }),
    fc.constant({ kind: 'free' } as const),
  ),
  wallet: amount(600_000),
  points: amount(600_000),
  method: fc.constantFrom<CheckoutChoice['method']>('card', 'wallet', 'wallet_and_card', 'tamara'),
  useWallet: fc.boolean(),
  /** How much of the payment is given back first, in hundredths of a percent. */
  back: fc.integer({ min: 0, max: 10_000 }),
});
type Cart = typeof cart extends fc.Arbitrary<infer C> ? C : never;

const ofShare = (whole: number, share: number): Halalas => halalas(Math.floor((whole * share) / 10_000));
const standard = 15;

/** What a cart costs by the rules of the domain. */
function priceOfCart({ fee, isCitizen, insured, reduction }: Cart) {
  const insurerShare = reduction.kind === 'free' ? halalas(0) : ofShare(fee, insured);
  const base = halalas(fee - insurerShare);
  const discount = {
    none: () => halalas(0),
    points: () => halalas(0),
    free: () => fee,
    promo: () => (reduction.kind === 'promo' ? promotionDiscount(base, reduction) : halalas(0)),
  }[reduction.kind]();
  const percent = vatPercent({ kind: 'health_service', payerIsCitizen: isCitizen }, standard);
  return { percent, ...patientPrice({ fee, insurerShare, discount, vatPercent: percent, standardPercent: standard }) };
}

/** How the payer of a cart may share it. */
function shareCart(drawn: Cart, total: Halalas) {
  const { reduction, wallet, points, method, useWallet } = drawn;
  return checkout(
    {
      total,
      hasPromo: reduction.kind === 'promo',
      cardOnly: false,
      wallet,
      points,
      lending: {
        birthDay: '1990-01-01',
        today: '2026-11-22',
        limits: { minimum: halalas(9_900), maximum: halalas(200_000), age: 18 },
      },
    },
    {
      method,
      useWallet: useWallet || method !== 'card',
      points: reduction.kind === 'points' ? reduction.worth : halalas(0),
    },
  );
}

const on = (postings: readonly Posting[], account: Posting['account']): number =>
  sum(postings.filter((posting) => posting.account === account).map(({ amount: moved }) => moved));

/**
 * D12.03: everything that must hold of a cart: parts sum to the price to the halala, VAT by the rule, no part negative, receipt and ledger
 * equal, and what is given back, in part and then whole, is back where it came from. Answers what does not hold.
 */
export function faultsOfCart(drawn: Cart): string[] {
  const price = priceOfCart(drawn);
  const { parts, choice } = shareCart(drawn, price.total);
  const { walletPart, cardPart, loyaltyPart } = parts;
  const paid = paymentPostings({ personId: 1, ...parts, vat: price.vat, insurer: price.insurer });
  const first = ofShare(price.total, drawn.back);
  const back = partsBack(parts, halalas(0), first);
  const rest = partsBack(parts, first, halalas(price.total - first));
  const whole = {
    walletPart: halalas(back.walletPart + rest.walletPart),
    loyaltyPart: halalas(back.loyaltyPart + rest.loyaltyPart),
    sourcePart: halalas(back.cardPart + rest.cardPart),
  };
  const refunded = refundPostings({ personId: 1, vat: price.vat, insurer: price.insurer, ...whole });
  // Rounded half up to the halala.
  const vatBy = (net: number, percent: number) => Math.floor((net * percent + 50) / 100);
  const checks: Record<string, boolean> = {
    'the shares and the discount sum to the fee': price.insurer.net + price.discount + price.net === drawn.fee,
    'the total is price and VAT': price.net + price.vat === price.total,
    'the VAT of the patient is by the rule': price.vat === vatBy(price.net, drawn.isCitizen ? 0 : standard),
    'the VAT of the insurer is standard': price.insurer.vat === vatBy(price.insurer.net, standard),
    'the parts sum to the total': walletPart + cardPart + loyaltyPart === price.total,
    'the card is not left with less than it takes': !choice.ok || cardPart === 0 || cardPart >= cardMinimum,
    'no part is negative': Object.values({ walletPart, cardPart, loyaltyPart, net: price.net }).every(
      (part) => part >= 0,
    ),
    'nothing pays more than it holds': walletPart <= drawn.wallet && loyaltyPart <= drawn.points,
    'a promo code and points are never both there': price.discount === 0 || loyaltyPart === 0,
    'what is free takes nothing': price.total > 0 || walletPart + cardPart + loyaltyPart === 0,
    'the wallet does not pay beside instalments': parts.method !== 'tamara' || walletPart === 0,
    'the sale balances': balances(paid),
    'the revenue is the receipt and the insurer': -on(paid, 'revenue') === price.net + price.insurer.net,
    'the VAT owed is that of both': -on(paid, 'vat_payable') === price.vat + price.insurer.vat,
    'the insurer owes its share': on(paid, 'insurance_receivable') === price.insurer.net + price.insurer.vat,
    'the refund balances': balances(refunded),
    'each source has its own back':
      whole.walletPart === walletPart && whole.loyaltyPart === loyaltyPart && whole.sourcePart === cardPart,
    'nothing is left of the sale': (
      ['revenue', 'vat_payable', 'insurance_receivable', 'wallet', 'loyalty'] as const
    ).every((account) => on(paid, account) + on(refunded, account) === 0),
  };
  return Object.entries(checks).flatMap(([what, holds]) => (holds ? [] : [what]));
}
