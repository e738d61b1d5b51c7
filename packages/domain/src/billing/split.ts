import { halalas, type Halalas } from '../money/index.ts';

export type PaymentMethod = 'card' | 'wallet' | 'wallet_and_card';

/** How an amount is paid: the wallet first when it is wanted, the card for the rest. The parts add up to the amount. Nothing to pay takes nothing. */
export function splitPayment(
  amount: Halalas,
  walletBalance: Halalas,
  useWallet: boolean,
): { walletPart: Halalas; cardPart: Halalas; method: PaymentMethod } {
  const walletPart = halalas(useWallet ? Math.min(amount, walletBalance) : 0);
  const cardPart = halalas(amount - walletPart);
  if (walletPart === 0) return { walletPart, cardPart, method: 'card' };
  return { walletPart, cardPart, method: cardPart === 0 ? 'wallet' : 'wallet_and_card' };
}
