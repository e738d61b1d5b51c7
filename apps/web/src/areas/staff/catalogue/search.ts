const tabs = ['products', 'offers', 'coupons'] as const;
const kinds = ['sold', 'withdrawn', 'low', 'expiring'] as const;
export type CatalogueTab = (typeof tabs)[number];
type Only = (typeof kinds)[number];

/** What `/staff/catalogue` keeps in its address. */
export type CatalogueSearch = {
  readonly tab?: CatalogueTab;
  readonly q?: string;
  readonly only?: Only;
  readonly page?: number;
  readonly product?: number;
};

const whole = (value: unknown): number | undefined => {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
};

const present = (search: { [K in keyof CatalogueSearch]: CatalogueSearch[K] | undefined }): CatalogueSearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

/** Whatever an address says, as far as it makes sense. */
export const catalogueSearch = (raw: Record<string, unknown>): CatalogueSearch => {
  const q = typeof raw['q'] === 'string' || typeof raw['q'] === 'number' ? String(raw['q']).slice(0, 80) : '';
  const page = whole(raw['page']);
  const tab = tabs.find((key) => key === raw['tab']);
  return present({
    tab: tab === 'products' ? undefined : tab,
    q: q === '' ? undefined : q,
    only: kinds.find((kind) => kind === raw['only']),
    page: page === 1 ? undefined : page,
    product: whole(raw['product']),
  });
};

/** Other products: the list begins anew, and none is open. */
export const narrowed = (
  search: CatalogueSearch,
  change: { readonly [K in 'q' | 'only' | 'tab']?: CatalogueSearch[K] | undefined },
): CatalogueSearch => {
  const { page: _page, product: _product, ...kept } = search;
  return present({ ...kept, ...change });
};
