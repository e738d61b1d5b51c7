import { useQuery } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { Unread } from '#shared/ui/unread.tsx';

/** What may lower the price of a visit and could not be read: nobody is to pay all of it for want of a line. */
export const UnreadReductions = ({ id }: { readonly id: number }) => {
  const reads = [
    useQuery(api.packages.booked.query({ query: { appointment_id: String(id) }, quiet: true })),
    useQuery(api.insurance.ofAppointment.query({ params: { id: String(id) }, quiet: true })),
    useQuery(api.insurance.list.query({ query: {}, quiet: true })),
    useQuery(api.promotions.freeVisit.query({ query: {}, quiet: true })),
  ];
  return <Unread title={m.billing_reductions()} reads={reads} />;
};
