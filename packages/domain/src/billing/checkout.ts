import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { halalas, toSar, type Halalas } from '../money/index.ts';
import type { Day } from '../time/index.ts';
import { mayPayByInstalments, type InstalmentLimits } from './instalments.ts';
import { cardMinimum, splitPayment, type PaymentMethod, type PaymentParts } from './split.ts';

/** What a payment page starts from: what is owed, and what the payer has to pay it with. Halalas. */
export type CheckoutFacts = {
  readonly total: Halalas;
  /** Of an order or a cart: its goods with VAT after offers. */
  readonly goodsWithVat?: Halalas | undefined;
  /** A promo code took something off already. */
  readonly hasPromo: boolean;
  /** Money that is added to the wallet comes by card alone. */
  readonly cardOnly: boolean;
  readonly wallet: Halalas;
  /** What the payer's points are worth. */
  readonly points: Halalas;
  /** Undefined: nobody lends here. */
  readonly lending:
    | { readonly birthDay: Day | null; readonly today: Day; readonly limits: InstalmentLimits }
    | undefined;
};

export type CheckoutChoice = {
  readonly method: Exclude<PaymentMethod, 'loyalty_points'>;
  readonly useWallet: boolean;
  /** What the points that are to be used are worth. */
  readonly points: Halalas;
};

type PointsRefusal = 'one_discount_only' | 'points_not_for_free' | 'card_only' | 'loyalty_not_enough';
type WalletRefusal = 'wallet_not_for_free' | 'card_only' | 'wallet_insufficient';
type CardRefusal = 'card_minimum';
type InstalmentRefusal = 'card_only' | 'tamara_out_of_range' | 'tamara_under_age' | 'gateway_unavailable';

type CheckoutRefusal = PointsRefusal | WalletRefusal | CardRefusal | InstalmentRefusal;

/** Each way to pay with whether it is open now, and how the choice shares what is owed. */
export type Checkout = {
  readonly card: Allowed<CardRefusal>;
  readonly points: Allowed<PointsRefusal>;
  readonly wallet: Allowed<WalletRefusal>;
  readonly tamara: Allowed<InstalmentRefusal>;
  /** Why the choice as it stands cannot be paid; `parts` leave out what is refused. */
  readonly choice: Allowed<CheckoutRefusal>;
  readonly parts: PaymentParts & { readonly method: PaymentMethod };
  /** What instalments would bear. */
  readonly instalmentAmount: Halalas;
};

const anyPoint = halalas(1);

/** S5.13: points pay beside no promo code, nothing that is free, and no more than there are. `used`: their worth. */
function mayUsePoints({ total, hasPromo, cardOnly, points }: CheckoutFacts, used: Halalas): Allowed<PointsRefusal> {
  if (cardOnly) return refused('card_only');
  if (hasPromo) return refused('one_discount_only');
  if (total === 0) return refused('points_not_for_free');
  return points >= used && points > 0 ? allowed : refused('loyalty_not_enough');
}

/** S5.13: the wallet pays nothing that is free. */
function mayUseWallet({ total, cardOnly, wallet }: CheckoutFacts): Allowed<WalletRefusal> {
  if (cardOnly) return refused('card_only');
  if (total === 0) return refused('wallet_not_for_free');
  return wallet > 0 ? allowed : refused('wallet_insufficient');
}

/** D12.07: a card pays nothing below its minimum. */
const mayUseCard = ({ total }: CheckoutFacts): Allowed<CardRefusal> =>
  total > 0 && total < cardMinimum ? refused('card_minimum', { minimum: toSar(cardMinimum) }) : allowed;

function mayBorrow({ goodsWithVat, cardOnly, lending }: CheckoutFacts, amount: Halalas): Allowed<InstalmentRefusal> {
  if (cardOnly) return refused('card_only');
  if (!lending) return refused('gateway_unavailable');
  const { birthDay, today, limits } = lending;
  return mayPayByInstalments({ amount, goodsWithVat, birthDay, today }, limits);
}

/** A wish to use the wallet where it is empty is no mistake: the card pays all. A wish to pay by the wallet alone is. */
function walletChoice(facts: CheckoutFacts, { method, useWallet }: CheckoutChoice, cardPart: Halalas) {
  const wallet = mayUseWallet(facts);
  const isEmpty = !wallet.ok && wallet.code === 'wallet_insufficient';
  if (useWallet && method !== 'tamara' && !wallet.ok && !isEmpty) return wallet;
  return method === 'wallet' && cardPart > 0 ? refused('wallet_insufficient') : allowed;
}

const firstRefusal = <Code extends string>(...verdicts: readonly Allowed<Code>[]): Allowed<Code> =>
  verdicts.find((verdict) => !verdict.ok) ?? allowed;

/**
 * D12.06: the one source of every payment page: which ways are open, why the others are not, and how a choice shares what is owed. Points
 * pay first, then the wallet, then the card or instalments; the wallet does not pay beside instalments. The page shows it, and beginning a
 * payment refuses by it.
 */
export function checkout(facts: CheckoutFacts, choice: CheckoutChoice): Checkout {
  const usesPoints = choice.points > 0;
  const points = mayUsePoints(facts, usesPoints ? choice.points : anyPoint);
  const wallet = mayUseWallet(facts);
  const card = mayUseCard(facts);
  const byInstalments = choice.method === 'tamara';
  const used = usesPoints && points.ok ? choice.points : halalas(0);
  const useWallet = choice.useWallet && wallet.ok && !byInstalments;
  const split = splitPayment(facts.total, facts.wallet, useWallet, used);
  const instalmentAmount = splitPayment(facts.total, halalas(0), false, used).cardPart;
  const tamara = mayBorrow(facts, instalmentAmount);
  return {
    card,
    points,
    wallet,
    tamara,
    choice: firstRefusal<CheckoutRefusal>(
      usesPoints ? points : allowed,
      walletChoice(facts, choice, split.cardPart),
      byInstalments ? tamara : allowed,
      split.cardPart > 0 ? card : allowed,
    ),
    parts: byInstalments && tamara.ok ? { ...split, method: 'tamara' } : split,
    instalmentAmount,
  };
}
