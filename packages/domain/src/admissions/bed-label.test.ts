import { expect, test } from 'vitest';
import { bedLabel } from './index.ts';

test.each([
  ['a1', 'A1'],
  [' A  1 ', 'A1'],
  ['\u0661\u0662', '12'],
  ['\u200f12\u200e', '12'],
  ['A\u200d1', 'A1'],
  ['14 - g', '14-G'],
  ['\uff21\uff11', 'A1'],
  ['\u0623 \u0661', '\u06231'],
  ['1 21', '1 21'],
  ['12 1', '12 1'],
  ['bed a', 'BED A'],
  ['\u200f \u200e', ''],
] as const)('D13.10 the bed %o is kept as %o, and once kept stays so', (typed, kept) => {
  expect(bedLabel(typed)).toBe(kept);
  expect(bedLabel(kept)).toBe(kept);
});
