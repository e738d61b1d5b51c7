import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';
import { runningCopy, pollInterval } from './copy-polling.ts';
import type { Consent, Consents } from './api-types.ts';

const entriesOnPage = 20;

export const consents = queryOptions(api.privacy.consents.query({ quiet: true }));

/** The copies of the data; while one is made it is asked again and again, less often with time. */
export const copies = queryOptions({
  ...api.privacy.exports.query({ quiet: true }),
  refetchInterval: ({ state }) => (runningCopy(state.data) ? pollInterval(state.dataUpdateCount) : false),
});

export const agreedTerms = queryOptions(api.identity.agreedTermsHistory.query({ quiet: true }));

export const termsVersion = (version: number) =>
  queryOptions(api.identity.termsVersion.query({ params: { version: String(version) }, quiet: true }));

/** Who touched the record, newest first, page by page. */
export const accessLog = (by: 'all' | 'others') =>
  infiniteQueryOptions({
    queryKey: ['people', 'accessLog', by],
    queryFn: ({ pageParam, signal }) =>
      api.people.accessLog({
        query: { page: String(pageParam), limit: String(entriesOnPage), by },
        signal,
        quiet: true,
      }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page * last.limit < last.total ? last.page + 1 : undefined),
  });

const withChoice = (cached: Consents | undefined, purpose: Consent['purpose'], given: boolean): Consents | undefined =>
  cached && { ...cached, items: cached.items.map((item) => (item.purpose === purpose ? { ...item, given } : item)) };

/** Gives a consent or takes it back: at once on the screen, and undone there when the server did not take it. */
export const useDecide = () => {
  const client = useQueryClient();
  const { queryKey } = consents;
  return useMutation({
    mutationFn: ({ consent, given }: { consent: Consent; given: boolean }) =>
      api.privacy.decide({ body: { purpose: consent.purpose, given, version: consent.version } }),
    onMutate: async ({ consent, given }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (cached) => withChoice(cached, consent.purpose, given));
      return { before };
    },
    onError: (_error, _choice, context) => {
      client.setQueryData(queryKey, context?.before);
      void client.invalidateQueries({ queryKey });
    },
    onSuccess: (decided) => client.setQueryData(queryKey, decided),
  });
};
