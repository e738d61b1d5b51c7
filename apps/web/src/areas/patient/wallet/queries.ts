import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';

const onPage = '50';

type Listed = { readonly page: number; readonly limit: number; readonly total: number };

const nextPage = ({ page, limit, total }: Listed): number | undefined => (page * limit < total ? page + 1 : undefined);

/** The wallet: each page says what it holds, and has some of what moved in it, the newest first. */
export const walletPages = infiniteQueryOptions({
  queryKey: ['billing', 'wallet', 'pages'],
  queryFn: ({ pageParam, signal }) => api.billing.wallet({ query: { page: String(pageParam), limit: onPage }, signal }),
  initialPageParam: 1,
  getNextPageParam: nextPage,
});

/** The tax invoices and credit notes of a year, the newest first. */
export const receiptPages = (year: number) =>
  infiniteQueryOptions({
    queryKey: ['billing', 'receipts', 'pages', year],
    queryFn: ({ pageParam, signal }) =>
      api.billing.receipts({
        query: { year: String(year), page: String(pageParam), limit: onPage },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
  });
