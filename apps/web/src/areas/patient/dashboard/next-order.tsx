import { CalendarPlus, CreditCard, Truck } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { dateTime, money } from '#shared/format/index.ts';
import { statusStyle, orderName } from '#shared/orders/order-status-style.ts';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { linkTo } from '#shared/ui/link-to.ts';
import { cx } from '#shared/ui/class-names.ts';
import { nextOrder, useActiveOrders } from './active-orders.ts';
import { Hero, HeroSkeleton } from './hero.tsx';

type Order = ReturnType<typeof useActiveOrders>['orders'][number];

/** Nothing lies ahead: the way to a first appointment. */
const NoNextOrder = ({ dependent }: { dependent: boolean }) => (
  <Hero
    label={m.patient_next_thing()}
    dependent={dependent}
    head={
      <>
        <h2 className="text-h2">{m.patient_nothing_ahead()}</h2>
        <p className="max-w-md">{m.patient_nothing_ahead_text()}</p>
      </>
    }
    actions={
      <LinkButton variant="white" size="lg" icon={CalendarPlus} to="/appointment/book">
        {m.patient_book()}
      </LinkButton>
    }
  />
);

const OrderStatusLine = ({ order }: { order: Order }) => {
  const { icon: Icon, word, mirrored } = statusStyle(order);
  return (
    <div className="flex items-center gap-4">
      <span className="grid size-14 shrink-0 place-content-center rounded-lg bg-hero-fill">
        <Icon aria-hidden size={26} className={cx(mirrored && 'mirrored')} />
      </span>
      <div className="flex min-w-0 flex-col">
        <h2 className="text-h2">{word()}</h2>
        <InlineList>
          <span>{orderName(order)}</span>
          <time dateTime={order.orderDate} className="tabular">
            {dateTime(order.orderDate)}
          </time>
        </InlineList>
      </div>
    </div>
  );
};

const OrderHero = ({ order }: { order: Order }) => {
  const unpaid = order.paymentStatus === 'pending_payment';
  return (
    <Hero
      label={m.pharmacy_order_ahead()}
      dependent={false}
      head={<OrderStatusLine order={order} />}
      actions={
        <>
          <LinkButton
            variant="white"
            size="lg"
            icon={unpaid ? CreditCard : Truck}
            to="/pharmacy/orders/$id"
            params={{ id: String(order.id) }}
          >
            {unpaid ? m.pharmacy_order_pay({ amount: money(order.amount) }) : m.pharmacy_order_follow()}
          </LinkButton>
          <LinkButton variant="ghost" size="lg" {...linkTo('/pharmacy/orders')}>
            {m.pharmacy_orders_title()}
          </LinkButton>
        </>
      }
    />
  );
};

/** No appointment and no new result: an order on its way, else the way to a first appointment. */
const NextOrder = ({ dependent }: { dependent: boolean }) => {
  const { orders, isLoading } = useActiveOrders(!dependent);
  const order = nextOrder(orders);
  if (isLoading) return <HeroSkeleton />;
  return order ? <OrderHero order={order} /> : <NoNextOrder dependent={dependent} />;
};

export default NextOrder;
