import { useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { isCalledBack } from '#shared/orders/called-back.ts';
import { buttonClasses } from '#shared/ui/button-variant.ts';
import type { Order } from './api-types.ts';

const CallLink = ({ number, label }: { number: string; label: string }) => (
  <a href={`tel:${number}`} className={buttonClasses('soft', 'sm', false)}>
    <Phone aria-hidden size={18} strokeWidth={2.1} className="shrink-0" />
    {label}
  </a>
);

/** Whom to call about an order that is still to come: its rider while they have it with them, else the pharmacy of its branch, or the hospital. */
export const CallLinks = ({ order }: { order: Order }) => {
  const { branchPhone, status, may } = order;
  // A rider brings one that was called back to the branch, and has nothing more to tell its patient.
  const riderPhone = isCalledBack(order) ? null : order.riderPhone;
  const { data } = useQuery({
    ...api.content.systemSettings.query({ query: {}, quiet: true }),
    enabled: branchPhone === null,
  });
  const pharmacy = branchPhone ?? data?.items.find(({ title }) => title === 'CONTACT_NUMBER')?.value;
  if (status === null || may.reorder) return null;
  return (
    <div className="flex flex-wrap gap-2.5">
      {riderPhone !== null && <CallLink number={riderPhone} label={m.pharmacy_order_call_rider()} />}
      {riderPhone === null && pharmacy !== undefined && (
        <CallLink number={String(pharmacy)} label={m.pharmacy_order_call_pharmacy()} />
      )}
    </div>
  );
};
