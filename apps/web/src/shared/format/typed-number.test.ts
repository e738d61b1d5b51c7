import { expect, test } from 'vitest';
import { typedNumber, wrongNumberIn } from './typed-number.ts';

test.each([
  ['1,500', 1500],
  ['١٬٥٠٠', 1500],
  ['۱۲۵۰', 1250],
  ['1 500', 1500],
  ['12,345,678.5', 12_345_678.5],
  ['١٬٢٥٠٫٧٥', 1250.75],
  ['12,5', 12.5],
  ['١٢٫٥٠', 12.5],
  ['0.1', 0.1],
  ['1.000', Number.NaN],
  ['10,0000', Number.NaN],
  ['1,000.005', Number.NaN],
  ['0,500', Number.NaN],
  ['\u200f99\u200e', 99],
  [' 7 ', 7],
  ['', null],
  ['  ', null],
  ['50 SAR', Number.NaN],
  ['1,50,000', Number.NaN],
  ['1e3', Number.NaN],
  ['-5', Number.NaN],
  ['1,000.50', 1000.5],
  ['\u200f١٬٢٥٠٫٧٥\u200f', 1250.75],
  ['\u2068250\u2069', 250],
  ['10.000', Number.NaN],
  ['١٫٠٠٠', Number.NaN],
])('%j is %s', (typed, number) => {
  expect(typedNumber(typed)).toBe(number);
});

test('the first field whose number is none is named', () => {
  expect(wrongNumberIn({ title: 'x', percent: null, at_most: Number.NaN, amount: Number.NaN })).toBe('at_most');
  expect(wrongNumberIn({ title: 'x', percent: null, at_most: 5 })).toBeUndefined();
});
