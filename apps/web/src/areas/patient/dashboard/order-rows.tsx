import { useQuery } from '@tanstack/react-query';
import * as m from '../../../paraglide/messages.js';
import { api } from '../../../shared/api/index.ts';
import { faceOf, orderName } from '../../../shared/orders/order-faces.ts';
import { ListRow } from '../../../shared/ui/card.tsx';

/** More than these are told of by their own page. */
const shown = 2;

/** Orders of the pharmacy that are under way, or wait for their payment; a failure leaves them out (S2.13). */
const OrderRows = () => {
  const { data } = useQuery(api.orders.mine.query({ query: { state: 'active', limit: shown }, quiet: true }));
  return data?.items.map((order) => {
    const { icon, word } = faceOf(order);
    return (
      <li key={order.ID}>
        <ListRow
          icon={icon}
          tint="life"
          title={m.pharmacy_order_row({ state: word() })}
          detail={orderName(order)}
          link={{ to: '/pharmacy/orders/$id', params: { id: String(order.ID) } }}
        />
      </li>
    );
  });
};

export default OrderRows;
