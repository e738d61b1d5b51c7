import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { api } from '#shared/api/index.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import { labResult, trendOf } from '#shared/records/lab.testing.ts';
import type { LabTrend, TrendValue } from '#shared/records/types.ts';
import { InpatientCard } from '../inpatients/inpatient-card.tsx';
import type { Inpatient } from '../inpatients/queries.ts';
import { resultsOf } from './queries.ts';
import { Results } from './results.tsx';

vi.stubGlobal('document', { documentElement: { lang: 'ar', dir: 'rtl' } });

const mrn = '1000001';
const words = (markup: string) =>
  markup
    .replaceAll(/<span aria-hidden="true">.*?<\/span>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What a doctor reads of tests with these trends. */
function read(locale: 'ar' | 'en', ...trends: readonly LabTrend[]): string {
  changeLocale(locale);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(resultsOf(mrn).queryKey, {
    pages: [{ items: [...trends], total: trends.length, page: 1, limit: 50 }],
    pageParams: [1],
  });
  for (const trend of trends)
    client.setQueryData(api.records.labTrend.query({ query: { mrn_number: mrn, id: trend.id } }).queryKey, trend);
  return words(
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <Results mrn={mrn} />
      </QueryClientProvider>,
    ),
  );
}
const value = (decimal: string, more: Partial<TrendValue> = {}) =>
  labResult({ id: Number(decimal.replace('.', '')), decimal, value: Number(decimal), ...more });

const creatinine = trendOf([
  value('80', { unit: 'µmol/L', converted: { value: 0.905, decimal: '0.905' } }),
  value('0.9', { unit: 'mg/dL' }),
]);
const bound = trendOf([value('0.01', { comparator: '<' }), value('5.0')]);

const stay = (result: TrendValue): Inpatient => ({
  id: 1,
  patient: {
    id: 1,
    name: 'Sara',
    name_ar: 'سارة',
    mrn_number: mrn,
    portrait: null,
    photo_url: null,
    age: 40,
    told_age: { unit: 'years', count: 40 },
    gender: 'female',
  },
  location: { title: 'Riyadh', title_ar: 'الرياض' },
  ward: { title: 'Ward', title_ar: 'جناح' },
  bed: '2',
  since: '2026-11-20T07:00:00.000Z',
  day_of_stay: 3,
  diagnosis: 'Pneumonia',
  diagnosis_ar: 'التهاب رئوي',
  results: [result],
  last_note_at: null,
});
const card = (result: TrendValue) =>
  words(
    renderToStaticMarkup(
      <InpatientCard stay={stay(result)} now={new Date('2026-11-22T09:00:00Z')} onOpen={() => undefined} />,
    ),
  );

test('the way that a test has gone is told in one unit, and that values were converted', () => {
  expect(read('en', creatinine)).toContain('0.905 0.9 mg/dL Some values came in another unit');
  expect(read('en', creatinine)).not.toContain('80');
});
test('a bound stays a bound on that way, in Arabic in words', () => {
  expect(read('en', bound)).toContain('less than 0.01 5.0 mIU/L');
  expect(read('ar', bound)).toContain('أقل من ٠٫٠١ ٥٫٠');
});
test('a result says that it is preliminary or critical, and is dated as exactly as it is known', () => {
  const text = read('en', trendOf([value('5')], { confirmation: 'preliminary', precision: 'year', day: '2019-01-01' }));
  expect(text).toMatch(/Preliminary.* 2019 Hold back/);
  expect(read('en', trendOf([value('5')], { flag: 'critical_high' }))).toContain('Very high');
});
test('critical results stand first, then those outside their range', () => {
  const titled = (id: number, title: string, flag: TrendValue['flag']) => trendOf([value('5')], { id, title, flag });
  const text = read(
    'en',
    titled(1, 'Calm', 'normal'),
    titled(2, 'Outside', 'high'),
    titled(3, 'Danger', 'critical_low'),
  );
  expect(['Danger', 'Outside', 'Calm'].map((title) => text.indexOf(title))).toEqual(
    ['Danger', 'Outside', 'Calm'].map((title) => text.indexOf(title)).toSorted((a, b) => a - b),
  );
});
test('a result of somebody in the hospital says so, too', () => {
  changeLocale('en');
  const text = card(value('5', { confirmation: 'unknown', comparator: '>', precision: 'day', day: '2026-11-21' }));
  expect(text).toContain('Not confirmed');
  expect(text).toContain('more than 5');
  expect(text).toMatch(/21 November 2026 No notes/);
});

test('a result that is held back says by whom and since when, and is released by a press', () => {
  const hold = { by: 'Layla', by_ar: 'ليلى', since: '2026-11-22T06:00:00.000Z' };
  const held = trendOf([value('5')], { held: true, hold });
  expect(read('en', held)).toMatch(
    /Not shown to the patient Held back by Dr. Layla since 22\/11\/2026.* Release to the patient TSH/,
  );
  expect(read('ar', held)).toContain('حجب عن المريض بقرار من د. ليلى منذ');
  expect(read('en', trendOf([value('5')]))).toMatch(/Hold back from the patient TSH$/);
});
