/** What `/virtual-tour` keeps in its address: the branch, and the place of it that is looked about in. */
export type TourSearch = { readonly branch?: number; readonly place?: number };

const idOf = (raw: unknown): number | undefined => {
  const id = Number(raw);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** Whatever an address says, as far as it makes sense. */
export const tourSearch = (raw: Record<string, unknown>): TourSearch => {
  const [branch, place] = [idOf(raw['branch']), idOf(raw['place'])];
  return { ...(branch !== undefined && { branch }), ...(place !== undefined && { place }) };
};
