import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { json, stubBrowser } from '#shared/api/browser.testing.ts';
import { api } from '#shared/api/index.ts';
import { useCancel } from '../appointments/use-appointment-changes.ts';
import { useReductionChange } from './promo-card.tsx';
import { usePay } from './use-pay.ts';

const term = api.packages.partial.query({ query: { term_id: '7' }, quiet: true });
const visit = api.booking.detail.query({ params: { id: '7' } });

/** What a hook gives to its page. */
function used<Given>(client: QueryClient, hook: () => Given): Given {
  let given: Given | undefined;
  const Page = () => {
    given = hook();
    return null;
  };
  const history = createMemoryHistory({ initialEntries: ['/'] });
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterContextProvider router={createRouter({ routeTree: createRootRoute(), history })}>
        <Page />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  return given!;
}

const known = (): QueryClient => {
  const client = new QueryClient();
  for (const { queryKey } of [term, visit]) client.setQueryData<object>(queryKey, {});
  return client;
};

const isStale = (client: QueryClient, { queryKey }: { readonly queryKey: readonly unknown[] }) =>
  client.getQueryState(queryKey)?.isInvalidated;

let browser: ReturnType<typeof stubBrowser>;
beforeEach(() => {
  browser = stubBrowser('/');
  // As much of a window as the router touches.
  vi.stubGlobal('window', { origin: 'http://localhost', scrollTo: () => undefined });
  vi.stubGlobal('self', globalThis);
  Object.assign(browser.location, { href: 'http://localhost/' });
});

test('S5.16 what the wallet has paid at once is read again, so that the next page calls no part of a package unpaid', async () => {
  const client = known();
  const pay = used(client, () => usePay({ purpose: 'package', entityId: 7 }));
  const begun = { reference: 'r', method: 'wallet', purpose: 'package', entity_id: 7, operation_status: 'success' };
  browser.replies.push(json(200, { status: true, data: { ...begun, redirect_url: '/x', result_method: 'package' } }));
  await pay.mutateAsync({ choice: { method: 'card', useWallet: true, points: 0 }, total: 10 });
  expect(isStale(client, term)).toBe(true);
  expect(isStale(client, visit)).toBe(true);
});

test('D12.05 a package that bears a visit has one visit less to give: it is read again', async () => {
  const client = known();
  const use = used(client, () => useReductionChange(() => Promise.resolve()));
  await use.mutateAsync(undefined);
  expect(isStale(client, term)).toBe(true);
});

test('D12.05 a visit that is cancelled goes back to its package', async () => {
  const client = known();
  const cancel = used(client, () => useCancel(() => undefined));
  browser.replies.push(json(200, { status: true, data: {} }));
  await cancel.mutateAsync(7);
  expect(isStale(client, term)).toBe(true);
});
