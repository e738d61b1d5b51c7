import { sourcings } from '@balsam/domain/orders';
import { z } from 'zod';
import { DeliveryMode, promoErrors } from './cart.ts';
import { ClockTime, Day, Id, IdText, InstantText, listOf, PageQuery, Sar } from './common.ts';
import { endpoint } from './endpoint.ts';
import { DeliveryOption, OrderCard, OrderDetail } from './orders/shapes.ts';

const Latitude = z.number().min(16).max(33);
const Longitude = z.number().min(34).max(56);
const Text = (most: number) => z.string().trim().min(1).max(most);

/** Where somebody wants things brought (SPEC §3). In Saudi Arabia. */
const AddressFields = {
  name: Text(60),
  street: Text(200),
  district: z.string().trim().max(100),
  city: Text(100),
  state: z.string().trim().max(100),
  country: z.string().trim().max(100),
  /** What helps to find the door. */
  note: z.string().trim().max(300),
  latitude: Latitude,
  longitude: Longitude,
  is_default: z.boolean(),
};
const Address = z.object({
  ...AddressFields,
  id: Id,
  /** No point was given: it is that of the city. */
  is_approximate: z.boolean(),
});
/**
 * SPEC §3's five fields are enough: without a point that of the city stands in. Defaults are those of a new address: a change that had them would
 * set what it does not name.
 */
const NewAddress = z.object({
  ...AddressFields,
  district: z.string().trim().max(100).default(''),
  latitude: Latitude.optional(),
  longitude: Longitude.optional(),
  state: AddressFields.state.default(''),
  country: AddressFields.country.default('SA'),
  note: AddressFields.note.default(''),
  is_default: AddressFields.is_default.default(false),
});

