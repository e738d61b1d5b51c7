import { expect, test } from 'vitest';
import { beginning } from './index.ts';

test.each([
  ['', 3, ''],
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab💊', 4, 'ab💊'],
  ['ab💊', 3, 'ab'],
  ['💊', 1, ''],
  ['a\uDC8Ab', 3, 'a\uFFFDb'],
  ['a\uD83Db', 3, 'a\uFFFDb'],
])('the beginning of %j of at most %i is %j', (text, most, begins) => {
  expect(beginning(text, most)).toBe(begins);
});
