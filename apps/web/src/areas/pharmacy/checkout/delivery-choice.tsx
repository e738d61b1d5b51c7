import { deliveryRules, type DeliveryMode } from '@balsam/domain/orders';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Store, Truck, Zap } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { digits, number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { RadioCards } from '#shared/ui/choices.tsx';
import { Note } from '#shared/ui/note.tsx';
import { deliveryOptionsQuery } from './queries.ts';

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

type DeliveryChoiceProps = {
  /** The ways that may be chosen here; left out: all. */
  readonly modes?: readonly DeliveryMode[];
  readonly mode: DeliveryMode;
  readonly addressId: number | undefined;
  readonly onChange: (mode: DeliveryMode) => void;
};

/** Delivered, in a hurry, on a day of one's own, or fetched; what is not offered for the address now says why (D15.01). */
export const DeliveryChoice = ({ modes, mode, addressId, onChange }: DeliveryChoiceProps) => {
  const { data } = useQuery(deliveryOptionsQuery(addressId));
  const refusalOf = (of: DeliveryMode): string | undefined => {
    const option = data?.items.find((each) => each.mode === of);
    return option?.is_offered === false ? inLocale(option.message ?? '', digits(option.message_ar ?? '')) : undefined;
  };
  const refusal = refusalOf(mode);
  return (
    <div className="flex flex-col gap-3">
      <RadioCards
        columns={2}
        label={m.pharmacy_checkout_way()}
        value={mode}
        onChange={onChange}
        options={options()
          .filter(({ value }) => modes?.includes(value) ?? true)
          .map((option) => {
            const reason = refusalOf(option.value);
            return reason === undefined ? option : { ...option, detail: reason, disabled: true };
          })}
      />
      <output>{refusal !== undefined && <Note tone="warning">{refusal}</Note>}</output>
    </div>
  );
};
