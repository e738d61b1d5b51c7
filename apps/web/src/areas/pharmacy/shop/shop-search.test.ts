import { describe, expect, test } from 'vitest';
import { activeFiltersOf, mayChooseMore, mayShowMore, narrowed, toggled, withMore } from './shop-filters.ts';
import { shopSearch } from './shop-search.ts';
import { typedPrice } from './typed-price.ts';

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
      category: [3],
      form: ['cream'],
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
    const before = { q: 'panadol', brand: [4], pages: 3 } as const;
    expect(narrowed(before, { offer: true })).toEqual({ q: 'panadol', brand: [4], offer: true });
    expect(narrowed(before, { brand: undefined })).toEqual({ q: 'panadol' });
    expect(withMore(before)).toEqual({ q: 'panadol', brand: [4], pages: 4 });
  });
  test.each([
    ['12.5', 12.5],
    ['١٢٫٥', 12.5],
    ['12,5', 12.5],
    ['0', 0],
    ['', undefined],
    ['-1', undefined],
    ['12.99', 12.99],
    ['1.000', undefined],
    ['12.999', undefined],
    ['1,000', 1000],
    ['١٬٥٠٠', 1500],
    ['\u200f1,250.50\u200e', 1250.5],
    ['1e7', undefined],
    ['ten', undefined],
  ])('the amount %j is %j', (typed, amount) => {
    expect(typedPrice(typed)).toBe(amount);
  });
});

describe('what the shelves are narrowed by', () => {
  test.each([
    [3, [3]],
    ['3', [3]],
    ['3,7', [3, 7]],
    [
      [7, '3', 7],
      [7, 3],
    ],
    [[0, 'x', { a: 1 }, null, 4], [4]],
    [',', undefined],
    [{ length: 1 }, undefined],
  ])('several brands: %j is %j', (brand, chosen) => {
    expect(shopSearch({ brand })).toEqual(chosen === undefined ? {} : { brand: chosen });
  });
  test('forms that there are, each once', () => {
    expect(shopSearch({ form: 'cream,soup,gel,cream' })).toEqual({ form: ['cream', 'gel'] });
  });
  test('no more of a kind than may be asked for', () => {
    const ids = Array.from({ length: 25 }, (_, place) => place + 1);
    const { brand } = shopSearch({ brand: ids });
    expect(brand).toEqual(ids.slice(0, 20));
    expect([toggled(brand, 21, true), mayChooseMore(brand), mayChooseMore(brand?.slice(1))]).toEqual([
      brand,
      false,
      true,
    ]);
  });
  test('a choice comes behind the others and leaves without them noticing; the last one leaves nothing', () => {
    expect([toggled(undefined, 4, true), toggled([4], 2, true), toggled([4, 2], 2, true)]).toEqual([
      [4],
      [4, 2],
      [4, 2],
    ]);
    expect([toggled([4, 2], 4, false), toggled([4], 4, false), toggled(undefined, 4, false)]).toEqual([
      [2],
      undefined,
      undefined,
    ]);
  });
  test('words, order and pages are no filters; both ends of the price are one', () => {
    const search = { q: 'x', sort: 'name', pages: 2, offer: true, rx: false, min: 5, max: 9 } as const;
    expect(activeFiltersOf(search).map(({ kind }) => kind)).toEqual(['price', 'rx', 'offer']);
    expect(activeFiltersOf({ q: 'x', sort: 'name', pages: 2 })).toEqual([]);
  });
  test('each filter alone can be taken off', () => {
    const search = { brand: [4, 2], form: ['cream'], relief: [1], category: [9], min: 5, stock: true } as const;
    const left = activeFiltersOf(search).map(({ key, off }) => [key, narrowed(search, off)]);
    expect(Object.fromEntries(left)).toMatchObject({
      'brand-4': { brand: [2] },
      'brand-2': { brand: [4] },
      cream: { brand: [4, 2], relief: [1] },
    });
    expect(left.map(([, rest]) => activeFiltersOf(rest as typeof search).length)).toEqual(
      Array.from({ length: 7 }, () => 6),
    );
  });
});
