import { useQuery } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { shortDay, time, weekday } from '#shared/format/index.ts';
import { SelectField } from '#shared/ui/select-field.tsx';
import { ErrorState, Skeleton } from '#shared/ui/states.tsx';
import { ToggleChip } from '#shared/ui/chip.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import { type SlotDay, slotsQuery } from './queries.ts';
import type { TempOrder } from '../cart/temp-order.ts';
import type { ChangeOrder } from './use-temp-order.ts';

type ScheduleSectionProps = {
  readonly order: TempOrder;
  readonly change: ChangeOrder;
  readonly refusal: string | undefined;
};

const Days = ({ items, order, change }: Omit<ScheduleSectionProps, 'refusal'> & { items: readonly SlotDay[] }) => (
  <fieldset aria-label={m.pharmacy_checkout_when()} className="flex flex-wrap gap-2">
    {items.map(({ day }) => (
      <ToggleChip
        key={day}
        pressed={day === order.scheduled_day}
        onPress={() => change({ scheduled_day: day, scheduled_time: undefined })}
      >
        {weekday(day)} {shortDay(day)}
      </ToggleChip>
    ))}
  </fieldset>
);

const Times = ({ items, order, change }: Omit<ScheduleSectionProps, 'refusal'> & { items: readonly SlotDay[] }) => {
  const times = items.find(({ day }) => day === order.scheduled_day)?.times ?? [];
  return (
    <SelectField
      label={m.pharmacy_checkout_time()}
      placeholder={m.pharmacy_checkout_time_choose()}
      disabled={times.length === 0}
      options={times.map((value) => ({ value, label: m.pharmacy_checkout_from_time({ time: time(value) }) }))}
      value={order.scheduled_time ?? ''}
      onChange={({ currentTarget }) => change({ scheduled_time: currentTarget.value || undefined })}
    />
  );
};

/** S5.18: a day within the next five, and a slot of it. */
export const ScheduleSection = ({ order, change, refusal }: ScheduleSectionProps) => {
  const { data, error, refetch } = useQuery(
    slotsQuery(order.mode, order.mode === 'pickup' ? undefined : order.address_id),
  );
  return (
    <CheckoutSection section="when" title={m.pharmacy_checkout_when()} refusal={refusal}>
      {data && (
        <>
          <Days items={data.items} order={order} change={change} />
          <Times items={data.items} order={order} change={change} />
        </>
      )}
      {!data && (error ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton className="h-20 rounded-lg" />)}
    </CheckoutSection>
  );
};
