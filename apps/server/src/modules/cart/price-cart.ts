import type { ErrorCode } from '@balsam/contract';
import { standardVatPercent } from '@balsam/domain/billing';
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
import { findCart, type Cart, type Line, type Owner } from './carts.store.ts';
import { findCoupon, type FoundCoupon } from './coupons.store.ts';

const fromSetting = async (db: Sql, title: string, otherwise: number): Promise<Halalas> =>
  halalas(Math.round((await readNumberSetting(db, title, otherwise)) * 100));

type Rates = { readonly charges: DeliveryCharges; readonly vatPercent: number };

/** What delivery costs now, and the standard rate of VAT; defaults of DECISIONS §4 where a setting is missing. */
async function readRates(db: Sql): Promise<Rates> {
  const [freeFrom, standard, fastExtra, vatPercent] = await Promise.all([
    fromSetting(db, 'FREE_DELIVERY_MINIMUM', 150),
    fromSetting(db, 'DELIVERY_FEE', 12),
    fromSetting(db, 'FAST_DELIVERY_FEE', 16),
    readNumberSetting(db, 'VAT_PERCENT', standardVatPercent),
  ]);
  return { charges: { freeFrom, standard, fastExtra }, vatPercent };
}

export type PricedCart = {
  readonly lines: readonly {
    readonly product: StockedProduct;
    readonly quantity: number;
    readonly available: boolean;
  }[];
  readonly totals: Totals;
  /** The standard rate, that of the delivery. */
  readonly vatPercent: number;
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
  { cart, products }: { readonly cart: Omit<Cart, 'id'> | undefined; readonly products: StockedCart['products'] },
  { charges, vatPercent }: Rates,
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
  return { lines, totals, vatPercent, ...outcome };
}

/** A cart that was just read, with the server's own prices. */
export const priceStocked = async (db: Sql, stocked: StockedCart, pricing: Pricing): Promise<PricedCart> =>
  priceLines(db, stocked, await readRates(db), pricing);

/** Products that are ordered without being in a cart, priced as a cart that held nothing else and no promo code would be. */
export async function priceApart(
  db: Sql,
  { lines, mode, now }: { readonly lines: readonly Line[]; readonly mode: DeliveryMode; readonly now: Date },
): Promise<PricedCart> {
  const ids = lines.map(({ product_id: id }) => id);
  const [products, rates] = [await readStockedProducts(db, ids, now), await readRates(db)];
  return priceLines(db, { cart: { lines, couponCode: null }, products }, rates, { owner: undefined, mode, now });
}

/** The cart of somebody as it stands now, with the server's own prices, but for products that are left out of it. Without an owner it is empty. */
export async function priceCart(
  db: Sql,
  owner: Owner | undefined,
  mode: DeliveryMode,
  now: Date,
  leftOut: readonly number[] = [],
): Promise<PricedCart> {
  const [found, rates] = await Promise.all([owner && findCart(db, owner), readRates(db)]);
  const lines = found?.lines.filter(({ product_id }) => !leftOut.includes(product_id)) ?? [];
  const products = await readStockedProducts(
    db,
    lines.map(({ product_id: id }) => id),
    now,
  );
  return priceLines(db, { cart: found && { ...found, lines }, products }, rates, { owner, mode, now });
}
