import { Bike, CircleCheck, Clock, Lock, Snowflake } from 'lucide-react';
import { orderMark } from '@balsam/domain/orders';
import * as m from '#paraglide/messages.js';
import { number, time } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { vehicleLabel } from '#shared/orders/vehicle-label.ts';
import { Avatar, portraitOf } from '#shared/ui/avatar.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { TextLink } from '#shared/ui/link-button.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import type { Rider } from './rider-type.ts';

const StateChip = ({ rider: r }: { readonly rider: Rider }) => {
  if (r.state === 'locked')
    return (
      <Chip tone="danger" icon={Lock}>
        {m.doctors_state_locked()}
      </Chip>
    );
  if (r.state === 'invited') return <Chip icon={Clock}>{m.doctors_state_invited()}</Chip>;
  const isOn = r.shifts.some((shift) => shift.ended_at === null);
  return isOn ? (
    <Chip tone="success" icon={CircleCheck}>
      {m.riders_on_shift()}
    </Chip>
  ) : (
    <Chip>{m.riders_off_shift()}</Chip>
  );
};

const Shifts = ({ rider: r }: { readonly rider: Rider }) => (
  <InlineList className="text-small text-text-2">
    {r.shifts.map((shift) => (
      <span key={shift.id} className="tabular">
        {shift.ended_at === null
          ? m.riders_shift_since({ time: time(shift.started_at), branch: inLocale(shift.title, shift.title_ar) })
          : m.riders_shift({
              from: time(shift.started_at),
              to: time(shift.ended_at),
              branch: inLocale(shift.title, shift.title_ar),
            })}
      </span>
    ))}
  </InlineList>
);

/** What a rider has with them: those that were fetched stay with who is locked out, until staff hand them over. */
const Load = ({ rider: r }: { readonly rider: Rider }) => (
  <div className="flex flex-col gap-1">
    <span className="text-text-2">{m.riders_load({ count: number(r.orders.length) })}</span>
    {r.state === 'locked' && r.orders.length > 0 && (
      <span className="flex flex-wrap items-center gap-x-3">
        <span className="text-danger-text">{m.riders_left_over()}</span>
        {r.orders.map((order) => (
          <TextLink key={order.id} to="/staff/orders" search={{ order: order.id }}>
            {inLocale(orderMark(order.id).en, orderMark(order.id).ar)}
          </TextLink>
        ))}
      </span>
    )}
  </div>
);

/** A rider with vehicle, shifts of today and orders. */
export const RiderFacts = ({ rider: r }: { readonly rider: Rider }) => (
  <div className="flex items-start gap-3">
    <Avatar portrait={portraitOf({ gender: null, rider: true, id: r.id })} />
    <div className="flex min-w-0 flex-1 flex-col gap-1.5">
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-bold">
          <Marked>{inLocale(r.name, r.name_ar)}</Marked>
        </span>
        <StateChip rider={r} />
      </span>
      <Ltr className="self-start text-small break-all text-muted">{r.email_address}</Ltr>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-text-2">
        <Bike aria-hidden size={18} />
        {r.vehicle_type && <Marked>{vehicleLabel(r.vehicle_type)}</Marked>}
        {r.vehicle_number && <Ltr>{r.vehicle_number}</Ltr>}
        <span>{m.riders_capacity({ kilograms: number(Math.round(r.max_grams / 1000)) })}</span>
        {r.has_cold_box && (
          <Chip tone="accent" icon={Snowflake}>
            {m.riders_cold_box()}
          </Chip>
        )}
      </span>
      {r.shifts.length > 0 && <Shifts rider={r} />}
      <Load rider={r} />
    </div>
  </div>
);
