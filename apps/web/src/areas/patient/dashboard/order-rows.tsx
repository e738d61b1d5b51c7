import { statusStyle, orderName } from '#shared/orders/order-status-style.ts';
import { ListRow } from '#shared/ui/card.tsx';
import { nextOrder, useActiveOrders } from './active-orders.ts';
import { orderSentence } from './order-sentence.ts';

/** The orders of the pharmacy that are under way, but for the one that the card above may be about. */
const OrderRows = ({ orderAbove }: { orderAbove: boolean }) => {
  const { orders } = useActiveOrders(true);
  const above = orderAbove ? nextOrder(orders) : undefined;
  return orders
    .filter((order) => order !== above)
    .map((order) => {
      const { icon } = statusStyle(order);
      return (
        <li key={order.id}>
          <ListRow
            icon={icon}
            tint="life"
            title={orderSentence(order)}
            detail={orderName(order)}
            link={{ to: '/pharmacy/orders/$id', params: { id: String(order.id) } }}
          />
        </li>
      );
    });
};

export default OrderRows;
