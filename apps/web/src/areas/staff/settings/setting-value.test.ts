import { expect, test, vi } from 'vitest';
import { changeLocale } from '#shared/i18n/locale.ts';
import { ruleText, typedValue, valueText } from './setting-value.ts';

vi.stubGlobal('document', { documentElement: { lang: 'en', dir: 'ltr' } });

const vat = { kind: 'number', min: 0, max: 50, unit: 'percent' } as const;
const hold = { kind: 'number', min: 2, max: 60, unit: 'minutes' } as const;
const fee = { kind: 'number', min: 0, max: 500, unit: 'sar', decimals: 2 } as const;

test('D13.07 a value is read with its unit in the language of the screen', () => {
  changeLocale('en');
  expect([valueText(vat, 15), valueText(hold, 10), valueText(fee, 12)]).toEqual([
    '15%',
    '10 minutes',
    'SAR\u00a012.00',
  ]);
  expect(ruleText(hold)).toBe('From 2 minutes to 60 minutes');
  changeLocale('ar');
  expect([valueText(hold, 10), valueText(fee, 12)]).toEqual(['١٠ دقائق', '١٢٫٠٠\u00a0ر.س']);
  expect(ruleText({ kind: 'time' })).toBeUndefined();
});

test('what is typed in Arabic digits is the same number', () => {
  expect([typedValue(fee, '١٢٫٥٠'), typedValue(fee, ' 12.5 '), typedValue(hold, 'ten')]).toEqual([
    12.5,
    12.5,
    Number.NaN,
  ]);
  expect([typedValue(fee, '10.000'), typedValue({ ...fee, max: 5000 }, '1,500')]).toEqual([Number.NaN, 1500]);
  expect(typedValue({ ...hold, max: 5000, unit: 'count' }, '1.000')).toBeNaN();
  expect(typedValue({ kind: 'text', most: 200, language: 'ar' }, ' شارع ٧ ')).toBe('شارع ٧');
  expect([typedValue(hold, ''), typedValue({ kind: 'time' }, '٠٩:٣٠')]).toEqual(['', '09:30']);
});
