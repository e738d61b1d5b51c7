import { expect, test } from 'vitest';
import { cartLimits, packsForCourse } from './index.ts';

const thriceForTwoWeeks = { timesPerDay: 3, days: 14 };

test.each([
  ['tablets by the dozen', { form: 'tablet', count: 24 }, 2],
  ['a package that is used up to its last piece', { form: 'capsule', count: 21 }, 2],
  ['a package of more', { form: 'suppository', count: 100 }, 1],
  ['sachets', { form: 'powder', count: 10 }, 5],
  ['a jar of powder', { form: 'powder', count: 1 }, 1],
  ['a tube of cream', { form: 'cream', count: 1 }, 1],
  ['a bottle of drops', { form: 'drops', count: 1 }, 1],
  ['a bottle of syrup of which the size is known alone', { form: 'syrup', count: null }, 1],
  ['pens of many doses each', { form: 'pen', count: 5 }, 1],
  ['tablets of which nobody knows how many', { form: 'tablet', count: null }, 1],
] as const)('D10.05 %s', (_, pack, packs) => {
  expect(packsForCourse(pack, thriceForTwoWeeks)).toBe(packs);
});
test('D10.05 a course takes no more packages at once than a cart holds of a product', () => {
  const year = { timesPerDay: 4, days: 365 };
  expect(packsForCourse({ form: 'tablet', count: 10 }, year)).toBe(cartLimits.maxPieces);
});
