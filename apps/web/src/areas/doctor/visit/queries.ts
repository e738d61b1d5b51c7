import type { CallReply } from '@balsam/contract/call';
import type { booking } from '@balsam/contract/booking';
import type { records } from '@balsam/contract/records';
import type { visits } from '@balsam/contract/visits';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';
import { onceEach } from '#shared/api/once-each.ts';

export type DoctorAppointment = CallReply<typeof booking.detail>;
export type Chart = CallReply<typeof visits.chart>;
export type Listed = CallReply<typeof records.reports>['items'][number];
export type Report = Extract<Listed, { readonly type: string }>;

/** One appointment of the doctor; what may be done about it changes with the clock. */
export const appointmentOf = (id: number) =>
  queryOptions({ ...api.booking.detail.query({ params: { id }, quiet: true }), refetchInterval: 60_000 });

/** What the record of its patient says. */
export const chartOf = (id: number) => queryOptions(api.visits.chart.query({ params: { id }, quiet: true }));

type Paged<Item> = {
  readonly items: readonly Item[];
  readonly page: number;
  readonly limit: number;
  readonly total: number;
};
type Asked = {
  readonly query: { readonly page: number; readonly limit: number };
  readonly signal: AbortSignal;
  readonly quiet: boolean;
};

/** A list of a record, the newest first, page by page: it goes back further than one page. */
const pagesOf = <Item>(name: readonly string[], limit: number, read: (asked: Asked) => Promise<Paged<Item>>) =>
  infiniteQueryOptions({
    queryKey: ['records', 'pages', ...name],
    // That the first page failed is said in the place of the list; of a later one, where it was pressed, nothing else would say it.
    queryFn: ({ pageParam: page, signal }) => read({ query: { page, limit }, signal, quiet: page === 1 }),
    initialPageParam: 1,
    getNextPageParam: ({ page, limit: length, total }) => (page * length < total ? page + 1 : undefined),
  });

/** The tests of a patient, each with its newest result. */
export const resultsOf = (mrn: string) =>
  pagesOf(['results', mrn], 50, ({ query, ...asked }) =>
    api.records.reports({ query: { ...query, mrn_number: mrn }, ...asked }),
  );

/** Their reports of a kind. */
export const reportsOf = (mrn: string, type: 'radiology' | 'report') =>
  pagesOf([type, mrn], 5, ({ query, ...asked }) =>
    api.records.reports({ query: { ...query, mrn_number: mrn, type }, ...asked }),
  );

/** Their visits that are over, here and with others. */
export const earlierVisitsOf = (mrn: string) =>
  pagesOf(['visits', mrn], 10, ({ query, ...asked }) =>
    api.records.timelines({ query: { ...query, mrn_number: mrn }, ...asked }),
  );

/** What was read of a list so far, each line once: another may have come before it meanwhile. */
export const linesOf = <Item extends { readonly id: number }>(
  data: { readonly pages: readonly Paged<Item>[] } | undefined,
): readonly Item[] =>
  onceEach(
    (data?.pages ?? []).flatMap(({ items }) => items),
    ({ id }) => id,
  );

/** Their file on one page, with what they state themselves. */
export const fileOf = (mrn: string) =>
  queryOptions(api.records.medicalFile.query({ query: { mrn_number: mrn }, quiet: true }));
