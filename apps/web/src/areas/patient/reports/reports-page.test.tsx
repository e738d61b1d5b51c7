import { InfiniteQueryObserver, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import * as m from '#paraglide/messages.js';
import { type Sent, json } from '#shared/api/browser.testing.ts';
import { stubPage } from '#shared/api/hook.testing.tsx';
import { changeLocale } from '#shared/i18n/locale.ts';
import { reportVisits, sickLeaves, stayReports } from './queries.ts';
import { ReportsPage, SickLeavesPage } from './reports-page.tsx';

// There is no window to measure.
vi.mock('#shared/ui/use-desktop.ts', () => ({ useDesktop: () => false }));

const onPage = 20;
const page = (total: number, at = 1, items: readonly object[] = []) => ({ items, total, page: at, limit: onPage });

const shown = (client: QueryClient, element: ReactNode): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterContextProvider
        router={createRouter({ routeTree: createRootRoute(), history: createMemoryHistory({ initialEntries: ['/'] }) })}
      >
        {element}
      </RouterContextProvider>
    </QueryClientProvider>,
  );

const visit = {
  appointment_id: 1,
  day: '2026-11-22',
  doctor: 'Amal',
  doctor_ar: 'أمل',
  speciality: 'Cardiology',
  speciality_ar: 'القلب',
  may_request: true,
  reports: [],
};

beforeEach(() => {
  stubPage();
  changeLocale('en');
});

test('older visits are a press away, until all are there', () => {
  const client = new QueryClient();
  client.setQueryData(reportVisits.queryKey, { pages: [page(21, 1, [visit])], pageParams: [1] } as never);
  expect(shown(client, <ReportsPage />)).toContain(m.shell_show_more());
  client.setQueryData(reportVisits.queryKey, {
    pages: [page(21, 1, [visit]), page(21, 2, [{ ...visit, appointment_id: 2, doctor: 'Huda' }])],
    pageParams: [1, 2],
  } as never);
  const all = shown(client, <ReportsPage />);
  expect(all).toContain('Huda');
  expect(all).not.toContain(m.shell_show_more());
});

test('older sick leaves are a press away', () => {
  const client = new QueryClient();
  const leave = { ...visit, id: 1, kind: 'sick_leave', status: 'pending', submitted_at: '2026-11-22T06:00:00Z' };
  client.setQueryData(sickLeaves.queryKey, { pages: [page(30, 1, [leave])], pageParams: [1] } as never);
  expect(shown(client, <SickLeavesPage />)).toContain(m.shell_show_more());
});

test.each([
  ['appointments/reports', reportVisits],
  ['medical-reports/stays', stayReports],
  ['medical-reports/sick-leaves', sickLeaves],
])('of %s each press asks for the next page', async (path, list) => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: Sent['url']) => {
    sent.push(url);
    const at = Number(new URL(url, 'http://localhost').searchParams.get('page'));
    return json(200, { status: true, data: page(45, at) })();
  });
  const observer = new InfiniteQueryObserver(new QueryClient(), list as typeof reportVisits);
  while (observer.getCurrentResult().data === undefined || observer.getCurrentResult().hasNextPage)
    await observer.fetchNextPage();
  expect(sent.map((url) => url.slice(url.indexOf(path)))).toEqual(
    [1, 2, 3].map((at) => `${path}?page=${at}&limit=${onPage}`),
  );
});
