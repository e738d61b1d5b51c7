import { positive } from '#shared/api/search.ts';

export type PrivacySearch = {
  /** What the person did themselves is shown as well. */
  by?: 'all';
  /** The version of the terms whose words are open. */
  terms?: number;
};

/** Reads what the address says of the page; anything else is left out. */
export const readPrivacySearch = (search: Record<string, unknown>): PrivacySearch => ({
  ...(search['by'] === 'all' && { by: 'all' as const }),
  ...positive(search, 'terms'),
});