export const addresses = {
  list: endpoint({
    method: 'GET',
    path: '/user-address',
    access: ['patient'],
    summary: 'My addresses, the default one first',
    reply: listOf(Address),
    errors: [],
  }),
  show: endpoint({
    method: 'GET',
    path: '/user-address/:id',
    access: ['patient'],
    summary: 'One of my addresses',
    params: z.object({ id: IdText }),
    reply: Address,
    errors: ['not_found'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/user-address',
    access: ['patient'],
    summary: 'Adds an address; the first one is the default',
    body: NewAddress,
    reply: Address,
    errors: ['too_many_addresses', 'address_point_unknown'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/user-address/:id',
    access: ['patient'],
    summary: 'Changes an address',
    params: z.object({ id: IdText }),
    body: z.object(AddressFields).partial(),
    reply: Address,
    errors: ['not_found', 'address_point_unknown'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/user-address/:id',
    access: ['patient'],
    summary: 'Removes an address; orders keep theirs',
    params: z.object({ id: IdText }),
    reply: listOf(Address),
    errors: ['not_found'],
  }),
} as const;

const reasons = ['changed_mind', 'ordered_by_mistake', 'too_late', 'found_elsewhere', 'other'] as const;

/** Orders of the pharmacy, from check-out to the door (SPEC §3, §4, §5, §7; DECISIONS §4, §6). */
export const orders = {
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
      prescription_ids: z.array(Id).max(5).default([]),
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
    reply: z.object({
      order: OrderDetail,
      /** Products that stay in the cart for the second delivery of a split. */
      left_in_cart: z.array(Id).max(100),
      reference: z.string().max(60).nullable(),
      redirect_url: z.string().max(2000),
      amount: Sar,
      currency: z.literal('SAR'),
      expires_at: InstantText,
    }),
    errors: [
      ...promoErrors,
      'too_many_requests',
      'terms_not_agreed',
      'cart_empty',
      'quantity_over_stock',
      'product_withdrawn',
      'address_required',
      'pickup_required',
      'schedule_required',
      'schedule_in_past',
      'schedule_too_late',
      'schedule_closed',
      'slot_full',
      'fast_delivery_closed',
      'fast_delivery_too_far',
      'delivery_not_served',
      'no_branch_has_all',
      'transfer_needs_days',
      'policies_not_accepted',
      'prescription_required',
      'prescription_images',
      'one_discount_only',
      'loyalty_not_enough',
      'tamara_out_of_range',
      'tamara_under_age',
      'amount_changed',
      'payment_in_progress',
      'wallet_insufficient',
      'already_paid',
      'order_not_payable',
      'tamara_already_done',
      'gateway_unavailable',
      'not_found',
    ],
  }),
  mine: endpoint({
    method: 'GET',
    path: '/orders/user-orders',
    access: ['patient'],
    summary: 'My orders, newest first: active, completed or all',
    query: z.object({ ...PageQuery, state: z.enum(['active', 'completed', 'all']).optional() }),
    reply: listOf(OrderCard),
    errors: [],
  }),
  show: endpoint({
    method: 'GET',
    path: '/orders/:id',
    access: ['patient', 'rider'],
    summary: 'One order with its timeline: mine, or one that I deliver',
    params: z.object({ id: IdText }),
    reply: OrderDetail,
    errors: ['not_found'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/orders/:id/cancel',
    access: ['patient'],
    summary: 'Cancels an order until a rider has it; the money goes back the way it came, or to the wallet',
    params: z.object({ id: IdText }),
    body: z.object({
      reason: z.enum(reasons).nullish(),
      description: z.string().trim().max(500).nullish(),
      refund_to: z.enum(['wallet', 'source']).default('source'),
    }),
    reply: OrderDetail,
    errors: ['cancellation_reason_required', 'order_not_cancellable', 'not_found'],
  }),
  reorder: endpoint({
    method: 'POST',
    path: '/orders/:id/reorder',
    access: ['patient'],
    summary: 'Puts what an order had into the cart again, as far as it is there',
    params: z.object({ id: IdText }),
    reply: z.object({
      added: z.int(),
      left_out: z.array(z.object({ name: z.string().max(200), name_ar: z.string().max(200) })).max(100),
    }),
    errors: ['not_found'],
  }),
  rate: endpoint({
    method: 'POST',
    path: '/orders/:id/rating',
    access: ['patient'],
    summary: 'Rates a delivered order, once',
    params: z.object({ id: IdText }),
    body: z.object({ rating_value: z.int().nullish(), comment: z.string().trim().max(1000).default('') }),
    reply: OrderDetail,
    errors: ['rating_required', 'order_not_rateable', 'already_rated', 'not_found'],
  }),
  slots: endpoint({
    method: 'GET',
    path: '/orders/delivery-slots',
    access: ['patient'],
    summary:
      'When a delivery or a pickup may be planned: slots of today and the five days that follow, by the hour at which they begin; without those that are full where an address is given',
    query: z.object({ mode: DeliveryMode.optional(), address_id: IdText.optional() }),
    reply: z.object({ items: z.array(z.object({ day: Day, times: z.array(ClockTime).max(48) })).max(6) }),
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

const Prescription = z.object({
  id: Id,
  state: z.enum(['pending', 'approved', 'partly_approved', 'rejected']),
  reason: z.string().max(500).nullable(),
  files: z.array(z.uuid()).max(5),
  note: z.string().max(500),
  created_at: InstantText,
});

/** Prescriptions that patients send: up to five pictures each (S5.17). */
export const prescriptions = {
  create: endpoint({
    method: 'POST',
    path: '/prescriptions',
    access: ['patient'],
    summary: 'Sends a prescription: the ids of pictures that were uploaded with kind `prescription`',
    body: z.object({ file_ids: z.array(z.uuid()).max(20), note: z.string().trim().max(500).default('') }),
    reply: Prescription,
    errors: ['prescription_images', 'not_found'],
  }),
  mine: endpoint({
    method: 'GET',
    path: '/prescriptions',
    access: ['patient'],
    summary: 'Prescriptions that are not in an order yet',
    reply: listOf(Prescription),
    errors: [],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/prescriptions/:id',
    access: ['patient'],
    summary: 'Takes back a prescription that is in no order, with its pictures',
    params: z.object({ id: IdText }),
    reply: z.object({}),
    errors: ['not_found'],
  }),
} as const;
