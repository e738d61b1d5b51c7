import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromSar, halalas, sarText, shareByLargestRemainder, sum, toSar, vatInside, vatOf } from './index.ts';

const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(halalas);

describe('halalas and riyals', () => {
  test('parts of a halala, no number and numbers beyond counting are refused', () => {
    for (const n of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) expect(() => halalas(n)).toThrow(RangeError);
    for (const n of [1.005, 0.001, 19.999, Number.NaN, Number.POSITIVE_INFINITY, 1e300])
      expect(() => fromSar(n)).toThrow(RangeError);
  });
  test('numbers that binary fractions cannot hold arrive whole', () => {
    expect([1.15, 0.29, 4.35, 1.1, 8.2, 0.07, 1234567.89].map(fromSar)).toEqual([115, 29, 435, 110, 820, 7, 123456789]);
  });
  test('what goes out comes back', () => {
    fc.assert(
      fc.property(amount, (h) => {
        expect(fromSar(toSar(h))).toBe(h);
        expect(fromSar(Number(sarText(h)))).toBe(h);
      }),
    );
  });
  test('riyals for machines have two decimals', () => {
    expect([0, 5, 10, 11_500, -1, -250].map((h) => sarText(halalas(h)))).toEqual([
      '0.00',
      '0.05',
      '0.10',
      '115.00',
      '-0.01',
      '-2.50',
    ]);
  });
  test('sums are whole and minus zero is zero', () => {
    expect(sum([halalas(10), halalas(20), halalas(-30)])).toBe(0);
    expect(sum([])).toBe(0);
    expect(Object.is(halalas(-0), 0)).toBe(true);
  });
});

describe('VAT', () => {
  test('D4.04 a percentage that is none is refused', () => {
    for (const percent of [-1, 101, 7.5, Number.NaN]) expect(() => vatOf(halalas(100), percent)).toThrow(RangeError);
  });
  test('D4.04 VAT is rounded half up to the halala', () => {
    expect([10, 9, 3, 30, 333, 100_00].map((h) => vatOf(halalas(h), 15))).toEqual([2, 1, 0, 5, 50, 15_00]);
    expect(vatOf(halalas(50), 1)).toBe(1);
    expect(vatOf(halalas(49), 1)).toBe(0);
  });
  test('D4.04 VAT is never off by more than half a halala, and a credit mirrors its invoice', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 100 }), (h, percent) => {
        expect(Math.abs(vatOf(h, percent) * 100 - h * percent)).toBeLessThanOrEqual(50);
        expect(vatOf(halalas(-h), percent)).toBe(halalas(-vatOf(h, percent)));
      }),
    );
  });
});

describe('VAT inside an amount', () => {
  test('is what is added to the rest to give the amount again, to the halala', () => {
    expect([12_00, 16_00, 1_15, 0].map((h) => vatInside(halalas(h), 15))).toEqual([157, 209, 15, 0]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }).map(halalas), (h) => {
        const net = halalas(h - vatInside(h, 15));
        expect(Math.abs(vatOf(net, 15) + net - h)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('sharing by largest remainder', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 30 });

  test('D4.04 a total that nobody can carry is refused', () => {
    expect(() => shareByLargestRemainder(halalas(1), [])).toThrow(RangeError);
    expect(() => shareByLargestRemainder(halalas(1), [0, 0])).toThrow(RangeError);
    expect(() => shareByLargestRemainder(halalas(1), [-1, 2])).toThrow(RangeError);
    expect(shareByLargestRemainder(halalas(0), [0, 0])).toEqual([0, 0]);
  });
  test('D4.04 the odd halalas go to the largest remainders, the earlier line first', () => {
    expect(shareByLargestRemainder(halalas(10_00), [1, 1, 1])).toEqual([334, 333, 333]);
    expect(shareByLargestRemainder(halalas(5), [10, 20, 70])).toEqual([1, 1, 3]);
    expect(shareByLargestRemainder(halalas(100), [7, 0, 2])).toEqual([78, 0, 22]);
  });
  test('D4.04 shares add up to the total and each is within a halala of its due', () => {
    fc.assert(
      fc.property(amount, weights, (total, lines) => {
        const whole = lines.reduce((all, line) => all + line, 0);
        fc.pre(whole > 0);
        const shares = shareByLargestRemainder(total, lines);
        expect(sum(shares)).toBe(total);
        shares.forEach((share, n) =>
          expect(Math.abs(share - (total * (lines[n] ?? 0)) / whole)).toBeLessThan(1.000_001),
        );
      }),
    );
  });
});
