import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#shared/api/index.ts';
import { writeStored, readStored } from '#shared/api/stored.ts';
import type { Product } from './api-types.ts';

const most = 8;
const minuteMs = 60_000;

/** The ids kept in this tab, the last one first; whatever else stands there is left out. */
export const idsIn = (stored: string | null): readonly number[] =>
  (stored ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, most);

/** The ids with `id` before all others, once. */
export const withViewed = (ids: readonly number[], id: number): readonly number[] =>
  [id, ...ids.filter((other) => other !== id)].slice(0, most);

/** Remembers, until the tab is closed, that a product was looked at. */
export const useMarkViewed = (id: number | undefined): void => {
  useEffect(() => {
    if (id === undefined) return;
    writeStored('seenProducts', withViewed(idsIn(readStored('seenProducts', 'session')), id).join(','), 'session');
  }, [id]);
};

/** The products looked at last in this tab, as they are now; one that is no longer sold is left out. */
export const useRecentlyViewed = (): readonly Product[] =>
  useQueries({
    queries: idsIn(readStored('seenProducts', 'session')).map((id) => ({
      ...api.catalogue.product.query({ params: { id: String(id) }, quiet: true }),
      staleTime: minuteMs,
      retry: false,
    })),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
