import { deliveryRules } from '@balsam/domain/orders';
import { Store, Truck, Zap } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { RadioCards } from '#shared/ui/choices.tsx';
import type { CartDelivery } from './cart-search.ts';

const fastHours = () => ({ from: number(deliveryRules.fastFromHours), to: number(deliveryRules.fastToHours) });

const options = () => [
  {
    value: 'normal_delivery' as const,
    label: m.pharmacy_cart_way_normal(),
    detail: m.pharmacy_checkout_normal_text(),
    icon: Truck,
  },
  {
    value: 'fast_delivery' as const,
    label: m.pharmacy_cart_way_fast(),
    detail: m.pharmacy_cart_way_fast_text(fastHours()),
    icon: Zap,
  },
  {
    value: 'pickup' as const,
    label: m.pharmacy_cart_way_pickup(),
    detail: m.pharmacy_checkout_pickup_text(),
    icon: Store,
  },
];

/** For which way of delivery the total is shown; it is settled at check-out. */
export const DeliveryChoice = ({
  delivery,
  onChange,
}: {
  delivery: CartDelivery;
  onChange: (delivery: CartDelivery) => void;
}) => (
  <RadioCards
    columns={3}
    label={m.pharmacy_cart_way()}
    labelHidden
    value={delivery}
    onChange={onChange}
    options={options()}
  />
);
