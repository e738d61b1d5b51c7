import { halalas, type Halalas } from '../money/index.ts';

export type PaymentMethod = 'card' | 'wallet' | 'wallet_and_card' | 'tamara' | 'loyalty_points' | DeskMethod;

/** What the front desk takes: cash, or a card at its terminal. */
export type DeskMethod = 'cash' | 'terminal';

/** What each source pays of a payment. `cardPart` is what a provider brings: the card or instalments. */
export type PaymentParts = { readonly walletPart: Halalas; readonly cardPart: Halalas; readonly loyaltyPart: Halalas };

/** What a card is charged at least: its providers refuse less than a riyal. */
export const cardMinimum = halalas(100);

/** What the other sources leave to the card of an amount, for a part below its minimum. An amount below it is nothing for a card. */
const missingForCard = (amount: Halalas, cardPart: number): number =>
  cardPart > 0 && cardPart < cardMinimum && amount >= cardMinimum ? cardMinimum - cardPart : 0;

const methodOf = ({ walletPart, cardPart, loyaltyPart }: PaymentParts): PaymentMethod => {
  if (walletPart > 0) return cardPart === 0 ? 'wallet' : 'wallet_and_card';
  return cardPart === 0 && loyaltyPart > 0 ? 'loyalty_points' : 'card';
};

/**
 * How an amount is paid: by what the points are worth first, then by the wallet when it is wanted, the card for the rest. The parts add up to
 * the amount. Nothing to pay takes nothing. Wallet, then points, pay less where the card would be left with less than it is charged at least.
 */
export function splitPayment(
  amount: Halalas,
  walletBalance: Halalas,
  useWallet: boolean,
  pointsWorth: Halalas = halalas(0),
): PaymentParts & { method: PaymentMethod } {
  const points = Math.min(amount, pointsWorth);
  const wallet = useWallet ? Math.min(amount - points, walletBalance) : 0;
  const left = amount - points - wallet;
  const missing = missingForCard(amount, left);
  const fromWallet = Math.min(missing, wallet);
  const parts = {
    walletPart: halalas(wallet - fromWallet),
    cardPart: halalas(left + missing),
    loyaltyPart: halalas(points - (missing - fromWallet)),
  };
  return { ...parts, method: methodOf(parts) };
}

/** What each source is given of `amount` when `back` of the whole went back before: money is given before points, so that points never become money. */
export function partsBack(parts: PaymentParts, back: Halalas, amount: Halalas): PaymentParts {
  const [before, after] = [partsLeft(parts, back), partsLeft(parts, halalas(back + amount))];
  return {
    walletPart: halalas(before.walletPart - after.walletPart),
    cardPart: halalas(before.cardPart - after.cardPart),
    loyaltyPart: halalas(before.loyaltyPart - after.loyaltyPart),
  };
}

/** What may still be given back to each source when `back` of the whole has gone to the wallet already: it counts against wallet, card, points. */
export function partsLeft({ walletPart, cardPart, loyaltyPart }: PaymentParts, back: Halalas): PaymentParts {
  const fromWallet = Math.min(back, walletPart);
  const fromCard = Math.min(back - fromWallet, cardPart);
  const fromPoints = Math.min(back - fromWallet - fromCard, loyaltyPart);
  return {
    walletPart: halalas(walletPart - fromWallet),
    cardPart: halalas(cardPart - fromCard),
    loyaltyPart: halalas(loyaltyPart - fromPoints),
  };
}
