import { mostOrderLimits, prescriptionLimits, sourcings } from '@balsam/domain/orders';
import { z } from 'zod';
import { DeliveryMode, promoErrors } from '../cart.ts';
import { ClockTime, Day, Id, IdText, InstantText, Sar } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { DeliveryOption, OrderDetail } from './shapes.ts';

/** An order whose payment has begun. */
export const PlacedOrder = z.object({
  order: OrderDetail,
  /** Products that stay in the cart for the second delivery of a split. */
  left_in_cart: z.array(Id).max(100),
  reference: z.string().max(60).nullable(),
  redirect_url: z.string().max(2000),
  amount: Sar,
  currency: z.literal('SAR'),
  expires_at: InstantText,
});

/** What any order may be refused by that is paid by card or wallet. */
export const orderErrors = [
  'terms_not_agreed',
  'quantity_over_stock',
  'product_withdrawn',
  'address_required',
  'fast_delivery_closed',
  'fast_delivery_too_far',
  'delivery_not_served',
  'no_branch_has_all',
  'transfer_needs_days',
  'policies_not_accepted',
  'prescription_required',
  'amount_changed',
  'payment_in_progress',
  'wallet_insufficient',
  'card_minimum',
  'already_paid',
  'order_not_payable',
  'payments_not_open',
  'gateway_unavailable',
  'not_found',
] as const;

/** From a cart to an order: what may be chosen, and ordering it (SPEC §5, §7; DECISIONS §15). */
export const checkout = {
  create: endpoint({
    method: 'POST',
    path: '/orders',
    access: ['patient'],
    reservedCapacity: 'payment',
    summary:
      'Checks the whole cart, reserves its stock for 15 minutes and begins the payment. Amounts are the server’s own; `amount` is only compared',
    body: z.object({
      mode: DeliveryMode,
      address_id: Id.nullish(),
      /** The branch of a pickup. */
      location_id: Id.nullish(),
      scheduled_day: Day.nullish(),
      scheduled_time: ClockTime.nullish(),
      /** Prescriptions that were sent before (see prescriptions). */
      prescription_ids: z.array(Id).max(prescriptionLimits.sent).default([]),
      payment_method: z.enum(['card', 'wallet', 'wallet_and_card', 'tamara']),
      use_wallet: z.boolean().default(false),
      /** Never beside a promo code. */
      loyalty_points: z.int().min(0).max(10_000_000).default(0),
      privacy_accepted: z.boolean().default(false),
      return_policy_accepted: z.boolean().default(false),
      amount: z.number().nonnegative().max(10_000_000).nullish(),
      /** A promo code; put on the cart first, as `POST cart/coupon` does. */
      coupon: z.string().trim().max(40).nullish(),
      /** How to go on where no branch has all of it: what the patient agreed to. */
      sourcing: z.enum(sourcings).default('one_branch'),
    }),
    reply: PlacedOrder,
    errors: [
      ...promoErrors,
      ...orderErrors,
      'too_many_requests',
      'cart_empty',
      'pickup_required',
      'schedule_required',
      'schedule_in_past',
      'schedule_too_late',
      'schedule_closed',
      'slot_full',
      'prescription_images',
      'one_discount_only',
      'loyalty_not_enough',
      'tamara_out_of_range',
      'tamara_under_age',
      'tamara_already_done',
    ],
  }),
  slots: endpoint({
    method: 'GET',
    path: '/orders/delivery-slots',
    access: ['patient'],
    summary:
      'When a delivery or a pickup may be planned: slots of today and the days that follow, as many as the setting says, by the hour at which they begin; without those that are full where an address is given',
    query: z.object({ mode: DeliveryMode.optional(), address_id: IdText.optional() }),
    reply: z.object({
      items: z.array(z.object({ day: Day, times: z.array(ClockTime).max(48) })).max(mostOrderLimits.scheduleDays + 1),
    }),
    errors: ['not_found'],
  }),
  deliveryOptions: endpoint({
    method: 'GET',
    path: '/orders/delivery-options',
    access: ['patient'],
    summary: 'Which ways of delivery there are now for an address of mine, and why the others are not',
    query: z.object({ address_id: IdText.optional() }),
    reply: z.object({ items: z.array(DeliveryOption).max(4) }),
    errors: ['not_found'],
  }),
  pickupBranches: endpoint({
    method: 'GET',
    path: '/orders/pickup-places',
    access: ['patient'],
    summary: 'Branches, and whether each has all of the cart',
    reply: z.object({
      items: z
        .array(
          z.object({
            location_id: Id,
            title: z.string().max(200),
            title_ar: z.string().max(200),
            address: z.string().max(500),
            address_ar: z.string().max(500),
            latitude: z.number(),
            longitude: z.number(),
            has_all: z.boolean(),
          }),
        )
        .max(100),
    }),
    errors: [],
  }),
} as const;
