import { useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { buttonClasses } from '#shared/ui/button-variant.ts';
import type { Order } from './api-types.ts';

const CallLink = ({ number, label }: { number: string; label: string }) => (
  <a href={`tel:${number}`} className={buttonClasses('soft', 'sm', false)}>
    <Phone aria-hidden size={18} strokeWidth={2.1} className="shrink-0" />
    {label}
  </a>
);

/** Whom to call about an order that is still to come: its rider while they have it with them, and the pharmacy by the number of the hospital. */
export const CallLinks = ({ order: { riderPhone, status, may } }: { order: Order }) => {
  const { data } = useQuery(api.content.systemSettings.query({ query: {}, quiet: true }));
  const hospital = data?.items.find(({ title }) => title === 'CONTACT_NUMBER')?.value;
  if (status === null || may.reorder) return null;
  return (
    <div className="flex flex-wrap gap-2.5">
      {riderPhone !== null && <CallLink number={riderPhone} label={m.pharmacy_order_call_rider()} />}
      {hospital !== undefined && <CallLink number={String(hospital)} label={m.pharmacy_order_call_pharmacy()} />}
    </div>
  );
};
