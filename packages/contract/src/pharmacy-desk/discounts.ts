import { rolesThatMay } from '@balsam/domain/identity';
import { z } from 'zod';
import { Id, IdText, InstantText, LineText, listOf, PageQuery, Sar } from '../common.ts';
import { endpoint, callerOf } from '../endpoint.ts';

const access = rolesThatMay('manage_catalogue').map(callerOf);
const Title = LineText.min(1).max(200);
const Amount = z.number().positive().max(100_000);
const Period = { starts_at: InstantText, ends_at: InstantText };

/** What was on the screen of whoever changes it: `desk_changed` when somebody else has changed it since. */
const Revision = z.int().min(1).optional();
const SeenRevision = z.coerce.number().int().positive();

const OfferFields = z.object({
  type: z.enum(['FLAT_DISCOUNT', 'BUNDLE_DISCOUNT', 'VALUE_BASED_DISCOUNT']),
  title: Title,
  title_ar: Title,
  percent: z.int().min(1).max(100).nullish(),
  buy: z.int().min(1).max(99).nullish(),
  free: z.int().min(1).max(99).nullish(),
  /** SAR without VAT, both. */
  minimum: z.number().min(0).max(100_000).nullish(),
  amount: Amount.nullish(),
  ...Period,
});
const Offer = z.object({
  id: Id,
  type: z.enum(['FLAT_DISCOUNT', 'BUNDLE_DISCOUNT', 'VALUE_BASED_DISCOUNT']),
  title: z.string(),
  title_ar: z.string(),
  percent: z.int().nullable(),
  buy: z.int().nullable(),
  free: z.int().nullable(),
  minimum: Sar.nullable(),
  amount: Sar.nullable(),
  ...Period,
  revision: z.int(),
  /** How many products carry it. */
  products: z.int(),
});

const CouponFields = {
  title: Title,
  title_ar: Title,
  /** Either a percentage with a highest amount, or an amount. SAR without VAT; the minimum is of goods with VAT, after offers. */
  percent: z.int().min(1).max(100).nullish(),
  at_most: Amount.nullish(),
  amount: Amount.nullish(),
  minimum_purchase: z.number().min(0).max(100_000).default(0),
  uses_in_all: z.int().min(1).max(1_000_000).nullish(),
  uses_by_person: z.int().min(1).max(1000).nullish(),
  first_order_only: z.boolean().default(false),
  ...Period,
};
const Coupon = z.object({
  code: z.string(),
  title: z.string(),
  title_ar: z.string(),
  percent: z.int().nullable(),
  at_most: Sar.nullable(),
  amount: Sar.nullable(),
  minimum_purchase: Sar,
  uses_in_all: z.int().nullable(),
  uses_by_person: z.int().nullable(),
  first_order_only: z.boolean(),
  used: z.int(),
  revision: z.int(),
  ...Period,
});
const Code = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9-]{3,40}$/);

const byId = z.object({ id: IdText });
const byCode = z.object({ code: Code });
const offerErrors = ['offer_not_whole', 'period_not_valid', 'price_not_valid'] as const;
const couponErrors = ['coupon_not_whole', 'period_not_valid', 'price_not_valid'] as const;

/** Offers on products and promo codes on carts. */
export const pharmacyDeskDiscounts = {
  offers: endpoint({
    method: 'GET',
    path: '/desk/offers',
    access,
    summary: 'All offers, the newest first',
    query: z.object({ ...PageQuery }),
    reply: listOf(Offer),
    errors: [],
  }),
  addOffer: endpoint({
    method: 'POST',
    path: '/desk/offers',
    access,
    summary: 'Makes an offer; products carry it by their `offer_id`',
    body: OfferFields,
    reply: Offer,
    errors: offerErrors,
  }),
  changeOffer: endpoint({
    method: 'PATCH',
    path: '/desk/offers/:id',
    access,
    summary: 'Replaces an offer; orders keep what they were made with',
    params: byId,
    body: OfferFields.extend({ revision: Revision }),
    reply: Offer,
    errors: ['not_found', 'desk_changed', ...offerErrors],
  }),
  removeOffer: endpoint({
    method: 'DELETE',
    path: '/desk/offers/:id',
    access,
    summary: 'Takes an offer away from its products. `revision` and `products` are those that were seen',
    params: byId,
    query: z.object({ revision: SeenRevision, products: z.coerce.number().int().nonnegative() }),
    reply: z.object({}),
    errors: ['not_found', 'desk_changed'],
  }),
  coupons: endpoint({
    method: 'GET',
    path: '/desk/coupons',
    access,
    summary: 'All promo codes, the newest first, with how often each was used',
    query: z.object({ ...PageQuery }),
    reply: listOf(Coupon),
    errors: [],
  }),
  addCoupon: endpoint({
    method: 'POST',
    path: '/desk/coupons',
    access,
    summary: 'Makes a promo code',
    body: z.object({ code: Code, ...CouponFields }),
    reply: Coupon,
    errors: [...couponErrors, 'coupon_code_taken'],
  }),
  changeCoupon: endpoint({
    method: 'PATCH',
    path: '/desk/coupons/:code',
    access,
    summary: 'Replaces what a promo code gives; to end it, set `ends_at`',
    params: byCode,
    body: z.object({ ...CouponFields, revision: Revision }),
    reply: Coupon,
    errors: ['not_found', 'desk_changed', ...couponErrors],
  }),
  removeCoupon: endpoint({
    method: 'DELETE',
    path: '/desk/coupons/:code',
    access,
    summary: 'Removes a promo code that nobody has used. `revision` is the one that was seen',
    params: byCode,
    query: z.object({ revision: SeenRevision }),
    reply: z.object({}),
    errors: ['not_found', 'desk_changed', 'coupon_was_used'],
  }),
} as const;
