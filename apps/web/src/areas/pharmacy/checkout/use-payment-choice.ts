import { changeChoice, type PaymentChoice, type StepOne } from '#shared/billing/step-one.ts';
import { useStepOne } from '#shared/billing/use-step-one.ts';
import type { Cart } from '../cart/changes.ts';
import type { TempOrder } from '../cart/temp-order.ts';
import type { ChangeOrder } from './use-temp-order.ts';

/** What SPEC §3 keeps of the promo code beside the wallet's part. */
const couponOf = ({ coupon }: Cart): Pick<TempOrder, 'coupon' | 'couponDetail'> => ({
  coupon: coupon?.code,
  couponDetail: coupon ? { title: coupon.title, title_ar: coupon.title_ar, discount: coupon.discount } : undefined,
});

const choiceOf = ({ method, wallet_amount: wallet, loyalty_points: points }: TempOrder): PaymentChoice => ({
  method,
  useWallet: wallet > 0,
  points,
});

/** What the draft keeps of a choice: the wallet's part is what its balance could bear of the total. */
const draftOf = ({ method, useWallet, points }: PaymentChoice, cart: Cart | undefined, balance: number) => ({
  method,
  loyalty_points: points,
  wallet_amount: useWallet ? Math.min(balance, cart?.amount ?? 0) : 0,
  ...(cart && couponOf(cart)),
});

/** How the order is to be paid, kept in its draft, and what the server makes of it (D12.06). */
export const usePaymentChoice = (order: TempOrder, change: ChangeOrder, cart: Cart | undefined) => {
  const choice = choiceOf(order);
  const keep = (next: PaymentChoice, { wallet }: StepOne): void => change(draftOf(next, cart, wallet.balance));
  const query = useStepOne({ purpose: 'cart', mode: order.mode }, choice, keep, {
    enabled: cart !== undefined,
    version: `${cart?.amount} ${cart?.coupon?.code}`,
  });
  const step = query.data;
  return {
    choice,
    step,
    error: query.error,
    refetch: () => void query.refetch(),
    isStale: query.isPlaceholderData,
    change: (wanted: Partial<PaymentChoice>): void => {
      if (step) keep(changeChoice(choice, wanted), step);
    },
  };
};

export type OrderPayment = ReturnType<typeof usePaymentChoice>;
