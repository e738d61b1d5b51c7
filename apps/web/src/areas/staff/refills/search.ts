import { positive } from '#shared/api/search.ts';

export const refillFilters = ['pending', 'ready', 'completed', 'rejected'] as const;
export type RefillFilter = (typeof refillFilters)[number];

/** What `/staff/refills` keeps in its address: the state, the page, and the request that is open. */
export type RefillsSearch = { readonly status?: RefillFilter; readonly page?: number; readonly refill?: number };

/** Whatever an address says, as far as it makes sense. */
export const refillsSearch = (search: Record<string, unknown>): RefillsSearch => {
  const status = refillFilters.find((one) => one === search['status']);
  return {
    ...(status !== undefined && status !== 'pending' && { status }),
    ...positive(search, 'page'),
    ...positive(search, 'refill'),
  };
};
