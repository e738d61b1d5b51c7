import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { ApiError, networkFailure } from '#shared/api/api-error.ts';
import { stubPage } from '#shared/api/hook.testing.tsx';
import { api } from '#shared/api/index.ts';
import { Payment } from './pay-page.tsx';
import { payable } from './queries.ts';

beforeEach(() => void stubPage());

const reads = {
  packages: api.packages.booked.query({ query: { appointment_id: '7' }, quiet: true }).queryKey,
  'the insurance of the visit': api.insurance.ofAppointment.query({ params: { id: '7' }, quiet: true }).queryKey,
  policies: api.insurance.list.query({ query: {}, quiet: true }).queryKey,
  'the free first visit': api.promotions.freeVisit.query({ query: {}, quiet: true }).queryKey,
} as const;

/** The page of a visit whose insurer is asked, after one of its reads has failed. */
const shown = (failed: QueryKey, error: Error): string => {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false, staleTime: Infinity } } });
  client.setQueryData<object>(payable(7).queryKey, { may: { pay: { allowed: false, code: 'approval_pending' } } });
  client.getQueryCache().build(client, { queryKey: failed }).setState({ status: 'error', error });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterContextProvider
        router={createRouter({ routeTree: createRootRoute(), history: createMemoryHistory({ initialEntries: ['/'] }) })}
      >
        <Payment id={7} />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
};

test.each(Object.entries(reads))(
  'what could lower the price and was not read is said before anybody pays: %s',
  (_what, key) => {
    const page = shown(key, networkFailure(undefined));
    expect(page).toContain(m.billing_reductions());
    expect(page).toContain(m.shell_try_again());
  },
);

test('what the server refuses is not asked for again', () => {
  const error = new ApiError({ code: 'forbidden', status: 403, message: 'No', message_ar: 'لا' });
  expect(shown(reads.packages, error)).not.toContain(m.shell_try_again());
});
