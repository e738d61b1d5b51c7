import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { stubBrowser } from '#shared/api/browser.testing.ts';
import { api } from '#shared/api/index.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import { labResult, trendOf } from '#shared/records/lab.testing.ts';
import { earlierVisitsOf, reportsOf, resultsOf } from './queries.ts';
import { PreventionCard } from './prevention-card.tsx';
import { EarlierVisits } from './record-cards.tsx';
import { Reports } from './reports.tsx';
import { Results } from './results.tsx';

const mrn = '1000001';

const tests = (count: number) =>
  Array.from({ length: count }, (_, n) => trendOf([labResult({ id: n + 1 })], { id: n + 1, title: `Test ${n + 1}.` }));
const report = { title: 'Chest film', title_ar: 'صورة الصدر', summary: null, day: null, precision: null, hold: null };
const reports = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ ...report, id: n + 1, type: 'radiology' }));
const visit = { title: 'Visit', title_ar: 'زيارة', practitioner: null, day: '2026-11-01' };
const visits = (count: number) => Array.from({ length: count }, (_, n) => ({ ...visit, id: n + 1 }));

/** A part of the record after the first page of its list was read. */
const shown = (part: ReactNode, queryKey: QueryKey, items: readonly object[], limit: number, total: number): string => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData<object>(queryKey, { pages: [{ items, page: 1, limit, total }], pageParams: [1] });
  return renderToStaticMarkup(<QueryClientProvider client={client}>{part}</QueryClientProvider>);
};

beforeEach(() => {
  stubBrowser('/doctor/appointments/7');
  changeLocale('en');
});

test.each([
  ['radiology', <Reports key="1" mrn={mrn} />, reportsOf(mrn, 'radiology').queryKey, reports(5), 5],
  ['earlier visits', <EarlierVisits key="2" mrn={mrn} />, earlierVisitsOf(mrn).queryKey, visits(10), 10],
  ['results', <Results key="3" mrn={mrn} />, resultsOf(mrn).queryKey, tests(12), 12],
])('a list of a record that goes on leads to the rest of it: %s', (_what, part, queryKey, items, limit) => {
  expect(shown(part, queryKey, items, limit, items.length + 1)).toContain(m.shell_show_more());
  expect(shown(part, queryKey, items, limit, items.length)).not.toContain(m.shell_show_more());
});

test('vaccines beyond the first five stand behind a press', () => {
  const read = (count: number): string => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    const given = Array.from({ length: count }, (_, n) => ({ id: n + 1, title: `Vaccine ${n + 1}.`, day: null }));
    const { queryKey } = api.prevention.vaccinations.query({ query: { mrn_number: mrn }, quiet: true });
    client.setQueryData<object>(queryKey, { given });
    return renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <PreventionCard mrn={mrn} />
      </QueryClientProvider>,
    );
  };
  expect(read(5)).not.toContain(m.file_more({ count: '1' }));
  expect(read(6)).toContain(m.file_more({ count: '1' }));
});

test('a test that stands behind the first twelve is not told as one that was not done', () => {
  const read = (count: number) => shown(<Results mrn={mrn} />, resultsOf(mrn).queryKey, tests(count), 50, count);
  expect(read(12)).not.toContain(m.file_more({ count: '1' }));
  expect(read(13)).toContain(m.file_more({ count: '1' }));
  expect(read(13)).not.toContain('Test 13.');
});
