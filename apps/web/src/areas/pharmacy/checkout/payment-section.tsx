import * as m from '#paraglide/messages.js';
import { sentenceOf } from '#shared/api/index.ts';
import { PaymentMethods } from '#shared/billing/payment-methods.tsx';
import { money } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import type { OpenOrder } from './open-order.ts';
import { useOpenPayment } from './use-place-order.ts';
import type { OrderPayment } from './use-payment-choice.ts';

type PaymentProps = {
  readonly payment: OrderPayment;
  readonly refusal: string | undefined;
  /** An order of this cart that is being paid already. */
  readonly openOrder: OpenOrder | undefined;
};

/** Goes on with the payment of an order that is being paid already. */
export const OpenPayment = ({ order }: { order: OpenOrder }) => {
  const open = useOpenPayment();
  return (
    <Button variant="outline" pending={open.isPending || open.isSuccess} onClick={() => open.mutate(order.id)}>
      {m.pharmacy_checkout_open_payment({ amount: money(order.amount) })}
    </Button>
  );
};

const Methods = ({ payment: { step, choice, change, error, refetch } }: { payment: OrderPayment }) => {
  if (step) return <PaymentMethods framed={false} step={step} choice={choice} onChange={change} />;
  if (error) return <ErrorState text={sentenceOf(error)} onRetry={refetch} />;
  return <SkeletonList count={2} />;
};

/** Points, wallet, and a card or instalments for the rest, as on every payment page. */
export const PaymentSection = ({ payment, refusal, openOrder }: PaymentProps) => (
  <CheckoutSection section="payment" title={m.pharmacy_checkout_payment()} refusal={refusal}>
    {openOrder !== undefined && <OpenPayment order={openOrder} />}
    <Methods payment={payment} />
  </CheckoutSection>
);
