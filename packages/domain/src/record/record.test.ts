import { describe, expect, test } from 'vitest';
import { labFlag, referenceFrom } from './index.ts';

const open = { low: null, high: null };

describe('laboratory flags', () => {
  test('without a value or a range nothing is said', () => {
    expect([labFlag(null, 1, 2), labFlag(Number.NaN, 1, 2), labFlag(5, null, null)]).toEqual([
      'unknown',
      'unknown',
      'unknown',
    ]);
  });
  test('both ends are normal and a hair beyond them is not', () => {
    expect([4, 5.6].map((value) => labFlag(value, 4, 5.6))).toEqual(['normal', 'normal']);
    expect([labFlag(3.999, 4, 5.6), labFlag(5.601, 4, 5.6)]).toEqual(['low', 'high']);
  });
  test('an open end has no flag of its own', () => {
    expect([labFlag(0, null, 5), labFlag(6, null, 5), labFlag(600, 40, null), labFlag(39, 40, null)]).toEqual([
      'normal',
      'high',
      'normal',
      'low',
    ]);
  });
  test('nought is a value and a bound', () => {
    expect([labFlag(0, 0, 1), labFlag(-1, 0, 1), labFlag(1, null, 0)]).toEqual(['normal', 'low', 'high']);
  });
});

describe('reference ranges', () => {
  test('what cannot be read is open, never guessed', () => {
    for (const text of ['', 'negative', '3.5 - 5.1 mmol/L fasting', '5 - 3 - 1', '<', '1.2.3'])
      expect(referenceFrom([{ text }])).toEqual(open);
    expect(referenceFrom([])).toEqual(open);
  });
  test('numbers come before their text, and the first range that has an end is taken', () => {
    expect(referenceFrom([{ low: { value: 0 }, text: '9 - 10' }])).toEqual({ low: 0, high: null });
    expect(referenceFrom([{ low: {} }, { high: { value: 5 } }])).toEqual({ low: null, high: 5 });
  });
  test.each([
    ['3.5 - 5.1', 3.5, 5.1],
    ['3.5–5.1', 3.5, 5.1],
    ['70 to 99', 70, 99],
    ['٧٠ - ٩٩', 70, 99],
    ['< 5', null, 5],
    ['≤5.7', null, 5.7],
    ['>= 40', 40, null],
  ])('%s is read', (text, low, high) => {
    expect(referenceFrom([{ text }])).toEqual({ low, high });
  });
});
