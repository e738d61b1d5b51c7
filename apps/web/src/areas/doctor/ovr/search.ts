import { positive } from '#shared/api/search.ts';

/** What `/doctor/ovr` keeps in its address: own reports or the shared ones, the page, and what is open. */
export type OvrSearch = {
  readonly view?: 'shared';
  readonly page?: number;
  readonly report?: number;
  readonly add?: true;
};

/** Whatever an address says, as far as it makes sense. */
export const ovrSearch = (search: Record<string, unknown>): OvrSearch => ({
  ...(search['view'] === 'shared' && { view: 'shared' as const }),
  ...positive(search, 'page'),
  ...positive(search, 'report'),
  ...((search['add'] === true || search['add'] === 'true') && { add: true as const }),
});
