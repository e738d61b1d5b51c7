import { describe, expect, test } from 'vitest';
import { amountIn, filtersIn, mayShowMore, narrowed, shopSearch, withMore } from './shop-search.ts';

describe('the address of the shelves', () => {
  test('nonsense is left out instead of being asked for', () => {
    const raw = { q: '  ', category: '-1', brand: '1e99', relief: [], form: 'soup', min: 'cheap', max: '-3' };
    expect(shopSearch({ ...raw, offer: 'false', stock: 1, rx: 'perhaps', sort: 'magic', pages: '0', more: 1 })).toEqual(
      {},
    );
  });
  test('what it holds comes back, numbers as text as well', () => {
    expect(
      shopSearch({ q: 2012, category: '3', form: 'cream', min: '5.5', offer: 'true', rx: false, pages: 2 }),
    ).toEqual({
      q: '2012',
      category: 3,
      form: 'cream',
      min: 5.5,
      offer: true,
      rx: false,
      pages: 2,
    });
  });
  test('long text is cut and pages are bounded', () => {
    expect(shopSearch({ q: 'أ'.repeat(500), pages: 1e6 })).toEqual({ q: 'أ'.repeat(80), pages: 20 });
    expect([mayShowMore({ pages: 20 }), mayShowMore({})]).toEqual([false, true]);
  });
  test('a filter begins the list anew, and one that is taken off leaves the address', () => {
    const before = { q: 'panadol', brand: 4, pages: 3 } as const;
    expect(narrowed(before, { offer: true })).toEqual({ q: 'panadol', brand: 4, offer: true });
    expect(narrowed(before, { brand: undefined })).toEqual({ q: 'panadol' });
    expect(withMore(before)).toEqual({ q: 'panadol', brand: 4, pages: 4 });
  });
  test.each([
    ['12.5', 12.5],
    ['١٢٫٥', 12.5],
    ['12,5', 12.5],
    ['0', 0],
    ['', undefined],
    ['-1', undefined],
    ['12.999', 13],
    ['1e7', undefined],
    ['ten', undefined],
  ])('the amount %j is %j', (typed, amount) => {
    expect(amountIn(typed)).toBe(amount);
  });
  test('words, order and pages are no filters', () => {
    expect(filtersIn({ q: 'x', sort: 'name', pages: 2, offer: true, rx: false })).toBe(2);
  });
});
