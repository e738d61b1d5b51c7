import { halalas, sum, vatOf, type Halalas } from '../money/index.ts';

/** A priced line as the sums of a screen read it. All without VAT but `vat`, which is what is charged, after the coupon. */
export type SummedLine = {
  readonly gross: Halalas;
  readonly net: Halalas;
  readonly couponShare: Halalas;
  readonly vatPercent: number;
  readonly vat: Halalas;
};

/** What is taxed at one rate, after offers and before the coupon. */
type RateSum = { readonly percent: number; readonly taxable: Halalas; readonly vat: Halalas };

/** The goods of a cart or an order, line by line as they are read (DECISIONS §15): each follows from those above it. */
type GoodsSums = {
  /** Before offers, without VAT. */
  readonly goods: Halalas;
  readonly offers: Halalas;
  /** `goods` less `offers`. */
  readonly goodsAfterOffers: Halalas;
  /** The highest rate first. */
  readonly rates: readonly RateSum[];
  /** `goodsAfterOffers` and the VAT of the rates. */
  readonly goodsWithVat: Halalas;
  /** What the coupon takes off, with its VAT. */
  readonly couponWithVat: Halalas;
};

/** A line with VAT after its offer, before the coupon: these add up to the goods with VAT. */
export const lineWithVat = ({ net, vatPercent }: Pick<SummedLine, 'net' | 'vatPercent'>): Halalas =>
  sum([net, vatOf(net, vatPercent)]);

/** Sums the goods up (D15.05). The total is `goodsWithVat` less `couponWithVat` and what the delivery costs: SPEC's formula by other lines. */
export function goodsSums(lines: readonly SummedLine[]): GoodsSums {
  const counted = lines.filter(({ gross }) => gross > 0);
  const rates = [...Map.groupBy(counted, ({ vatPercent }) => vatPercent)]
    .toSorted(([one], [other]) => other - one)
    .map(([percent, taxed]) => ({
      percent,
      taxable: sum(taxed.map(({ net }) => net)),
      vat: sum(taxed.map(({ net }) => vatOf(net, percent))),
    }));
  const goods = sum(counted.map(({ gross }) => gross));
  const goodsAfterOffers = sum(counted.map(({ net }) => net));
  const goodsWithVat = sum([goodsAfterOffers, ...rates.map(({ vat }) => vat)]);
  const afterCoupon = sum(counted.flatMap(({ net, couponShare, vat }) => [net, halalas(-couponShare), vat]));
  return {
    goods,
    offers: halalas(goods - goodsAfterOffers),
    goodsAfterOffers,
    rates,
    goodsWithVat,
    couponWithVat: halalas(goodsWithVat - afterCoupon),
  };
}
