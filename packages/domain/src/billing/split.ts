import { halalas, type Halalas } from '../money/index.ts';

export type PaymentMethod = 'card' | 'wallet' | 'wallet_and_card' | 'tamara' | 'loyalty_points' | DeskMethod;

/** What the front desk takes: cash, or a card at its terminal. */
export type DeskMethod = 'cash' | 'terminal';

/** What each source pays of a payment. `cardPart` is what a provider brings: the card or instalments. */
export type PaymentParts = { readonly walletPart: Halalas; readonly cardPart: Halalas; readonly loyaltyPart: Halalas };

const methodOf = ({ walletPart, cardPart, loyaltyPart }: PaymentParts): PaymentMethod => {
  if (walletPart > 0) return cardPart === 0 ? 'wallet' : 'wallet_and_card';
  return cardPart === 0 && loyaltyPart > 0 ? 'loyalty_points' : 'card';
};

/**
 * How an amount is paid: by what the points are worth first, then by the wallet when it is wanted, the card for the rest. The parts add up to
 * the amount. Nothing to pay takes nothing.
 */
export function splitPayment(
  amount: Halalas,
  walletBalance: Halalas,
  useWallet: boolean,
  pointsWorth: Halalas = halalas(0),
): PaymentParts & { method: PaymentMethod } {
  const loyaltyPart = halalas(Math.min(amount, pointsWorth));
  const rest = amount - loyaltyPart;
  const walletPart = halalas(useWallet ? Math.min(rest, walletBalance) : 0);
  const parts = { walletPart, cardPart: halalas(rest - walletPart), loyaltyPart };
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
