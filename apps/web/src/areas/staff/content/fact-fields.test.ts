import { expect, test } from 'vitest';
import { factOf } from './fact-fields.tsx';

test('a sum of money with three decimals is none: 10.000 may be meant as ten thousand', () => {
  expect([factOf('price', '10.000'), factOf('at_most', '١٠٫٠٠٠')]).toEqual([
    { price: Number.NaN },
    { at_most: Number.NaN },
  ]);
  expect([factOf('price', '1,500.50'), factOf('at_most', '')]).toEqual([{ price: 1500.5 }, { at_most: null }]);
});
