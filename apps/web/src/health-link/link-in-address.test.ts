import { expect, test } from 'vitest';
import { linkInAddress } from './link-in-address.ts';

test.each([
  ['', ''],
  ['#shlink:/abc', 'shlink:/abc'],
  ['#shlink%3A%2Fabc', 'shlink:/abc'],
  ['#shlink:/abc%', 'shlink:/abc%'],
  ['#100%zz', '100%zz'],
  ['#%e0%a4', '%e0%a4'],
])('D11.09 after the # of the address %o stands %o', (hash, text) => {
  expect(linkInAddress(hash)).toBe(text);
});
