import type { ErrorCode } from '@balsam/contract';
import { halalas, type Halalas } from '@balsam/domain/money';
import {
  couponDiscount,
  mayUseCoupon,
  totalsOf,
  type DeliveryCharges,
  type DeliveryMode,
  type Totals,
} from '@balsam/domain/orders';
import type { Sql } from '#platform/db/types.ts';
import { readNumberSetting } from '#platform/settings/settings.store.ts';
import { readStockedProducts, type StockedProduct } from '#modules/catalogue/index.ts';
import { findCart, type Cart, type Owner } from './carts.store.ts';
import { findCoupon, type FoundCoupon } from './coupons.store.ts';

const fromSetting = async (db: Sql, title: string, otherwise: number): Promise<Halalas> =>
  halalas(Math.round((await readNumberSetting(db, title, otherwise)) * 100));

/** What delivery costs now; defaults of DECISIONS §4 where a setting is missing. */
export async function deliveryCharges(db: Sql): Promise<DeliveryCharges> {
  const [freeFrom, standard, fastExtra] = await Promise.all([
    fromSetting(db, 'FREE_DELIVERY_MINIMUM', 150),
    fromSetting(db, 'DELIVERY_FEE', 12),
    fromSetting(db, 'FAST_DELIVERY_FEE', 16),
  ]);
  return { freeFrom, standard, fastExtra };
}

export type PricedCart = {
  readonly cartId: number | undefined;
  readonly lines: readonly {
    readonly product: StockedProduct;
    readonly quantity: number;
    readonly available: boolean;
  }[];
  readonly totals: Totals;
  readonly coupon: (FoundCoupon & { readonly discount: Halalas }) | undefined;
  /** Why the code that is on the cart does not count now. */
  readonly couponRefusal:
    | { readonly code: ErrorCode; readonly values: Readonly<Record<string, string | number>> }
    | undefined;
};

const isAvailable = (product: StockedProduct, quantity: number): boolean =>
  !product.isWithdrawn && quantity <= product.stock;

type CouponOutcome = Pick<PricedCart, 'coupon' | 'couponRefusal'>;

/** What a code is measured by: the products after offers, without VAT and with it. */
export type Goods = { readonly subTotal: Halalas; readonly subTotalWithVat: Halalas };

/** Whether a code counts on these products, and what it takes off. */
export async function evaluateCoupon(
  db: Sql,
  code: string,
  { personId, goods, now }: { personId: number | undefined; goods: Goods; now: Date },
): Promise<CouponOutcome> {
  const found = await findCoupon(db, code, personId);
  if (!found) return { coupon: undefined, couponRefusal: { code: 'promo_not_valid', values: {} } };
  const outcome = mayUseCoupon(found.coupon, { goodsWithVat: goods.subTotalWithVat, ...found }, now);
  if (!outcome.ok) return { coupon: undefined, couponRefusal: { code: outcome.code, values: outcome.values } };
  return { coupon: { ...found, discount: couponDiscount(found.coupon, goods.subTotal) }, couponRefusal: undefined };
}

const none: CouponOutcome = { coupon: undefined, couponRefusal: undefined };

/** A cart, none where nobody has put anything into it, with its products as they are now. */
export type StockedCart = {
  readonly cart: Cart | undefined;
  readonly products: ReadonlyMap<number, StockedProduct>;
};

type Pricing = { readonly owner: Owner | undefined; readonly mode: DeliveryMode; readonly now: Date };

async function priceLines(
  db: Sql,
  { cart, products }: StockedCart,
  charges: DeliveryCharges,
  { owner, mode, now }: Pricing,
): Promise<PricedCart> {
  const lines = (cart?.lines ?? []).flatMap(({ product_id, quantity }) => {
    const product = products.get(product_id);
    return product ? [{ product, quantity, available: isAvailable(product, quantity) }] : [];
  });
  // What cannot be bought now is shown and not counted.
  const counted = lines.map(({ product, quantity, available }) => ({ ...product, quantity: available ? quantity : 0 }));
  const goods = totalsOf({ lines: counted, mode, charges });
  const personId = owner && 'personId' in owner ? owner.personId : undefined;
  const code = cart?.couponCode ?? null;
  const outcome = code === null ? none : await evaluateCoupon(db, code, { personId, goods, now });
  const totals = totalsOf({
    lines: counted,
    mode,
    charges,
    ...(outcome.coupon && { coupon: outcome.coupon.discount }),
  });
  return { cartId: cart?.id, lines, totals, ...outcome };
}

/** A cart that was just read, with the server's own prices. */
export const priceStocked = async (db: Sql, stocked: StockedCart, pricing: Pricing): Promise<PricedCart> =>
  priceLines(db, stocked, await deliveryCharges(db), pricing);

/** The cart of somebody as it stands now, with the server's own prices, but for products that are left out of it. Without an owner it is empty. */
export async function priceCart(
  db: Sql,
  owner: Owner | undefined,
  mode: DeliveryMode,
  now: Date,
  leftOut: readonly number[] = [],
): Promise<PricedCart> {
  const [found, charges] = await Promise.all([owner && findCart(db, owner), deliveryCharges(db)]);
  const lines = found?.lines.filter(({ product_id }) => !leftOut.includes(product_id)) ?? [];
  const products = await readStockedProducts(
    db,
    lines.map(({ product_id: id }) => id),
    now,
  );
  return priceLines(db, { cart: found && { ...found, lines }, products }, charges, { owner, mode, now });
}
