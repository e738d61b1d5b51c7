import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { halalas, sum, vatOf } from '../money/index.ts';
import { couponDiscount, offerDiscount, totalsOf, type CartLine, type Coupon, type DeliveryMode } from './index.ts';

const charges = { freeFrom: halalas(150_00), standard: halalas(12_00), fastExtra: halalas(16_00) };
const price = (lines: readonly CartLine[], mode: DeliveryMode = 'normal_delivery', coupon = 0) =>
  totalsOf({ lines, mode, charges, coupon: halalas(coupon) });
const line = (sar: number, quantity = 1, vatPercent = 15): CartLine => ({
  unitPrice: halalas(sar * 100),
  quantity,
  vatPercent,
});

describe('offers', () => {
  const of = (offer: NonNullable<CartLine['offer']>, sar: number, quantity: number, vatPercent = 0) =>
    offerDiscount(offer, { unitPrice: halalas(Math.round(sar * 100)), quantity, vatPercent });
  test('a percentage is of the whole line, rounded half up', () => {
    expect(of({ type: 'FLAT_DISCOUNT', percent: 15 }, 0.1, 1)).toBe(2);
    expect(of({ type: 'FLAT_DISCOUNT', percent: 15 }, 0.1, 3)).toBe(5);
    expect(of({ type: 'FLAT_DISCOUNT', percent: 100 }, 9.99, 2)).toBe(1998);
  });
  test('a bundle gives only whole bundles', () => {
    const twoAndOne = { type: 'BUNDLE_DISCOUNT', buy: 2, free: 1 } as const;
    expect([1, 2, 3, 5, 6].map((quantity) => of(twoAndOne, 10, quantity))).toEqual([0, 0, 10_00, 10_00, 20_00]);
  });
  test('an offer by value begins at its very minimum, and takes no more than the line', () => {
    const offer = { type: 'VALUE_BASED_DISCOUNT', minimum: halalas(50_00), amount: halalas(60_00) } as const;
    expect([of(offer, 49.99, 1), of(offer, 50, 1), of(offer, 100, 1)]).toEqual([0, 50_00, 60_00]);
    // D15.04: the minimum is what a person reads, 49.99 and 50.00 with VAT.
    expect([of(offer, 43.47, 1, 15), of(offer, 43.48, 1, 15)]).toEqual([0, 43_48]);
  });
});

describe('delivery', () => {
  test('S9.04 it is free from 150 SAR of products with VAT, after offers and before the coupon', () => {
    expect(price([line(149.99, 1, 0)])).toMatchObject({ shipping: 12_00, untilFree: 1 });
    expect(price([line(150, 1, 0)])).toMatchObject({ shipping: 0, untilFree: 0 });
    expect(price([line(130.44)])).toMatchObject({ subTotalWithVat: 150_01, shipping: 0 });
    expect(price([line(150, 1, 0)], 'normal_delivery', 100_00)).toMatchObject({ shipping: 0, total: 50_00 });
    const halved: CartLine = { ...line(299, 1, 0), offer: { type: 'FLAT_DISCOUNT', percent: 50 } };
    expect(price([halved])).toMatchObject({ shipping: 12_00 });
  });
  test('S9.04 fast delivery costs more, also when delivery is free; a pickup costs nothing', () => {
    expect(price([line(10)], 'fast_delivery')).toMatchObject({ shipping: 12_00, fastShipping: 16_00 });
    expect(price([line(200)], 'fast_delivery')).toMatchObject({ shipping: 0, fastShipping: 16_00 });
    expect(price([line(10)], 'pickup')).toMatchObject({ shipping: 0, fastShipping: 0, untilFree: 0 });
    expect(price([], 'normal_delivery')).toMatchObject({ shipping: 0, total: 0 });
  });
  test('S9.04 what an offer gives for nothing is brought for what any delivery costs', () => {
    const given: CartLine = { ...line(10), offer: { type: 'FLAT_DISCOUNT', percent: 100 } };
    expect(price([given])).toMatchObject({ subTotal: 0, shipping: 12_00, untilFree: 150_00, total: 12_00 });
    expect(price([given], 'fast_delivery')).toMatchObject({ shipping: 12_00, fastShipping: 16_00, total: 28_00 });
    // What cannot be bought now is shown and not brought.
    expect(price([line(10, 0)])).toMatchObject({ shipping: 0, untilFree: 0, total: 0 });
  });
});

