/** What `/staff/ratings` keeps in its address: which ratings, and the page. */
export type RatingsSearch = { readonly only?: 'low' | 'commented'; readonly page?: number };

/** Whatever an address says, as far as it makes sense. */
export const ratingsSearch = ({ only, page }: Record<string, unknown>): RatingsSearch => {
  const whole = Number(page);
  return {
    ...((only === 'low' || only === 'commented') && { only }),
    ...(Number.isSafeInteger(whole) && whole > 1 && { page: whole }),
  };
};
