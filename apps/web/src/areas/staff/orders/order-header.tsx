import { MapPin, Phone, Store, User } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { dateTime, longDay } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { isCalledBack } from '#shared/orders/called-back.ts';
import { placeName } from '#shared/orders/place-name.ts';
import { cityName } from '#shared/orders/city-name.ts';
import { OrderStatusBadge } from '#shared/orders/order-status-badge.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import type { PharmacyOrder } from './queries.ts';
import { WaitingChip } from './waiting-chip.tsx';
import { modeLabel, prescriptionStyle } from './order-labels.ts';

const Fact = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <p className="flex items-start gap-2.5">
    <Icon aria-hidden size={18} className="mt-1 shrink-0 text-muted" />
    <span className="min-w-0">{children}</span>
  </p>
);

const Patient = ({ order: { patient, user } }: { order: PharmacyOrder }) => (
  <>
    <Fact icon={User}>
      <span className="font-bold">
        <Marked>{inLocale(patient.name, patient.name_ar)}</Marked>
      </span>
      <InlineList className="text-small text-muted">
        {patient.mrn_number && <Ltr>{patient.mrn_number}</Ltr>}
        {patient.birth_date && <span>{m.staff_born({ day: longDay(patient.birth_date) })}</span>}
      </InlineList>
    </Fact>
    {user.phone_number && (
      <Fact icon={Phone}>
        <Ltr>{user.phone_number}</Ltr>
      </Fact>
    )}
  </>
);

/** How an order stands, whose it is and where it goes. */
export const OrderHeader = ({ order, now }: { order: PharmacyOrder; now: Date }) => (
  <div className="flex flex-col gap-3">
    <span className="flex flex-wrap gap-2">
      {order.status && <OrderStatusBadge order={order} />}
      <Chip>{modeLabel(order.orderMode)}</Chip>
      {order.prescriptions.map(({ id, state }) => (
        <Chip key={id} tone={prescriptionStyle(state).tone}>
          {prescriptionStyle(state).word()}
        </Chip>
      ))}
      <WaitingChip order={order} now={now} />
    </span>
    <div className="grid gap-2 desktop:grid-cols-3">
      <Patient order={order} />
      {order.address && (
        <Fact icon={MapPin}>
          <Marked>{placeName(order.address.address)}</Marked>
          <span className="block text-small text-muted">
            <Marked>{cityName(order.address.city)}</Marked>
          </span>
        </Fact>
      )}
      {order.pickup && <Fact icon={Store}>{inLocale(order.pickup.title, order.pickup.titleAr)}</Fact>}
    </div>
    {order.scheduledFrom && !isCalledBack(order) && (
      <Note>{m.staff_planned({ at: dateTime(order.scheduledFrom) })}</Note>
    )}
    {order.rejectionReason && (
      <Note tone="danger">
        <Marked>{order.rejectionReason}</Marked>
      </Note>
    )}
  </div>
);
