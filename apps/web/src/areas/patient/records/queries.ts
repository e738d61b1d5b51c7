import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';

/** Every test at once: the list is short and its order is its sense. */
const allTests = 500;
const visitsOnPage = 20;

export const labTests = queryOptions({
  queryKey: ['records', 'labs'],
  queryFn: ({ signal }) => api.records.reports({ query: { type: 'lab', limit: String(allTests) }, signal }),
});

export const labTrend = (id: number) =>
  queryOptions({
    queryKey: ['records', 'labs', id],
    queryFn: ({ signal }) => api.records.labTrend({ query: { id: String(id) }, signal }),
  });

export const visits = infiniteQueryOptions({
  queryKey: ['records', 'visits'],
  queryFn: ({ pageParam, signal }) =>
    api.records.timelines({ query: { page: String(pageParam), limit: String(visitsOnPage) }, signal }),
  initialPageParam: 1,
  getNextPageParam: (last) => (last.page * last.limit < last.total ? last.page + 1 : undefined),
});

export const visitDetails = (id: number) =>
  queryOptions({
    queryKey: ['records', 'visits', id],
    queryFn: ({ signal }) => api.records.timelineDetails({ query: { id: String(id) }, signal }),
  });
