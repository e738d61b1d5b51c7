import { positive } from '#shared/api/search.ts';

/** What `/doctor/inpatients` keeps in its address: the stay that is open. */
export type InpatientsSearch = { readonly stay?: number };

/** Whatever an address says, as far as it makes sense. */
export const inpatientsSearch = (search: Record<string, unknown>): InpatientsSearch => positive(search, 'stay');
