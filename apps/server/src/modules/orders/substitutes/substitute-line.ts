import { halalas } from '@balsam/domain/money';
import { substitutePrice, type Substitutable } from '@balsam/domain/orders';
import type { StockedProduct } from '#modules/catalogue/index.ts';
import { lineOffer, lineProduct } from '../common/line-product.ts';
import type { LineRow } from '../common/orders.store.ts';

/** What decides whether a product may stand in for another. */
export const substitutableOf = ({
  id,
  card,
  substance,
  isPrescription,
  vatPercent,
}: StockedProduct): Substitutable => ({
  id,
  name: card.name,
  substance,
  strength: card.strength,
  form: card.form,
  packCount: card.pack_count,
  packSize: card.pack_size,
  isPrescription,
  vatPercent,
});

/** The same of the product of a line, under the rules that it was sold by. */
export const wantedOf = (line: LineRow, product: StockedProduct): Substitutable => ({
  ...substitutableOf(product),
  isPrescription: line.is_prescription,
  vatPercent: line.vat_percent,
});

/** What a product costs in place of a line. */
export const priceInPlaceOf = (line: LineRow, { unitPrice, offer }: StockedProduct) =>
  substitutePrice(
    {
      unitPrice: halalas(line.unit_price),
      quantity: line.quantity,
      vatPercent: line.vat_percent,
      gross: halalas(line.gross),
      offerDiscount: halalas(line.offer_discount),
      net: halalas(line.net),
      couponShare: halalas(line.coupon_share),
      vat: halalas(line.vat),
      total: halalas(line.total),
    },
    { unitPrice, offer },
  );

/** The line of a product in place of another one. Where it costs as much as that, it has the same offer. */
export function substituteLine(line: LineRow, product: StockedProduct) {
  const { isOwnPrice, ...price } = priceInPlaceOf(line, product);
  return {
    ...lineProduct(product),
    quantity: line.quantity,
    unit_price: price.unitPrice,
    gross: price.gross,
    offer_discount: price.offerDiscount,
    net: price.net,
    coupon_share: price.couponShare,
    vat_percent: line.vat_percent,
    vat: price.vat,
    total: price.total,
    offer: isOwnPrice ? lineOffer(product) : line.offer && JSON.stringify(line.offer),
  };
}
