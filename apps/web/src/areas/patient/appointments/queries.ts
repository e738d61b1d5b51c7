import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';
import { msToNextChange } from './next-change.ts';

/** 'All' of SPEC §7, which the server caps. */
const all = 9_999_999;
const onHistoryPage = 10;

type Times = Parameters<typeof msToNextChange>[0];
type Listed = { readonly state: { readonly data?: { readonly items: Times } | undefined } };

/** What may be done changes with the clock, so the list is asked again when it does. */
const whenItChanges = ({ state }: Listed): number | false => msToNextChange(state.data?.items, new Date());

/** Every appointment that lies ahead, soonest first; the tabs keep to one kind of them. */
export const upcomingAppointments = queryOptions({
  ...api.booking.upcoming.query({ query: { limit: all }, quiet: true }),
  refetchInterval: whenItChanges,
});

/** The appointments of this Riyadh day. */
export const todaysAppointments = queryOptions({
  ...api.booking.patientToday.query({ quiet: true }),
  refetchInterval: whenItChanges,
});

/** What is over, newest first. */
export const pastAppointments = infiniteQueryOptions({
  queryKey: ['booking', 'history', 'pages'],
  queryFn: ({ pageParam, signal }) =>
    api.booking.history({ query: { page: pageParam, limit: onHistoryPage }, signal, quiet: true }),
  initialPageParam: 1,
  getNextPageParam: (last) => (last.page * last.limit < last.total ? last.page + 1 : undefined),
});

/** One appointment with its history. */
export const appointmentDetail = (id: number) =>
  queryOptions({
    ...api.booking.detail.query({ params: { id }, quiet: true }),
    refetchInterval: ({ state }) => msToNextChange(state.data && [state.data], new Date()),
  });
