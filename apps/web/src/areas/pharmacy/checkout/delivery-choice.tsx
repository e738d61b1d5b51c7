import { deliveryRules, type DeliveryMode } from '@balsam/domain/orders';
import { CalendarClock, Store, Truck, Zap } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { RadioCards } from '#shared/ui/choices.tsx';

const fastHours = () => ({ from: number(deliveryRules.fastFromHours), to: number(deliveryRules.fastToHours) });

const options = () => [
  {
    value: 'normal_delivery' as const,
    label: m.pharmacy_checkout_normal(),
    detail: m.pharmacy_checkout_normal_text(),
    icon: Truck,
  },
  {
    value: 'fast_delivery' as const,
    label: m.pharmacy_checkout_fast(),
    detail: m.pharmacy_checkout_fast_text(fastHours()),
    icon: Zap,
  },
  {
    value: 'scheduled_delivery' as const,
    label: m.pharmacy_checkout_scheduled(),
    detail: m.pharmacy_checkout_scheduled_text(),
    icon: CalendarClock,
  },
  {
    value: 'pickup' as const,
    label: m.pharmacy_checkout_pickup(),
    detail: m.pharmacy_checkout_pickup_text(),
    icon: Store,
  },
];

type DeliveryChoiceProps = { readonly mode: DeliveryMode; readonly onChange: (mode: DeliveryMode) => void };

/** Delivered, in a hurry, on a day of one's own, or fetched. */
export const DeliveryChoice = ({ mode, onChange }: DeliveryChoiceProps) => (
  <RadioCards columns={2} label={m.pharmacy_checkout_way()} value={mode} onChange={onChange} options={options()} />
);
