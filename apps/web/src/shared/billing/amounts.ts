/** How a sum is shared between wallet and card on the screen; the server decides by the same rule. SAR. */
export type Shares = { readonly wallet: number; readonly card: number };

const halalas = (sar: number): number => Math.round(sar * 100);

/** The wallet first, as far as it goes, when it is switched on; the card bears the rest. */
export const sharesOf = (total: number, balance: number, useWallet: boolean): Shares => {
  const wallet = useWallet ? Math.min(halalas(total), Math.max(0, halalas(balance))) : 0;
  return { wallet: wallet / 100, card: (halalas(total) - wallet) / 100 };
};

/** The method that an intent names. */
export const methodOf = ({ wallet, card }: Shares): 'card' | 'wallet' | 'wallet_and_card' => {
  if (wallet === 0) return 'card';
  return card === 0 ? 'wallet' : 'wallet_and_card';
};
