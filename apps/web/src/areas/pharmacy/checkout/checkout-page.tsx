import { useQuery } from '@tanstack/react-query';
import { CreditCard, Lock } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api, sentenceOf } from '#shared/api/index.ts';
import { useSession } from '#shared/api/session.ts';
import { money } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { BottomDock } from '#shared/ui/bottom-dock.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { linkTo } from '#shared/ui/link-to.ts';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page, Split } from '#shared/ui/page.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import type { Cart } from '../cart/changes.ts';
import { CartSection } from './cart-section.tsx';
import { dueLabel } from './due-label.ts';
import { PaymentSection } from './payment-section.tsx';
import { PoliciesSection } from './policies-section.tsx';
import { PrescriptionSection } from './prescription-section.tsx';
import { Summary } from './summary.tsx';
import { SourcingDialog } from './sourcing-dialog.tsx';
import { type Checkout, useCheckout } from './use-checkout.ts';
import { type Pictures, usePictures } from './use-pictures.ts';
import { useTempOrder } from './use-temp-order.ts';
import { DeliveryChoice } from './delivery-choice.tsx';
import { ScheduleSection } from './schedule-section.tsx';
import { AddressSection, PickupSection } from './destination-section.tsx';

type CheckoutProps = { readonly checkout: Checkout; readonly pictures: Pictures; readonly cart: Cart };

const DestinationSection = ({ checkout: { order, change, refusalAt } }: { checkout: Checkout }) =>
  order.mode === 'pickup' ? (
    <PickupSection
      chosen={order.location_id}
      onChoose={(location_id) => change({ location_id })}
      refusal={refusalAt('where')}
    />
  ) : (
    <AddressSection
      chosen={order.address_id}
      onChoose={(address_id) => change({ address_id })}
      refusal={refusalAt('where')}
    />
  );

const CheckoutSections = ({ checkout, pictures, cart }: CheckoutProps) => {
  const { order, change, refusalAt } = checkout;
  const isPlanned = order.mode === 'pickup' || order.mode === 'scheduled_delivery';
  return (
    <div className="flex flex-col gap-4">
      <CartSection cart={cart} refusal={refusalAt('cart')} />
      <Card>
        <DeliveryChoice mode={order.mode} addressId={order.address_id} onChange={(mode) => change({ mode })} />
      </Card>
      <DestinationSection checkout={checkout} />
      {isPlanned && <ScheduleSection order={order} change={change} refusal={refusalAt('when')} />}
      {cart.needs_prescription && (
        <PrescriptionSection order={order} pictures={pictures} refusal={refusalAt('prescription')} />
      )}
      <PaymentSection payment={checkout.payment} openOrder={checkout.openOrder} refusal={refusalAt('payment')} />
      <PoliciesSection accepted={checkout.accepted} onChange={checkout.setAccepted} refusal={refusalAt('policies')} />
    </div>
  );
};

const Action = ({ checkout, pictures, cart }: CheckoutProps) => {
  const {
    placing,
    send,
    isLoading,
    payment: { step, isStale },
    cart: { isPlaceholderData },
  } = checkout;
  const isSending = pictures.sendings.some(({ failure }) => failure === undefined);
  const isBusy = placing.isPending || placing.isSuccess || isSending || isPlaceholderData || isStale || isLoading;
  return (
    <BottomDock>
      {step && (
        <div className="flex shrink-0 flex-col desktop:hidden">
          <span className="text-small whitespace-nowrap text-muted">{dueLabel(step)}</span>
          <span className="tabular font-bold whitespace-nowrap">{money(step.card_amount)}</span>
        </div>
      )}
      <Button
        size="lg"
        className="flex-1 basis-36"
        icon={Lock}
        pending={isBusy}
        disabled={step === undefined}
        onClick={() => send(cart)}
      >
        {step && step.card_amount > 0
          ? m.billing_pay_amount({ amount: money(step.card_amount) })
          : m.pharmacy_checkout_confirm()}
      </Button>
    </BottomDock>
  );
};

/** Who comes back from the payment finds the cart empty: what was in it waits in an order. */
const Empty = () => {
  const { data } = useQuery(api.orders.mine.query({ query: { state: 'active', limit: 5 }, quiet: true }));
  const unpaid = data?.items.find(({ paymentStatus }) => paymentStatus === 'pending_payment');
  return (
    <EmptyState
      title={m.pharmacy_checkout_empty()}
      text={unpaid ? m.pharmacy_checkout_unpaid() : m.pharmacy_checkout_empty_text()}
      action={
        unpaid ? (
          <LinkButton icon={CreditCard} to="/pharmacy/orders/$id" params={{ id: String(unpaid.id) }}>
            {m.pharmacy_order_pay({ amount: money(unpaid.amount) })}
          </LinkButton>
        ) : (
          <LinkButton {...linkTo('/pharmacy')}>{m.pharmacy_checkout_to_shop()}</LinkButton>
        )
      }
    />
  );
};

const Content = ({ person }: { person: number }) => {
  const { order, change } = useTempOrder(person);
  const checkout = useCheckout(order, change);
  const pictures = usePictures(person, order, change);
  const { data, error, refetch } = checkout.cart;
  const isLeaving = checkout.placing.isPending || checkout.placing.isSuccess;
  if (data?.items.length === 0 && !isLeaving) return <Empty />;
  if (data)
    return (
      <Split ratio="pay">
        <CheckoutSections checkout={checkout} pictures={pictures} cart={data} />
        <div className="flex flex-col gap-4 desktop:sticky desktop:top-24">
          <Summary
            cart={data}
            step={checkout.payment.step}
            stale={checkout.cart.isPlaceholderData || checkout.payment.isStale}
          />
          <SourcingDialog checkout={checkout} cart={data} />
          <p className="text-center text-small text-muted desktop:order-last">{m.pharmacy_checkout_once()}</p>
          <Action checkout={checkout} pictures={pictures} cart={data} />
        </div>
      </Split>
    );
  if (error) return <ErrorState text={sentenceOf(error)} onRetry={() => void refetch()} />;
  return <SkeletonList count={3} />;
};

/** From the cart to the payment: how and where, when, prescription, money, policies, and one button. */
export const CheckoutPage = () => {
  const person = useSession()?.user.id;
  return (
    <Page>
      <PageHeading back="/pharmacy/cart" title={m.pharmacy_checkout_title()} />
      {/* Another profile's draft is another's: nothing of the one before stays. */}
      {person !== undefined && <Content key={person} person={person} />}
    </Page>
  );
};
