import { expect, test } from 'vitest';
import { fitting } from './picture.ts';

test('a picture that is small enough stays as it is', () => {
  expect(fitting({ width: 1600, height: 900 }, 1600)).toEqual({ width: 1600, height: 900 });
});
test('a larger one keeps its shape', () => {
  expect(fitting({ width: 4000, height: 3000 }, 1600)).toEqual({ width: 1600, height: 1200 });
  expect(fitting({ width: 3000, height: 4000 }, 1600)).toEqual({ width: 1200, height: 1600 });
});
test('a line of a picture does not vanish', () => {
  expect(fitting({ width: 9000, height: 1 }, 1600)).toEqual({ width: 1600, height: 1 });
});
