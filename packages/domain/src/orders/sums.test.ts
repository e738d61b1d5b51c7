import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { halalas, sum, vatOf } from '../money/index.ts';
import { goodsSums, lineWithVat, totalsOf, type CartLine, type DeliveryMode } from './index.ts';
import { couponShares, deliveryModes, mixedLines } from './sums.fixture.ts';

const charges = { freeFrom: halalas(150_00), standard: halalas(12_00), fastExtra: halalas(16_00) };

function summed(lines: readonly CartLine[], coupon = halalas(0), mode: DeliveryMode = 'normal_delivery') {
  const totals = totalsOf({ lines, coupon, mode, charges });
  const priced = totals.lines.map((line, n) => ({ ...line, vatPercent: lines[n]!.vatPercent }));
  return { totals, priced, sums: goodsSums(priced) };
}

describe('what is read of a sum', () => {
  test('D15.05 a coupon of 15 on goods of 144 takes 17.25 off those with VAT, and the lines add up', () => {
    const line = {
      unitPrice: halalas(160_00),
      quantity: 1,
      vatPercent: 15,
      offer: { type: 'FLAT_DISCOUNT', percent: 10 },
    };
    const { totals, sums } = summed([line as CartLine], halalas(15_00), 'pickup');
    expect(sums).toEqual({
      goods: 160_00,
      offers: 16_00,
      goodsAfterOffers: 144_00,
      rates: [{ percent: 15, taxable: 144_00, vat: 21_60 }],
      goodsWithVat: 165_60,
      couponWithVat: 17_25,
    });
    expect([totals.vat, totals.total]).toEqual([19_35, 148_35]);
  });
  test('S9.03 a mixed cart has its VAT by rate, the highest first', () => {
    const { sums } = summed([
      { unitPrice: halalas(12_35), quantity: 2, vatPercent: 0 },
      { unitPrice: halalas(98_00), quantity: 1, vatPercent: 15 },
    ]);
    expect(sums.rates).toEqual([
      { percent: 15, taxable: 98_00, vat: 14_70 },
      { percent: 0, taxable: 24_70, vat: 0 },
    ]);
  });

  const runs = process.env['BALSAM_TEST_FULL'] === '1' ? 10_000 : 300;
  test(`D15.05 of ${runs} carts each line follows from those above it, and the total is SPEC's`, () => {
    fc.assert(
      fc.property(mixedLines, couponShares, deliveryModes, (lines, share, mode) => {
        const { subTotal } = totalsOf({ lines, mode, charges });
        const { totals, priced, sums } = summed(lines, halalas(Math.floor(subTotal * share)), mode);
        expect(sums.goods - sums.offers).toBe(sums.goodsAfterOffers);
        expect(sums.goodsAfterOffers).toBe(totals.subTotal);
        expect(sums.goodsAfterOffers + sum(sums.rates.map(({ vat }) => vat))).toBe(sums.goodsWithVat);
        expect(sums.goodsWithVat).toBe(totals.subTotalWithVat);
        expect(sum(priced.map(lineWithVat))).toBe(sums.goodsWithVat);
        const delivery = totals.shipping + totals.fastShipping;
        expect(sums.goodsWithVat - sums.couponWithVat + delivery).toBe(totals.total);
        expect(totals.subTotal + totals.vat + delivery - totals.couponDiscount).toBe(totals.total);
        expect(sums.couponWithVat).toBeGreaterThanOrEqual(totals.couponDiscount);
        expect(vatOf(sums.goods, 0)).toBe(0);
      }),
      { numRuns: runs },
    );
  });
});
