import { keepPreviousData, queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';
import { onceRested } from '#shared/api/once-rested.ts';
import type { ShopSearch } from './shop-search.ts';
import type { Product } from './api-types.ts';

const pageSize = 24;
const minuteMs = 60_000;

/** The first page of the shop. */
export const homeOfShop = queryOptions({ ...api.catalogue.home.query({ quiet: true }), staleTime: minuteMs });

/** `enabled` when something of it is wanted. */
export const useHome = (enabled = true) => useQuery({ ...homeOfShop, enabled });

const textOf = (value: number | undefined): string | undefined => (value === undefined ? undefined : String(value));

/** The filters of an address as the calls take them. */
const filtersOf = (search: ShopSearch) =>
  ({
    query: search.q,
    category_id: search.category?.join(','),
    brand_id: search.brand?.join(','),
    relief_id: search.relief?.join(','),
    form: search.form?.join(','),
    price_min: textOf(search.min),
    price_max: textOf(search.max),
    offer: search.offer && 'true',
    in_stock: search.stock && 'true',
    prescription: search.rx === undefined ? undefined : search.rx ? 'true' : 'false',
  }) as const;

const pageOf = (search: ShopSearch, page: number) =>
  api.catalogue.listing.query({
    query: {
      ...filtersOf(search),
      sort: search.sort ?? (search.q === undefined ? 'popular' : 'relevance'),
      page: String(page),
      limit: String(pageSize),
    },
    quiet: true,
  });

/** The products of the pages shown so far, each once, though one may have moved between two pages meanwhile. */
export const useListing = (search: ShopSearch) => {
  const pages = Array.from({ length: search.pages ?? 1 }, (_, n) => n + 1);
  return useQueries({
    queries: pages.map((page) => ({ ...pageOf(search, page), placeholderData: keepPreviousData })),
    combine: (results) => {
      const found = results.flatMap(({ data }) => data?.items ?? []);
      const first = results[0]?.data;
      return {
        products: [...new Map(found.map((product) => [product.id, product])).values()] as readonly Product[],
        total: first?.total,
        facets: first?.facets,
        didYouMean: first?.did_you_mean ?? [],
        isLast: found.length >= (first?.total ?? 0),
        isPending: results.some((result) => result.isPending),
        /** What is shown is still of the address before. */
        isOld: results.some((result) => result.isPlaceholderData),
        error: results.find((result) => result.error)?.error ?? null,
        retry: () => {
          for (const result of results) if (result.error) void result.refetch();
        },
      };
    },
  });
};

export type Found = ReturnType<typeof useListing>;

/** One product whole. */
export const oneProduct = (id: string) => queryOptions(api.catalogue.product.query({ params: { id }, quiet: true }));

export const useProduct = (id: string) => useQuery(oneProduct(id));

/** What is like a product. */
export const relatedTo = (id: string) =>
  queryOptions({ ...api.catalogue.related.query({ params: { id }, quiet: true }), staleTime: minuteMs });

export const useRelated = (id: string) => useQuery(relatedTo(id));

/** From this sum of goods on normal delivery is free, SAR (DECISIONS §4: a setting); nothing while that is not known. */
export const useFreeDeliveryFrom = (): number | undefined => {
  const settings = api.content.cmsSettings.query({ quiet: true });
  const { data } = useQuery({ ...settings, staleTime: Number.POSITIVE_INFINITY });
  const value = data?.items.find(({ title }) => title === 'FREE_DELIVERY_MINIMUM')?.value;
  return typeof value === 'number' ? value : undefined;
};

/** What the words typed so far may lead to; nothing before two letters. */
export const useSuggestions = (typed: string) =>
  useQuery({
    ...onceRested(api.catalogue.suggestions.query({ query: { query: typed }, quiet: true })),
    enabled: typed.length >= 2,
  });

/** Brands whose name holds what was typed, with what they have of what is looked for; nothing asked before the first letter. */
export const useBrandsFound = (search: ShopSearch, typed: string) => {
  const { brand_id: _, ...filters } = filtersOf(search);
  return useQuery({
    ...onceRested(api.catalogue.brandsFound.query({ query: { ...filters, name: typed }, quiet: true })),
    enabled: typed !== '',
  });
};
