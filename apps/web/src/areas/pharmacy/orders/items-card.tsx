import { BadgePercent, FileText, PackageMinus, Repeat2, Snowflake } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { money, number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { TextLink } from '#shared/ui/link-button.tsx';
import { linkTo } from '#shared/ui/link-to.ts';
import { Marked } from '#shared/ui/person-name.tsx';
import { isPrivate } from '#shared/orders/order-again.ts';
import { OrderPicture } from '#shared/orders/order-picture.tsx';
import { productOf } from './order-texts.ts';
import type { Order, OrderItem } from './api-types.ts';

const isMarked = (item: OrderItem): boolean =>
  item.offer !== null ||
  item.isPrescription ||
  item.isColdChain ||
  item.isTakenOut ||
  item.isWithdrawn ||
  item.replaces !== null;

const Marks = ({ item, isReplaced }: { item: OrderItem; isReplaced: boolean }) => {
  if (!isMarked(item)) return null;
  return (
    <p className="flex flex-wrap gap-1.5 pt-1">
      {item.isTakenOut && (
        <Chip tone="warning" icon={PackageMinus}>
          {isReplaced ? m.pharmacy_substitute_replaced() : m.pharmacy_order_item_taken_out()}
        </Chip>
      )}
      {item.replaces !== null && (
        <Chip tone="success" icon={Repeat2}>
          {m.pharmacy_substitute_in_order()}
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

const Item = ({ item, isReplaced }: { item: OrderItem; isReplaced: boolean }) => (
  <li className="flex flex-wrap items-start gap-3 py-3.5">
    <OrderPicture item={item} />
    <div className="flex min-w-0 flex-1 basis-24 flex-col">
      <TextLink className="-my-2 py-2 text-text!" {...linkTo(`/pharmacy/products/${item.productId}`)}>
        <span className={cx(item.isTakenOut && 'text-muted line-through')}>
          <Marked>{productOf(item)}</Marked>
        </span>
      </TextLink>
      <span className="text-small text-muted">
        {m.pharmacy_order_quantity({ count: item.quantity, shown: number(item.quantity) })}
      </span>
      <Marks item={item} isReplaced={isReplaced} />
      {item.takenOutReason !== null && (
        <p className="pt-1 text-small text-text-2">
          <Marked>{item.takenOutReason}</Marked>
        </p>
      )}
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
    {isPrivate(order) && <p className="text-text-2">{m.pharmacy_order_items_private()}</p>}
    <ul className="-mb-3.5 divide-y divide-line">
      {order.items.map((item) => (
        <Item key={item.id} item={item} isReplaced={order.items.some(({ replaces }) => replaces === item.id)} />
      ))}
    </ul>
  </Card>
);
