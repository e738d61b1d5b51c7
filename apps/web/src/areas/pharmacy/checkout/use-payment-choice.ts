import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Cart } from '../cart/changes.ts';
import { splitPayment } from './payment-split.ts';
import { instalmentsQuery, loyaltyQuery, walletQuery } from './queries.ts';
import type { TempOrder } from '../cart/temp-order.ts';
import type { ChangeOrder } from './use-temp-order.ts';

const noPoints = { points: 0, points_per_sar: 100 } as const;

/** What SPEC §3 keeps of the promo code beside the wallet's part. */
const couponOf = ({ coupon }: Cart): Pick<TempOrder, 'coupon' | 'couponDetail'> => ({
  coupon: coupon?.code,
  couponDetail: coupon ? { title: coupon.title, title_ar: coupon.title_ar, discount: coupon.discount } : undefined,
});

/** Wallet, points, card or instalments: what there is, what is wished, and what each would bear. */
export const usePaymentChoice = (order: TempOrder, change: ChangeOrder, cart: Cart | undefined) => {
  const total = cart?.amount ?? 0;
  const balance = useQuery(walletQuery).data?.balance ?? 0;
  const loyalty = useQuery(loyaltyQuery).data ?? noPoints;
  // S5.14: one kind of discount; the code was there first, and is taken off in the cart.
  const hasCode = Boolean(cart?.coupon);
  const usePoints = order.loyalty_points > 0 && loyalty.points > 0 && !hasCode;
  const request = { usePoints, useWallet: order.wallet_amount > 0, method: order.method };
  const byInstalmentsAmount = splitPayment(total, loyalty, balance, { ...request, method: 'tamara' }).card;
  const instalments = useQuery({
    ...instalmentsQuery(byInstalmentsAmount),
    enabled: byInstalmentsAmount > 0,
    placeholderData: keepPreviousData,
  }).data;
  const method = instalments?.available === true ? order.method : 'card';
  return {
    balance,
    loyalty,
    hasCode,
    usePoints,
    method,
    instalments,
    useWallet: request.useWallet && method === 'card',
    split: splitPayment(total, loyalty, balance, { ...request, method }),
    setPoints: (use: boolean): void => change({ loyalty_points: use ? loyalty.points : 0 }),
    /** Who lends the rest is asked for all of it. */
    setMethod: (chosen: TempOrder['method']): void =>
      change({ method: chosen, ...(chosen === 'tamara' && { wallet_amount: 0 }) }),
    setWallet: (use: boolean): void =>
      change({
        wallet_amount: use ? Math.min(balance, total) : 0,
        ...(use && { method: 'card' }),
        ...(cart && couponOf(cart)),
      }),
  };
};

export type PaymentChoice = ReturnType<typeof usePaymentChoice>;
