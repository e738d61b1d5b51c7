import { cartErrors } from '@balsam/contract/errors/cart';
import { catalogueErrors } from '@balsam/contract/errors/catalogue';
import { ordersErrors } from '@balsam/contract/errors/orders';
import { mayScheduleFor } from '@balsam/domain/orders';
import type { Cart } from '../cart/changes.ts';
import type { TempOrder } from '../cart/temp-order.ts';

/** The parts of the page, in its order. */
export const sections = ['cart', 'where', 'when', 'prescription', 'payment', 'policies'] as const;
export type Section = (typeof sections)[number];

/** What the server may refuse a checkout with. */
export const checkoutErrors = { ...catalogueErrors, ...cartErrors, ...ordersErrors };
export type CheckoutCode = keyof typeof checkoutErrors;

const sectionOfCode: Readonly<Record<string, Section>> = {
  address_required: 'where',
  pickup_required: 'where',
  schedule_required: 'when',
  schedule_in_past: 'when',
  schedule_too_late: 'when',
  schedule_closed: 'when',
  slot_full: 'when',
  transfer_needs_days: 'when',
  delivery_not_served: 'where',
  fast_delivery_too_far: 'where',
  fast_delivery_closed: 'where',
  no_branch_has_all: 'cart',
  prescription_required: 'prescription',
  prescription_images: 'prescription',
  policies_not_accepted: 'policies',
  cart_empty: 'cart',
  quantity_over_stock: 'cart',
  product_withdrawn: 'cart',
};

/** The part of the page where a refusal is put right: a promo code and goods in the cart, money at the payment. */
export const sectionOf = (code: string): Section =>
  sectionOfCode[code] ?? (code.startsWith('promo_') ? 'cart' : 'payment');

/** What there is beside the draft. */
export type CheckoutContext = {
  readonly cart: Pick<Cart, 'items' | 'needs_prescription' | 'coupon_refusal'>;
  readonly addressIds: readonly number[];
  /** Why the chosen way of delivery is not offered there, as far as that is known. */
  readonly unoffered: CheckoutCode | undefined;
  readonly prescriptions: number;
  readonly accepted: { readonly privacy: boolean; readonly returns: boolean };
  /** Days ahead on which a delivery may be planned. */
  readonly scheduleDays: number;
  readonly now: Date;
};

const whereRefusal = (order: TempOrder, { addressIds, unoffered }: CheckoutContext): CheckoutCode | undefined => {
  if (order.mode === 'pickup') return order.location_id === undefined ? 'pickup_required' : undefined;
  return order.address_id !== undefined && addressIds.includes(order.address_id) ? unoffered : 'address_required';
};

const whenRefusal = (
  { mode, scheduled_day, scheduled_time }: TempOrder,
  { scheduleDays, now }: CheckoutContext,
): CheckoutCode | undefined => {
  if (mode === 'normal_delivery' || mode === 'fast_delivery') return undefined;
  const verdict = mayScheduleFor({ day: scheduled_day, time: scheduled_time }, { scheduleDays }, now);
  return verdict.ok ? undefined : verdict.code;
};

const cartRefusal = ({ items }: CheckoutContext['cart']): CheckoutCode | undefined => {
  if (items.length === 0) return 'cart_empty';
  return items.some(({ available }) => !available) ? 'quantity_over_stock' : undefined;
};

/**
 * The first thing that the server would refuse, in the order of the page; it asks all of it again (S5.17, S5.18, S5.19). Where nothing is brought to is
 * said before a prescription is asked for, which takes its patient work (D15.01).
 */
export const firstRefusal = (order: TempOrder, context: CheckoutContext): CheckoutCode | undefined => {
  const { cart, prescriptions, accepted } = context;
  const missesPrescription = cart.needs_prescription && prescriptions + order.prescriptions.length === 0;
  return (
    cartRefusal(cart) ??
    whereRefusal(order, context) ??
    whenRefusal(order, context) ??
    (missesPrescription ? 'prescription_required' : undefined) ??
    (accepted.privacy && accepted.returns ? undefined : 'policies_not_accepted')
  );
};

/** The sentence of a refusal in both languages; `{days}` as SPEC §9 has it. */
export const sentencesOf = (code: CheckoutCode, days: string): readonly [en: string, ar: string] => {
  const { en, ar } = checkoutErrors[code];
  return [en.replace('{days}', days), ar.replace('{days}', days)];
};
