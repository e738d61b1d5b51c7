import { ovrCategories, type OvrCategory } from '@balsam/domain/ovr';
import { positive } from '#shared/api/search.ts';

/** What `/staff/ovr` keeps in its address: those that wait or the reviewed ones, the kind, the page, and what is open. */
export type StaffOvrSearch = {
  readonly state?: 'reviewed';
  readonly category?: OvrCategory;
  readonly page?: number;
  readonly report?: number;
};

/** Whatever an address says, as far as it makes sense. */
export const staffOvrSearch = (search: Record<string, unknown>): StaffOvrSearch => {
  const category = ovrCategories.find((one) => one === search['category']);
  return {
    ...(search['state'] === 'reviewed' && { state: 'reviewed' as const }),
    ...(category !== undefined && { category }),
    ...positive(search, 'page'),
    ...positive(search, 'report'),
  };
};
