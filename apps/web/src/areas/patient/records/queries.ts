import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';
import type { TimelineKind } from './timeline-kinds.ts';

/** Every test at once: the list is short and its order is its sense. */
const allTests = 500;
const linesOnPage = 200;

export const labTests = queryOptions({
  queryKey: ['records', 'labs'],
  queryFn: ({ signal }) => api.records.reports({ query: { type: 'lab', limit: String(allTests) }, signal }),
});

export const labTrend = (id: number) =>
  queryOptions({
    queryKey: ['records', 'labs', id],
    queryFn: ({ signal }) => api.records.labTrend({ query: { id: String(id) }, signal }),
  });

type TimelineFilter = { readonly kind: TimelineKind | undefined; readonly year: number | undefined };

/** Everything of a record, page by page; the list before stays until another filter has answered. */
export const timelinePages = ({ kind, year }: TimelineFilter) =>
  infiniteQueryOptions({
    queryKey: ['records', 'timeline', kind, year],
    queryFn: ({ pageParam, signal }) =>
      api.records.timelineAll({
        query: {
          page: String(pageParam),
          limit: String(linesOnPage),
          ...(kind !== undefined && { kind }),
          ...(year !== undefined && { year: String(year) }),
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page * last.limit < last.total ? last.page + 1 : undefined),
    placeholderData: keepPreviousData,
  });

export const visitDetails = (id: number) =>
  queryOptions({
    queryKey: ['records', 'visits', id],
    queryFn: ({ signal }) => api.records.timelineDetails({ query: { id: String(id) }, signal }),
  });
