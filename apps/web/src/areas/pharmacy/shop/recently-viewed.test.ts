import { expect, test } from 'vitest';
import { idsIn, withViewed } from './recently-viewed.ts';

test('what somebody else wrote into the browser is no id', () => {
  expect(idsIn('3,x,-1,,1.5,7,<b>')).toEqual([3, 7]);
  expect(idsIn(null)).toEqual([]);
});

test('the last one stands first, once, and eight are remembered', () => {
  expect(withViewed([1, 2, 3], 2)).toEqual([2, 1, 3]);
  expect(withViewed([1, 2, 3, 4, 5, 6, 7, 8], 9)).toEqual([9, 1, 2, 3, 4, 5, 6, 7]);
});
