import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { CalendarClock, FileText, ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { sentenceOf } from '#shared/api/index.ts';
import { day, digits, money, number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { ProductName } from '#shared/pharmacy/product-name.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page, Split } from '#shared/ui/page.tsx';
import { CountdownBar } from '#shared/ui/countdown-bar.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { addressesQuery } from '../addresses/queries.ts';
import { CartSummary } from '../cart/cart-summary.tsx';
import { CartWarnings } from '../cart/cart-warnings.tsx';
import { LinePrice } from '../cart/line-price.tsx';
import { DeliveryChoice } from '../checkout/delivery-choice.tsx';
import { AddressSection } from '../checkout/destination-section.tsx';
import { openOrderOf } from '../checkout/open-order.ts';
import { OpenPayment } from '../checkout/payment-section.tsx';
import { oneOrder } from '../orders/queries.ts';
import { AcceptedPolicies, PayButtons } from './pay-buttons.tsx';
import { dueRefillQuery, type DueRefill, useKeepInCart, useOrderRefill } from './use-order-refill.ts';

/** A planned delivery and a pickup are ordered from the cart, where a time is chosen. */
const modes = ['normal_delivery', 'fast_delivery'] as const;
const modeOf = (mode: string): DueRefill['mode'] => modes.find((one) => one === mode) ?? 'normal_delivery';

const Medicine = ({ refill: { cart, subscription } }: { refill: DueRefill }) => (
  <Card className="flex flex-col gap-3">
    <p className="flex items-center gap-2 text-text-2">
      <CalendarClock aria-hidden size={18} className="shrink-0" />
      {m.pharmacy_refill_due({ day: day(subscription.due_on) })}
    </p>
    {cart.items.map((item) => (
      <div key={item.product.id} className="flex flex-wrap items-start justify-between gap-x-4">
        <span className="min-w-0 flex-1 basis-36">
          <span className="tabular">{number(item.quantity)}</span> × <ProductName product={item.product} />
        </span>
        {item.available && <LinePrice item={item} />}
      </div>
    ))}
  </Card>
);

const ToCart = ({ productId }: { productId: number }) => {
  const keep = useKeepInCart();
  return (
    <Button
      variant="text"
      className="desktop:order-last"
      icon={ShoppingCart}
      pending={keep.isPending}
      onClick={() => keep.mutate(productId)}
    >
      {m.pharmacy_refill_to_cart()}
    </Button>
  );
};

/** Why it cannot be ordered here now, and the way that is left. */
const Refused = ({ refill }: { refill: DueRefill }) => {
  const { may_order: may, subscription, cart } = refill;
  return (
    <>
      <Note tone="warning" icon={FileText}>
        {may.allowed ? m.pharmacy_refill_prescription() : inLocale(may.message, digits(may.message_ar ?? ''))}
      </Note>
      {cart.items.some(({ available }) => available) && <ToCart productId={subscription.product.id} />}
    </>
  );
};

type OrderProps = { readonly id: string; readonly refill: DueRefill; readonly stale: boolean };
type WhereProps = { readonly address: number | undefined; readonly onAddress: (id: number) => void };

/** What it comes to, and the press that orders and pays it. */
const Payment = ({ id, refill, stale, address }: OrderProps & Pick<WhereProps, 'address'> & { stale: boolean }) => {
  const { cart, mode, wallet_balance: balance, subscription } = refill;
  const order = useOrderRefill(id);
  const openOrder = openOrderOf(order.error);
  const isBusy = order.isPending || order.isSuccess;
  return (
    <div className="flex flex-col gap-4 desktop:sticky desktop:top-24">
      <CartSummary cart={cart} stale={stale} />
      <FormError error={order.error} />
      {openOrder && <OpenPayment order={openOrder} />}
      <p className="text-small text-text-2">{m.pharmacy_refill_balance({ amount: money(balance) })}</p>
      <AcceptedPolicies />
      <ToCart productId={subscription.product.id} />
      <PayButtons
        amount={cart.amount}
        balance={balance}
        paying={isBusy ? order.variables.payment_method : undefined}
        disabled={stale}
        onPay={(payment_method) =>
          order.mutate({
            mode,
            address_id: address,
            payment_method,
            privacy_accepted: true,
            return_policy_accepted: true,
            amount: cart.amount,
          })
        }
      />
    </div>
  );
};

/** Ordered, but not paid: until the time is up its payment can go on. */
const Unpaid = ({ order, until, onEnd }: { order: number; until: string; onEnd: () => void }) => {
  const { data } = useQuery(oneOrder(order));
  return (
    <div className="flex flex-col gap-4">
      <CountdownBar until={until} label={m.pharmacy_order_hold()} onEnd={onEnd} />
      <EmptyState
        art="box"
        title={m.pharmacy_refill_unpaid()}
        text={m.pharmacy_refill_unpaid_text()}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            {data?.may.pay && <OpenPayment order={data} />}
            <LinkButton variant="soft" to="/pharmacy/orders/$id" params={{ id: String(order) }}>
              {m.medicines_refill_open_order()}
            </LinkButton>
          </span>
        }
      />
    </div>
  );
};

const Ordered = ({ order }: { order: number }) => (
  <EmptyState
    art="box"
    title={m.pharmacy_refill_ordered()}
    text={m.pharmacy_refill_ordered_text()}
    action={
      <LinkButton to="/pharmacy/orders/$id" params={{ id: String(order) }}>
        {m.medicines_refill_open_order()}
      </LinkButton>
    }
  />
);

type ContentProps = OrderProps & {
  readonly onMode: (mode: DueRefill['mode']) => void;
  readonly onEnd: () => void;
};

const Content = ({ id, refill, stale, onMode, onEnd }: ContentProps) => {
  const [chosen, setChosen] = useState<number>();
  const saved = useQuery(addressesQuery);
  const ids = saved.data?.items.map((one) => one.id) ?? [];
  const address = [chosen, refill.address_id ?? undefined, ids[0]].find(
    (one) => one !== undefined && ids.includes(one),
  );
  const { order_id: order, order_payable_until: until } = refill.subscription;
  if (order !== null)
    return until === null ? <Ordered order={order} /> : <Unpaid order={order} until={until} onEnd={onEnd} />;
  const mayPay = refill.may_order.allowed && !refill.cart.needs_prescription;
  return (
    <Split ratio="pay">
      <div className="flex flex-col gap-4">
        <Medicine refill={refill} />
        <CartWarnings cart={refill.cart} />
        {mayPay ? (
          <>
            <AddressSection chosen={address} onChoose={setChosen} refusal={undefined} />
            <Card>
              <DeliveryChoice
                modes={modes}
                mode={refill.mode}
                addressId={address}
                onChange={(mode) => onMode(modeOf(mode))}
              />
            </Card>
          </>
        ) : (
          <Refused refill={refill} />
        )}
      </div>
      {mayPay && <Payment id={id} refill={refill} stale={stale || saved.isLoading} address={address} />}
    </Split>
  );
};

/** D11.06: the refill that is due of a subscription: what comes, where to, for how much, and one press that orders and pays it. */
export const RefillPage = () => {
  const { id } = useParams({ from: '/pharmacy/refills/$id' });
  const [mode, setMode] = useState<DueRefill['mode']>();
  const { data, error, refetch, isPlaceholderData } = useQuery(dueRefillQuery(id, mode));
  return (
    <Page>
      <PageHeading back="/my-medication" title={m.pharmacy_refill_title()} />
      {data && (
        <Content id={id} refill={data} stale={isPlaceholderData} onMode={setMode} onEnd={() => void refetch()} />
      )}
      {!data && error && <ErrorState text={sentenceOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonList count={3} />}
    </Page>
  );
};
