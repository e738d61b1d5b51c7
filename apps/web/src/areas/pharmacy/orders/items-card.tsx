import { BadgePercent, FileText, PackageMinus, Snowflake } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { money, number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { TextLink } from '#shared/ui/link-button.tsx';
import { linkTo } from '#shared/ui/link-to.ts';
import { Marked } from '#shared/ui/person-name.tsx';
import { OrderPicture } from '#shared/orders/order-picture.tsx';
import { productOf } from './order-texts.ts';
import type { Order, OrderItem } from './api-types.ts';

const Marks = ({ item }: { item: OrderItem }) => {
  if (!item.offer && !item.isPrescription && !item.isColdChain && !item.isTakenOut && !item.isWithdrawn) return null;
  return (
    <p className="flex flex-wrap gap-1.5 pt-1">
      {item.isTakenOut && (
        <Chip tone="warning" icon={PackageMinus}>
          {m.pharmacy_order_item_taken_out()}
        </Chip>
      )}
      {item.isWithdrawn && <Chip tone="warning">{m.pharmacy_cart_withdrawn()}</Chip>}
      {item.offer && (
        <Chip tone="success" icon={BadgePercent}>
          {inLocale(item.offer.title, item.offer.titleAr)}
        </Chip>
      )}
      {item.isPrescription && <Chip icon={FileText}>{m.pharmacy_order_item_prescription()}</Chip>}
      {item.isColdChain && (
        <Chip tone="accent" icon={Snowflake}>
          {m.pharmacy_order_item_cold()}
        </Chip>
      )}
    </p>
  );
};

const Item = ({ item }: { item: OrderItem }) => (
  <li className="flex flex-wrap items-start gap-3 py-3.5">
    <OrderPicture item={item} />
    <div className="flex min-w-0 flex-1 basis-24 flex-col">
      <TextLink className="-my-2 py-2 text-text!" {...linkTo(`/pharmacy/products/${item.productId}`)}>
        <span>
          <Marked>{productOf(item)}</Marked>
        </span>
      </TextLink>
      <span className="text-small text-muted">
        {m.pharmacy_order_quantity({ count: item.quantity, shown: number(item.quantity) })}
      </span>
      <Marks item={item} />
    </div>
    <span className="tabular ms-auto shrink-0 font-medium whitespace-nowrap">{money(item.priceWithVat)}</span>
  </li>
);

/** What was ordered (SPEC §3), each line with VAT and after its offer; the promo code stands below. */
export const ItemsCard = ({ order }: { order: Order }) => (
  <Card as="section">
    <div className="flex items-baseline justify-between gap-3">
      <h2 className="text-h3">{m.pharmacy_order_items()}</h2>
      <span className="text-small text-muted">
        {m.pharmacy_order_quantity({ count: order.itemCount, shown: number(order.itemCount) })}
      </span>
    </div>
    {order.items.length === 0 && <p className="text-text-2">{m.pharmacy_order_items_private()}</p>}
    <ul className="-mb-3.5 divide-y divide-line">
      {order.items.map((item) => (
        <Item key={item.id} item={item} />
      ))}
    </ul>
  </Card>
);
