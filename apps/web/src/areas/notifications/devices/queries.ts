import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';

const queryKey = ['devices'] as const;
const onPage = 20;

/** Where the account is signed in, this device first. */
export const devicePages = infiniteQueryOptions({
  queryKey,
  queryFn: ({ pageParam, signal }) =>
    api.identity.signedInDevices({ query: { page: String(pageParam), limit: String(onPage) }, signal, quiet: true }),
  initialPageParam: 1,
  getNextPageParam: ({ total }, pages) => (pages.length * onPage < total ? pages.length + 1 : undefined),
  staleTime: 0,
});

/** Signs out there, or with `others` everywhere but here; answers on how many devices. */
export const useEndDevices = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (which: { readonly id: number } | { readonly others: true }) =>
      api.identity.endDevices({ body: which }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
};
