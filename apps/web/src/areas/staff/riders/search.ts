/** What `/staff/riders` keeps in its address: what is looked for, and the page. */
export type RidersSearch = { readonly q?: string; readonly page?: number };

/** Whatever an address says, as far as it makes sense. */
export const ridersSearch = ({ q, page }: Record<string, unknown>): RidersSearch => {
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 80) : '';
  const whole = Number(page);
  return {
    ...(text !== '' && { q: text }),
    ...(Number.isSafeInteger(whole) && whole > 1 && { page: whole }),
  };
};
