import { expect, test } from 'vitest';
import { noneTitle, saysNone, saysNotKnown } from './index.ts';

test.each([
  ['no-known-problems', undefined],
  ['no-problem-info', undefined],
  ['no-known-latex-allergies', undefined],
  ['160245001', 'No current problems or disability'],
  ['787482006', undefined],
  ['', 'No known drug allergies'],
  ['', 'No current problems or disability (situation)'],
  ['', 'No active problems'],
  ['', 'NKDA'],
  ['', 'None known'],
  ['', 'No information about medications'],
  ['', 'لا توجد حساسية معروفة'],
])('D11.13 %s %s says that there is none', (code, words) => {
  expect(saysNone([code], words)).toBe(true);
});

test.each(['No-reflow after stent', 'No active bleeding', 'Unknown cause', 'None', 'Nkdas', ''])(
  'D11.13 %s says nothing of the kind',
  (words) => {
    expect(saysNone(['38341003'], words)).toBe(false);
  },
);

test('D11.13 that nothing is known is told apart from that there is none', () => {
  const given = [
    ['no-problem-info', undefined],
    ['', 'No information about allergies'],
    ['', 'لا توجد معلومات عن الحساسية'],
    ['no-known-problems', undefined],
    ['', 'لا توجد حساسية معروفة'],
  ] as const;
  expect(given.map(([code, words]) => saysNotKnown([code], words))).toEqual([true, true, true, false, false]);
  expect(noneTitle(['160245001'])).toEqual({ en: 'No known health problems', ar: 'لا توجد مشكلات صحية معروفة' });
  expect(noneTitle(['38341003'])).toBeUndefined();
});
