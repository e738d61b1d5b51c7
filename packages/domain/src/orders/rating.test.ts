import { expect, test } from 'vitest';
import { isLowRating, ratingStars } from './index.ts';

test('one and two stars are low, three are not', () => {
  const { min, max } = ratingStars;
  const stars = Array.from({ length: max - min + 1 }, (_, n) => min + n);
  expect(stars.filter(isLowRating)).toEqual([1, 2]);
});
