import { z } from 'zod';
import { ProductCard } from './catalogue/shapes.ts';
import { Id, IdText, InstantText, Sar } from './common.ts';
import { endpoint } from './endpoint.ts';
import { GoodsSums } from './orders/sums.ts';

export const DeliveryMode = z.enum(['normal_delivery', 'fast_delivery', 'scheduled_delivery', 'pickup']);

/** A line of the cart: the product as it is now, and what the line comes to. All SAR. */
const CartItem = z.object({
  product: ProductCard,
  quantity: z.int().min(1),
  /** False when it was withdrawn or there is too little of it: the line stays, and cannot be ordered so. */
  available: z.boolean(),
  /** It is no longer sold, whatever its stock. */
  withdrawn: z.boolean(),
  /** A medicine on prescription that the open profile's own record prescribes now: no picture is asked for. */
  prescribed: z.boolean(),
  /** Without VAT, before and after the offer. */
  gross: Sar,
  offer_discount: Sar,
  net: Sar,
  /** After the offer and before the code, with VAT: these add up to SUB_TOTAL_WITH_VAT. */
  net_with_vat: Sar,
  coupon_share: Sar,
  vat: Sar,
  total: Sar,
});

/** Something to think about before taking these together; never complete, and it says so. */
export const SafetyWarning = z.object({
  kind: z.enum(['allergy', 'interaction', 'duplicate']),
  severity: z.enum(['caution', 'serious']),
  text: z.string().max(500),
  text_ar: z.string().max(500),
  product_ids: z.array(Id).max(50),
  /** The allergy or the medicine of the record that it is about, in the record's words; null when all of it is in the cart. */
  known: z.string().max(300).nullable(),
  /** The same in Arabic; null where the record has none. */
  known_ar: z.string().max(500).nullable(),
});

const Coupon = z.object({
  code: z.string().max(40),
  title: z.string().max(200),
  title_ar: z.string().max(200),
  discount: Sar,
  ends_at: InstantText,
});

/** The whole cart with its totals (SPEC §9): total = sub total + VAT + shipping + fast shipping - coupon. */
export const Cart = z.object({
  items: z.array(CartItem).max(100),
  /** Pieces, for the badge (SPEC §9: the count is kept in local storage). */
  count: z.int(),
  mode: DeliveryMode,
  SUB_TOTAL: Sar,
  SUB_TOTAL_WITH_VAT: Sar,
  VAT_AMOUNT: Sar,
  VAT_PERCENT: z.number(),
  COUPON_DISCOUNT: Sar,
  SHIPPING_CHARGES: Sar,
  FAST_SHIPPING_CHARGES: Sar,
  AMOUNT: Sar,
  SUMS: GoodsSums,
  /** What is missing for free delivery; zero when there is nothing to gain. */
  until_free_delivery: Sar,
  coupon: Coupon.nullable(),
  /** Why the code of the cart does not count now, when it does not. */
  coupon_refusal: z
    .object({ code: z.string().max(60), message: z.string().max(300), message_ar: z.string().max(300) })
    .nullable(),
  needs_prescription: z.boolean(),
  is_cold_chain: z.boolean(),
  warnings: z.array(SafetyWarning).max(50),
});

/** A blank one is refused as a code that is none (S5.08). */
const CouponCode = z.string().trim().max(40);
const cartErrors = [
  'guest_unnamed',
  'quantity_over_stock',
  'product_stock_full',
  'product_withdrawn',
  'quantity_not_valid',
  'cart_full',
  'not_found',
] as const;
export const promoErrors = [
  'promo_not_valid',
  'promo_not_started',
  'promo_expired',
  'promo_not_available',
  'promo_already_used',
  'promo_first_order_only',
  'promo_minimum_purchase',
] as const;
const As = { mode: DeliveryMode.optional() };

/** The cart of a guest (by x-guest-id) or of the open profile (SPEC §5, §7, §9). A guest's becomes the patient's on log-in. */
export const cart = {
  show: endpoint({
    method: 'GET',
    path: '/cart',
    access: ['guest'],
    summary: 'The cart with totals for a way of delivery',
    query: z.object(As),
    reply: Cart,
    errors: [],
  }),
  add: endpoint({
    method: 'POST',
    path: '/cart/add',
    access: ['guest'],
    summary: 'Puts pieces of a product into the cart, beside those that are there',
    body: z.object({ product_id: Id, quantity: z.int().default(1) }),
    reply: Cart,
    errors: cartErrors,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/cart/update',
    access: ['guest'],
    summary: 'Sets how many pieces of a product are in the cart',
    body: z.object({ product_id: Id, quantity: z.int() }),
    reply: Cart,
    errors: cartErrors,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/cart/remove/:id',
    access: ['guest'],
    summary: 'Takes a product out of the cart; `id` is the product',
    params: z.object({ id: IdText }),
    reply: Cart,
    errors: ['guest_unnamed', 'not_found'],
  }),
  clear: endpoint({
    method: 'DELETE',
    path: '/cart/clear',
    access: ['guest'],
    summary: 'Empties the cart',
    reply: Cart,
    errors: ['guest_unnamed'],
  }),
  coupon: endpoint({
    method: 'GET',
    path: '/coupons/:code',
    access: ['guest'],
    summary: 'Whether a promo code may be used on the cart now, and what it takes off',
    params: z.object({ code: CouponCode }),
    reply: Coupon,
    errors: [...promoErrors, 'too_many_requests'],
  }),
  applyCoupon: endpoint({
    method: 'POST',
    path: '/cart/coupon',
    access: ['guest'],
    summary: 'Puts a promo code on the cart; null takes it off. Never beside loyalty points',
    body: z.object({ code: CouponCode.nullable() }),
    reply: Cart,
    errors: ['guest_unnamed', ...promoErrors, 'too_many_requests'],
  }),
} as const;
