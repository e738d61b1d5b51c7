import { expect, test } from 'vitest';
import { truncate } from './index.ts';

test.each([
  ['', 3, ''],
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab💊', 4, 'ab💊'],
  ['ab💊', 3, 'ab'],
  ['💊', 1, ''],
  ['a\uDC8Ab', 3, 'a\uFFFDb'],
  ['a\uD83Db', 3, 'a\uFFFDb'],
])('truncates %j to %i units as %j', (text, most, begins) => {
  expect(truncate(text, most)).toBe(begins);
});
