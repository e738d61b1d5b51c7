/** What `/staff/visits` keeps in its address: which visits, and the page. */
export type VisitsSearch = { readonly state?: 'recent' | 'home'; readonly page?: number };

/** Whatever an address says, as far as it makes sense. */
export const visitsSearch = ({ state, page }: Record<string, unknown>): VisitsSearch => {
  const whole = Number(page);
  return {
    ...((state === 'recent' || state === 'home') && { state }),
    ...(Number.isSafeInteger(whole) && whole > 1 && { page: whole }),
  };
};
