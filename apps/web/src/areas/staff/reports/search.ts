import { positive } from '#shared/api/search.ts';

export const reportFilters = ['pending', 'in-progress', 'approved', 'rejected', 'withdrawn'] as const;
type ReportFilter = (typeof reportFilters)[number];

/** What `/staff/reports` keeps in its address: the state or the ended stays, the page, and the document that is open. */
export type ReportsSearch = {
  readonly status?: ReportFilter | 'stays';
  readonly page?: number;
  readonly report?: number;
};

/** Whatever an address says, as far as it makes sense. */
export const reportsSearch = (search: Record<string, unknown>): ReportsSearch => {
  const status = [...reportFilters, 'stays' as const].find((one) => one === search['status']);
  return {
    ...(status !== undefined && status !== 'pending' && { status }),
    ...positive(search, 'page'),
    ...positive(search, 'report'),
  };
};
