import { expect, test } from 'vitest';
import { receiptPages, walletPages } from './queries.ts';

const listed = (page: number, total: number) => ({ page, limit: 50, total }) as never;

test.each([
  ['movements of the wallet', (last: never) => walletPages.getNextPageParam(last, [], 1, [])],
  ['papers of a year', (last: never) => receiptPages(2026).getNextPageParam(last, [], 1, [])],
])('the %s go on after a page for as long as there are more', (_, next) => {
  expect(next(listed(1, 51))).toBe(2);
  expect(next(listed(2, 100))).toBeUndefined();
  expect(next(listed(1, 0))).toBeUndefined();
});
