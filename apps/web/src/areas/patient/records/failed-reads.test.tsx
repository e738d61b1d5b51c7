import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import * as m from '#paraglide/messages.js';
import { stubBrowser } from '#shared/api/browser.testing.ts';
import { networkFailure } from '#shared/api/api-error.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import { labResult } from '#shared/records/lab.testing.ts';
import { LabsPage } from './labs-page.tsx';
import { labTests, timelinePages } from './queries.ts';
import { TimelinePage } from './timeline-page.tsx';

// There is no window to measure.
vi.mock('#shared/ui/use-desktop.ts', () => ({ useDesktop: () => false }));

/** A page as it is shown first, with what is in the cache. */
async function shown(path: string, client: QueryClient, page: ReactNode): Promise<string> {
  const root = createRootRoute();
  const route = createRoute({ getParentRoute: () => root, path, staticData: { access: ['patient'] } });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterContextProvider router={router}>{page}</RouterContextProvider>
    </QueryClientProvider>,
  );
}

/** What was read is to be read again, and the line is down. */
const failAgain = (client: QueryClient, queryKey: QueryKey): void =>
  client
    .getQueryCache()
    .find({ queryKey })!
    .setState({ status: 'error', error: networkFailure(undefined) });

beforeEach(() => {
  stubBrowser();
  // As much of a window as the router touches.
  vi.stubGlobal('window', { origin: 'http://localhost', scrollTo: () => undefined });
  vi.stubGlobal('self', globalThis);
  changeLocale('en');
});

test('results that were read stay when reading them again fails', async () => {
  const client = new QueryClient();
  client.setQueryData(labTests.queryKey, { items: [labResult()], total: 1, page: 1, limit: 500 } as never);
  failAgain(client, labTests.queryKey);
  const page = await shown('/lab-works', client, <LabsPage />);
  expect(page).toContain('TSH');
  expect(page).not.toContain(m.shell_error_title());
});

test('lines that could not be brought are asked for again by a press, not without end by themselves', async () => {
  const client = new QueryClient();
  const { queryKey } = timelinePages({ kind: undefined, year: undefined });
  const first = { items: [], kinds: [], years: [], total: 500, page: 1, limit: 200 };
  client.setQueryData(queryKey, { pages: [first], pageParams: [1] });
  const before = await shown('/my-timeline', client, <TimelinePage />);
  failAgain(client, queryKey);
  client
    .getQueryCache()
    .find({ queryKey })!
    .setState({ fetchMeta: { fetchMore: { direction: 'forward' } } });
  const after = await shown('/my-timeline', client, <TimelinePage />);
  expect([before, after].map((page) => page.includes(m.shell_try_again()))).toEqual([false, true]);
});