const mode = fc.constantFrom<DeliveryMode>('normal_delivery', 'fast_delivery', 'scheduled_delivery', 'pickup');
const offer = fc.oneof(
  fc.constant(undefined),
  fc.record({ type: fc.constant('FLAT_DISCOUNT' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({
    type: fc.constant('BUNDLE_DISCOUNT' as const),
    buy: fc.integer({ min: 1, max: 5 }),
    free: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    type: fc.constant('VALUE_BASED_DISCOUNT' as const),
    minimum: fc.integer({ min: 0, max: 500_00 }).map(halalas),
    amount: fc.integer({ min: 1, max: 100_00 }).map(halalas),
  }),
);
const anyLine: fc.Arbitrary<CartLine> = fc.record({
  unitPrice: fc.integer({ min: 5, max: 20_000_00 }).map(halalas),
  quantity: fc.integer({ min: 1, max: 99 }),
  vatPercent: fc.constantFrom(0, 15),
  offer,
});
const anyCart = fc.record({
  lines: fc.array(anyLine, { maxLength: 30 }),
  part: fc.integer({ min: 0, max: 100 }),
  mode,
});

/** A cart with a coupon of some part of its products. */
const forAnyCart = (check: (cart: ReturnType<typeof price>, lines: readonly CartLine[]) => void) =>
  fc.assert(
    fc.property(anyCart, ({ lines, part, mode: how }) => {
      const { subTotal } = price(lines, how);
      check(price(lines, how, Math.floor((subTotal * part) / 100)), lines);
    }),
  );

describe('S9.03 the arithmetic of any cart', () => {
  test('total = sub total + VAT + shipping + fast shipping - coupon', () => {
    forAnyCart((t) => expect(t.total).toBe(t.subTotal + t.vat + t.shipping + t.fastShipping - t.couponDiscount));
  });
  test('the lines add up to sub total, coupon, VAT and, with delivery, the total', () => {
    forAnyCart((t) => {
      expect(sum(t.lines.map(({ net }) => net))).toBe(t.subTotal);
      expect(sum(t.lines.map(({ couponShare }) => couponShare))).toBe(t.couponDiscount);
      expect(sum(t.lines.map(({ vat }) => vat))).toBe(t.vat);
      expect(sum(t.lines.map(({ total }) => total)) + t.shipping + t.fastShipping).toBe(t.total);
    });
  });
  test('D4.04 the coupon is shared first and VAT is by line after it', () => {
    const t = price([line(10.01), line(20, 1, 0), line(0.05)], 'pickup', 3_33);
    expect(t.lines.map(({ couponShare, vat, total }) => [couponShare, vat, total])).toEqual([
      [111, 134, 1024],
      [222, 0, 1778],
      [0, 1, 6],
    ]);
    expect(t).toMatchObject({ subTotal: 30_06, couponDiscount: 3_33, vat: 1_35, total: 28_08 });
  });
  test('VAT is by line, of what is left after offer and coupon', () => {
    forAnyCart((t, lines) =>
      t.lines.forEach((l, n) =>
        expect(l.vat).toBe(vatOf(halalas(l.gross - l.offerDiscount - l.couponShare), lines[n]?.vatPercent ?? 0)),
      ),
    );
  });
  test('nothing is ever below zero', () => {
    forAnyCart((t) => {
      const amounts = t.lines.flatMap((l) => [l.net, l.couponShare, l.vat, l.total]);
      expect(Math.min(0, t.total, t.untilFree, ...amounts)).toBe(0);
    });
  });
  test('a coupon of more than the products is a fault of the caller', () => {
    expect(() => price([line(10)], 'pickup', 10_01)).toThrow(RangeError);
  });
});

describe('what a code takes off', () => {
  const off = (value: Coupon['value'], subTotal: number) => couponDiscount({ value }, halalas(subTotal));
  test('never more than the products, a percentage never more than its cap', () => {
    expect(off({ kind: 'amount', amount: halalas(50_00) }, 30_00)).toBe(30_00);
    expect(off({ kind: 'percent', percent: 20, atMost: halalas(25_00) }, 200_00)).toBe(25_00);
    expect(off({ kind: 'percent', percent: 20, atMost: null }, 200_00)).toBe(40_00);
    expect(off({ kind: 'percent', percent: 15, atMost: null }, 10)).toBe(2);
  });
});
