import { expect, test } from 'vitest';
import { dosageWords } from './index.ts';

test('D11.14 a unit without Arabic words stands in an island among them, an Arabic one and none as they are', () => {
  const inArabic = (unit?: string) => dosageWords({ amount: 5, amountHigh: 10, unit, period: 1, periodUnit: 'd' })?.ar;
  expect(inArabic('10*6.[iU]/m2')).toBe('٥-١٠ \u206610*6.[iU]/m2\u2069، مرة واحدة يوميًا');
  expect(inArabic(' بخاخ ')).toBe('٥-١٠ بخاخ، مرة واحدة يوميًا');
  expect(inArabic()).toBe('٥-١٠، مرة واحدة يوميًا');
});

test.each([
  [4, 'g', '٤ غرامات'],
  [1, 'gram', 'غرام واحد'],
  [100, 'ug', '١٠٠ ميكروغرام'],
  [50, 'µg', '٥٠ ميكروغرام'],
])('D11.14 %s %s of a dose is told in Arabic words', (amount, unit, arabic) => {
  expect(dosageWords({ amount, unit })?.ar).toContain(arabic);
});
