import { expect, test } from 'vitest';
import { sizeTyped } from './size-typed.ts';

test('a size is read in the digits of either language, as exactly as it was typed', () => {
  expect(['3.255', '٣٫٢٥٥', '3,255', ' ٦٠ ', '۶۰'].map(sizeTyped)).toEqual([3.255, 3.255, 3.255, 60, 60]);
});
test('what is no number is none', () => {
  expect(['', 'heavy', '1.2.3', '1,2,3', '<3', '3 kg'].filter((text) => sizeTyped(text) !== undefined)).toEqual([]);
});
