import type { CallReply } from '@balsam/contract/call';
import type { booking } from '@balsam/contract/booking';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';

export type Appointment = CallReply<typeof booking.detail>;

/** The visit that the call belongs to: with whom, and when. */
export const visitOf = (id: number) => queryOptions(api.booking.detail.query({ params: { id }, quiet: true }));

/** How the call stands, for who is not in its room. What may be done changes with the clock. */
export const callStatus = (id: number) =>
  queryOptions({
    ...api.teleConsultation.status.query({ params: { appointment_id: id }, quiet: true }),
    refetchInterval: 20_000,
  });

/** The hospital's telephone number, for who cannot have a call here. */
export const contactNumber = queryOptions({
  ...api.content.systemSettings.query({ query: { title: 'CONTACT_NUMBER' }, quiet: true }),
  select: ({ items }) => {
    const value = items.find(({ title }) => title === 'CONTACT_NUMBER')?.value;
    return value === undefined ? undefined : String(value);
  },
});
