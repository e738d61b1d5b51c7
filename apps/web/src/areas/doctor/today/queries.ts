import type { CallReply } from '@balsam/contract/call';
import type { booking } from '@balsam/contract/booking';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';

export type DoctorVisit = CallReply<typeof booking.doctorToday>['items'][number];

/** A doctor's day is never longer. */
const wholeDay = '500';

export const today = queryOptions({
  queryKey: ['booking', 'doctor-today'],
  queryFn: ({ signal }) => api.booking.doctorToday({ query: { limit: wholeDay }, signal }),
  // What may be done changes with the clock, such as when a call can be started.
  refetchInterval: 60_000,
});
