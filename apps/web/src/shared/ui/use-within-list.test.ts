import { expect, test } from 'vitest';
import { lastPageFrom } from './use-within-list.ts';

const seen = (page: number, total: number, items: readonly unknown[] = []) =>
  lastPageFrom({ items, page, limit: 20, total });

test('from a page beyond its end a list leads to its last page', () => {
  expect([seen(2, 20), seen(3, 21), seen(9, 1)]).toEqual([1, 2, 1]);
});

test('a page that the list has is shown, also when nothing is on it', () => {
  expect([seen(1, 0), seen(3, 0), seen(1, 20, ['one']), seen(2, 21, ['one'])]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  // An entry came or went between the two counts of one answer: the next answer tells.
  expect([seen(1, 3), seen(2, 25)]).toEqual([undefined, undefined]);
});
