import { beforeEach, describe, expect, test, vi } from 'vitest';
import { changeLocale } from '#shared/i18n/locale.ts';
import { labResult } from './lab.testing.ts';
import { changeOf, dayOf, inTrend, shown, valueInWords, valueWithSign } from './lab-values.ts';
import { within } from './lab-texts.ts';

vi.stubGlobal('document', { documentElement: { lang: 'ar', dir: 'rtl' } });

const numbers = ['0.004', '5.10', '1200', '12345.60', '-1.5'].map((decimal) => labResult({ decimal }));
const bounds = (['<', '<=', '>', '>='] as const).map((comparator) => labResult({ decimal: '0.01', comparator }));

describe('values in English', () => {
  beforeEach(() => changeLocale('en'));

  test('have every digit that the laboratory wrote', () => {
    expect(numbers.map(valueInWords)).toEqual(['0.004', '5.10', '1,200', '12,345.60', '−1.5']);
    expect([0.004, 1e-7, 1200].map(shown)).toEqual(['0.004', '0.0000001', '1,200']);
  });
  test('say what their comparator says', () => {
    expect(bounds.map(valueInWords)).toEqual(['less than 0.01', '0.01 or less', 'more than 0.01', '0.01 or more']);
    expect(bounds.map(valueWithSign)).toEqual(['<0.01', '≤0.01', '>0.01', '≥0.01']);
  });
  test('are dated as exactly as they are known', () => {
    const days = (['year', 'month', 'day', 'instant'] as const).map((precision) =>
      dayOf({ day: '2025-03-01', precision }),
    );
    expect(days).toEqual(['2025', 'March 2025', '1 March 2025', '1 March 2025']);
  });
});

describe('values in Arabic', () => {
  beforeEach(() => changeLocale('ar'));

  test('have every digit that the laboratory wrote', () => {
    expect(numbers.map(valueInWords)).toEqual(['٠٫٠٠٤', '٥٫١٠', '١٬٢٠٠', '١٢٬٣٤٥٫٦٠', '−١٫٥']);
  });
  test('say what their comparator says', () => {
    expect(bounds.map(valueInWords)).toEqual(['أقل من ٠٫٠١', '٠٫٠١ أو أقل', 'أكثر من ٠٫٠١', '٠٫٠١ أو أكثر']);
    expect(bounds.map(valueWithSign)).toEqual(bounds.map(valueInWords));
    expect(valueInWords(labResult({ decimal: '4.0', comparator: '<', unit: '%' }))).toBe('أقل من \u2067٤٫٠٪\u2069');
  });
  test('are dated as exactly as they are known', () => {
    expect(dayOf({ day: '2025-03-01', precision: 'month' })).toBe('مارس ٢٠٢٥');
    expect(dayOf({ day: '2025-01-01', precision: 'year' })).toBe('٢٠٢٥');
  });
});

describe('the change from the result before', () => {
  const results = (...decimals: string[]) => decimals.map((decimal) => labResult({ decimal, value: Number(decimal) }));

  test('goes up, down or stays, by the exact difference', () => {
    expect([results('6.1', '6.4'), results('6.9', '6.4'), results('5.1', '5.10')].map(changeOf)).toEqual([
      { way: 'up', by: '0.3' },
      { way: 'down', by: '0.5' },
      { way: 'same', by: '0' },
    ]);
  });
  test('is reckoned in the unit of the trend', () => {
    const before = labResult({ value: 5.1, decimal: '5.1', unit: 'mmol/L', converted: { value: 197, decimal: '197' } });
    expect(changeOf([before, ...results('195')])).toEqual({ way: 'down', by: '2' });
  });
  test('is not told of a value below or above a bound, of words, nor of a single value', () => {
    const bound = labResult({ decimal: '0.01', value: 0.01, comparator: '<' });
    const words = labResult({ decimal: null, value: null, value_text: 'Haemolysed' });
    expect(
      [[bound, ...results('2')], [...results('2'), bound], [...results('2'), words], results('2'), []].map(changeOf),
    ).toEqual(Array.from({ length: 5 }, () => undefined));
  });
  test('passes over what was withdrawn', () => {
    const gone = labResult({ withdrawn: true, value: null, decimal: null });
    expect(changeOf([...results('6.1'), gone, ...results('6.4'), gone])).toEqual({ way: 'up', by: '0.3' });
    expect(inTrend(labResult({ withdrawn: true }))).toBeUndefined();
  });
});

test('a span of time is reckoned back from the newest result, its first day included', () => {
  const on = (day: string) => labResult({ taken_at: `${day}T07:00:00.000Z` });
  const results = ['2024-11-20', '2024-11-21', '2026-05-22', '2026-05-23', '2026-11-22'].map(on);
  expect((['half', 'two', 'all'] as const).map((span) => within(results, span).length)).toEqual([2, 4, 5]);
});
