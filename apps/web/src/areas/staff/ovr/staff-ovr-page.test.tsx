import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { stubBrowser } from '#shared/api/browser.testing.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import { StaffOvrPage } from './staff-ovr-page.tsx';

// Without the routes of the whole app.
vi.mock('@tanstack/react-router', async (load) => ({ ...(await load<object>()), useSearch: () => ({ page: 2 }) }));

beforeEach(() => {
  stubBrowser('/staff/ovr?page=2');
  // As much of a window as the router touches.
  vi.stubGlobal('window', { origin: 'http://localhost', scrollTo: () => undefined });
  vi.stubGlobal('self', globalThis);
  changeLocale('en');
});

/** The second page of a list with so many reports in all, of which that page has none. */
const secondPageOf = async (total: number): Promise<string> => {
  const client = new QueryClient();
  const query = { state: 'submitted', page: '2', limit: '20' } as const;
  const reply = { items: [], counts: [], total, page: 2, limit: 20 };
  client.setQueryData(api.ovr.list.query({ query, quiet: true }).queryKey, reply);
  const history = createMemoryHistory({ initialEntries: ['/staff/ovr?page=2'] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  await router.load();
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterContextProvider router={router}>
        <StaffOvrPage />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
};

test('the last report of a page was closed: nobody is told that nothing waits while a page of others does', async () => {
  expect(await secondPageOf(20)).not.toContain(m.staff_ovr_empty());
});

test('nothing waits where the whole list is empty', async () => {
  expect(await secondPageOf(0)).toContain(m.staff_ovr_empty());
});
