import type { CallReply } from '@balsam/contract/call';
import type { booking } from '@balsam/contract/booking';
import type { Day } from '@balsam/domain/time';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';

export type DoctorVisit = CallReply<typeof booking.doctorToday>['items'][number];

/** A doctor's day is never longer. */
const wholeDay = '500';

/** Visits of `days` days from one on; what may be done changes with the clock here too. */
export const visitsOf = (from: Day, days: 1 | 7) =>
  queryOptions({
    queryKey: ['booking', 'doctor-days', from, days],
    queryFn: ({ signal }) => api.booking.doctorDays({ query: { from, days: `${days}` }, signal }),
    refetchInterval: 60_000,
  });

export const today = queryOptions({
  queryKey: ['booking', 'doctor-today'],
  queryFn: ({ signal }) => api.booking.doctorToday({ query: { limit: wholeDay }, signal }),
  // What may be done changes with the clock, such as when a call can be started.
  refetchInterval: 60_000,
});

/** How much there is in each room; what comes by a notification is read at once. */
export const rooms = queryOptions({ ...api.doctor.dashboard.query({ quiet: true }), refetchInterval: 30_000 });
