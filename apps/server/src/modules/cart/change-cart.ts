import { promoCodeOf } from '@balsam/domain/billing';
import { cartLimits } from '@balsam/domain/orders';
import type { Tx } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import { readStockedProducts, type StockedProduct } from '#modules/catalogue/index.ts';
import {
  clearLines,
  openCart,
  readLines,
  removeLine,
  setCoupon,
  setLine,
  type Line,
  type Owner,
  type PersonsCart,
} from './carts.store.ts';
import { priceCart, evaluateCoupon, type StockedCart } from './price-cart.ts';

/** The products of a cart, and one more. */
const productsOf = (tx: Tx, lines: readonly Line[], more: number, now: Date) =>
  readStockedProducts(tx, [...new Set([...lines.map(({ product_id: id }) => id), more])], now);

function sellable(products: StockedCart['products'], productId: number): StockedProduct {
  const product = products.get(productId);
  if (!product) throw fail('not_found');
  if (product.isWithdrawn) throw fail('product_withdrawn', { path: 'product_id' });
  return product;
}

function checkQuantity(quantity: number, { stock }: StockedProduct): void {
  if (!Number.isInteger(quantity) || quantity < 1) throw fail('quantity_not_valid', { path: 'quantity' });
  if (quantity > stock) throw fail('quantity_over_stock', { path: 'quantity', data: { stock } });
  if (quantity > cartLimits.maxPieces) throw fail('quantity_not_valid', { path: 'quantity' });
}

/** Puts pieces of a product beside those that are in the cart. What is there decides, not what was on the screen. Answers the cart as it is then. */
export async function addToCart(tx: Tx, owner: Owner, line: Line, now: Date): Promise<StockedCart> {
  if (line.quantity < 1) throw fail('quantity_not_valid', { path: 'quantity' });
  const cart = await openCart(tx, owner, now);
  const lines = await readLines(tx, { cartId: cart.id });
  const there = lines.find(({ product_id }) => product_id === line.product_id);
  if (!there && lines.length >= cartLimits.maxProducts) throw fail('cart_full');
  const quantity = (there?.quantity ?? 0) + line.quantity;
  const products = await productsOf(tx, lines, line.product_id, now);
  const product = sellable(products, line.product_id);
  if (there && there.quantity >= product.stock) throw fail('product_stock_full', { path: 'quantity' });
  checkQuantity(quantity, product);
  const changed = await setLine(tx, cart.id, { product_id: line.product_id, quantity }, now);
  return { cart: { id: cart.id, couponCode: cart.coupon_code, lines: changed }, products };
}

/** As `addToCart` for one piece, and nothing where the product is in this cart already. */
export async function keepInCart(tx: Tx, owner: PersonsCart, productId: number, now: Date): Promise<void> {
  const cart = await openCart(tx, owner, now);
  const lines = await readLines(tx, { cartId: cart.id });
  if (lines.some(({ product_id }) => product_id === productId)) return;
  await addToCart(tx, owner, { product_id: productId, quantity: 1 }, now);
}

/** Sets how many pieces there are of a product that is in the cart. Answers the cart as it is then. */
export async function updateCart(tx: Tx, owner: Owner, line: Line, now: Date): Promise<StockedCart> {
  const cart = await openCart(tx, owner, now);
  const lines = await readLines(tx, { cartId: cart.id });
  if (!lines.some(({ product_id }) => product_id === line.product_id)) throw fail('not_found');
  const products = await productsOf(tx, lines, line.product_id, now);
  checkQuantity(line.quantity, sellable(products, line.product_id));
  const changed = await setLine(tx, cart.id, line, now);
  return { cart: { id: cart.id, couponCode: cart.coupon_code, lines: changed }, products };
}

export async function removeFromCart(tx: Tx, owner: Owner, productId: number, now: Date): Promise<void> {
  const cart = await openCart(tx, owner, now);
  if (!(await removeLine(tx, cart.id, productId))) throw fail('not_found');
}

export async function clearCart(tx: Tx, owner: Owner, now: Date): Promise<void> {
  const cart = await openCart(tx, owner, now);
  await clearLines(tx, cart.id);
}

/** Puts a promo code on the cart if it counts now; null takes it off. */
export async function applyCoupon(tx: Tx, owner: Owner, code: string | null, now: Date): Promise<void> {
  const cart = await openCart(tx, owner, now);
  if (code !== null) await checkCoupon(tx, owner, code, now);
  await setCoupon(tx, cart.id, code === null ? null : promoCodeOf(code));
}

/** What a code takes off the cart as it is now, or its refusal (S5.14, S8.08). */
export async function checkCoupon(tx: Tx, owner: Owner | undefined, code: string, now: Date) {
  const { totals } = await priceCart(tx, owner, 'normal_delivery', now);
  const personId = owner && 'personId' in owner ? owner.personId : undefined;
  const { coupon, couponRefusal } = await evaluateCoupon(tx, code, { personId, goods: totals, now });
  if (!coupon) throw fail(couponRefusal!.code, { path: 'code', values: couponRefusal!.values });
  return coupon;
}
