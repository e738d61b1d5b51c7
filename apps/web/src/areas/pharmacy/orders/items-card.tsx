import { BadgePercent, FileText, PackageMinus, Snowflake } from 'lucide-react';
import * as m from '../../../paraglide/messages.js';
import { money, number } from '../../../shared/format/index.ts';
import { inLocale } from '../../../shared/i18n/locale.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { TextLink } from '../../../shared/ui/link-button.tsx';
import { linkTo } from '../../../shared/ui/link-to.ts';
import { Marked } from '../../../shared/ui/person-name.tsx';
import { OrderPicture } from '../../../shared/orders/order-picture.tsx';
import { productOf } from './order-words.ts';
import type { Order, OrderItem } from './api-types.ts';

const Marks = ({ of }: { of: OrderItem }) => {
  if (!of.OFFER && !of.IS_PRESCRIPTION && !of.IS_COLD_CHAIN && !of.IS_TAKEN_OUT && !of.IS_WITHDRAWN) return null;
  return (
    <p className="flex flex-wrap gap-1.5 pt-1">
      {of.IS_TAKEN_OUT && (
        <Chip tone="warning" icon={PackageMinus}>
          {m.pharmacy_order_item_taken_out()}
        </Chip>
      )}
      {of.IS_WITHDRAWN && <Chip tone="warning">{m.pharmacy_cart_withdrawn()}</Chip>}
      {of.OFFER && (
        <Chip tone="success" icon={BadgePercent}>
          {inLocale(of.OFFER.TITLE, of.OFFER.TITLE_AR)}
        </Chip>
      )}
      {of.IS_PRESCRIPTION && <Chip icon={FileText}>{m.pharmacy_order_item_prescription()}</Chip>}
      {of.IS_COLD_CHAIN && (
        <Chip tone="accent" icon={Snowflake}>
          {m.pharmacy_order_item_cold()}
        </Chip>
      )}
    </p>
  );
};

const Item = ({ of }: { of: OrderItem }) => (
  <li className="flex flex-wrap items-start gap-3 py-3.5">
    <OrderPicture of={of} />
    <div className="flex min-w-0 flex-1 basis-24 flex-col">
      <TextLink className="-my-2 py-2 text-text!" {...linkTo(`/pharmacy/products/${of.PRODUCT_ID}`)}>
        <span>
          <Marked>{productOf(of)}</Marked>
        </span>
      </TextLink>
      <span className="text-small text-muted">
        {m.pharmacy_order_quantity({ count: of.QUANTITY, shown: number(of.QUANTITY) })}
      </span>
      <Marks of={of} />
    </div>
    <span className="tabular ms-auto shrink-0 font-medium whitespace-nowrap">{money(of.TOTAL_PRICE)}</span>
  </li>
);

/** What was ordered (SPEC §3), each line with VAT and after its offer. */
export const ItemsCard = ({ of }: { of: Order }) => (
  <Card as="section">
    <div className="flex items-baseline justify-between gap-3">
      <h2 className="text-h3">{m.pharmacy_order_items()}</h2>
      <span className="text-small text-muted">
        {m.pharmacy_order_quantity({ count: of.ITEM_COUNT, shown: number(of.ITEM_COUNT) })}
      </span>
    </div>
    <ul className="-mb-3.5 divide-y divide-line">
      {of.ITEMS.map((item) => (
        <Item key={item.ID} of={item} />
      ))}
    </ul>
  </Card>
);
