import { z } from 'zod';
import { Day, Id, InstantText, Sar } from '../common.ts';

/** `package`: a part of the price of a booked package, named by the id of that part. */
export const Purpose = z.enum(['appointment', 'order', 'package', 'wallet']);
/** What a payment page may be asked about: what can be paid, and the cart that would become an order. */
export const StepOnePurpose = z.enum([...Purpose.options, 'cart']);
export const PaymentMethod = z.enum(['card', 'wallet', 'wallet_and_card']);
/** What the front desk takes. */
export const DeskMethod = z.enum(['cash', 'terminal']);
/** As it was paid: also by instalments, or by points alone. */
export const PaidMethod = z.enum([...PaymentMethod.options, 'tamara', 'loyalty_points', ...DeskMethod.options]);
const OperationStatus = z.enum(['success', 'failed', 'cancelled', 'pending']);
export const Currency = z.literal('SAR');

/** Names an entity by `entity_id`, or an appointment by `appointment_id`. */
export const Entity = {
  purpose: Purpose.default('appointment'),
  entity_id: Id.optional(),
  appointment_id: Id.optional(),
};
export const namesOne = (body: { entity_id?: number | undefined; appointment_id?: number | undefined }) =>
  (body.entity_id ?? body.appointment_id) !== undefined;

/** A number of another system, as text or as a number; an empty one is as good as none. */
export const ForeignNumber = z.union([z.int().nonnegative(), z.string().trim().max(30)]).nullish();

/** What one payment came to. `reference` is the payment's name; amounts are SAR. */
export const Operation = z.object({
  operation_status: OperationStatus,
  operation_message: z.string(),
  operation_message_ar: z.string(),
  reference: z.string(),
  payment_id: Id,
  purpose: Purpose,
  entity_id: Id,
  appointment_id: Id.nullable(),
  method: PaidMethod,
  amount: Sar,
  wallet_amount: Sar,
  card_amount: Sar,
  loyalty_amount: Sar,
  currency: Currency,
  /** The amount went to the wallet, because what it was for could not be paid any more or was cancelled. */
  refunded_to_wallet: z.boolean(),
  /** Where what was given back went, or is on its way to; points come back as points. Null: nothing was. */
  refund_to: z.enum(['wallet', 'source']).nullable(),
  has_receipt: z.boolean(),
  paid_at: InstantText.nullable(),
});

export const WalletMovement = z.object({
  id: Id,
  kind: z.string(),
  title: z.string(),
  title_ar: z.string(),
  /** Signed: into the wallet is positive. */
  amount: Sar,
  at: InstantText,
  /** The payment that it belongs to, and whether that has a tax invoice. */
  payment_id: Id.nullable(),
  has_receipt: z.boolean(),
  /** The credit note of a refund, to be fetched as `note`; null for what is no refund. */
  credit_note_id: Id.nullable(),
});

/** A tax invoice or a credit note. SAR. */
export const Paper = z.object({
  id: Id,
  payment_id: Id,
  kind: z.enum(['invoice', 'credit_note']),
  number: z.string(),
  title: z.string(),
  title_ar: z.string(),
  vat: Sar,
  total: Sar,
  currency: Currency,
  issued_at: InstantText,
});

/** A price and its VAT, SAR. `vat_percent` is 0 or 15. */
export const price = {
  price: Sar,
  vat: Sar,
  vat_percent: z.number(),
  total: Sar,
  currency: Currency,
};

export const PaymentItem = z.object({
  id: Id,
  reference: z.string(),
  purpose: Purpose,
  entity_id: Id,
  appointment_id: Id.nullable(),
  method: PaidMethod,
  amount: Sar,
  vat: Sar,
  wallet_amount: Sar,
  card_amount: Sar,
  loyalty_amount: Sar,
  currency: Currency,
  status: z.string(),
  status_label: z.string(),
  status_label_ar: z.string(),
  operation_message: z.string(),
  operation_message_ar: z.string(),
  invoice_number: z.string().nullable(),
  created_at: InstantText,
  paid_at: InstantText.nullable(),
});

export const ReceiptQuery = z.object({
  lang: z.enum(['ar', 'en']).default('ar'),
  kind: z.enum(['invoice', 'credit_note']).default('invoice'),
});

/** Points are whole; never beside a promo code. */
export const Points = z.int().min(0).max(10_000_000);

export const Begun = z.object({
  reference: z.string(),
  redirect_url: z.string(),
  /** What the page of the result is called: the method of a visit, else the purpose. */
  result_method: z.string().max(40),
  amount: Sar,
  wallet_amount: Sar,
  card_amount: Sar,
  loyalty_amount: Sar,
  currency: Currency,
  expires_at: InstantText,
  method: PaidMethod,
  purpose: Purpose,
  entity_id: Id,
  operation_status: OperationStatus,
});

export const beginErrors = [
  'not_found',
  'terms_not_agreed',
  'too_late_to_pay',
  'already_paid',
  'appointment_not_payable',
  'order_not_payable',
  'product_withdrawn',
  'invalid_amount',
  'one_discount_only',
  'card_minimum',
  'loyalty_not_enough',
  'points_not_for_free',
  'card_only',
  'top_up_over',
  'visit_paid_today',
  'approval_pending',
  'package_ended',
  'earlier_term_first',
  'payments_not_open',
  'gateway_unavailable',
  'idempotency_mismatch',
] as const;

/** Only compared with the server's own amount. */
export const ComparedAmount = z.number().nonnegative().max(10_000_000).optional();

/** Why something is not possible now, in both languages; null when it is. */
const Reason = z.object({ code: z.string(), message: z.string(), message_ar: z.string() }).nullable();

/** What a payment page shows. Amounts are SAR; `list_price` and `price` are without VAT, before reductions and after them. */
export const StepOne = z.object({
  purpose: StepOnePurpose,
  /** Null of a cart: what is paid for is made when it is ordered. */
  entity_id: Id.nullable(),
  appointment_id: Id.nullable(),
  title: z.string(),
  title_ar: z.string(),
  /** Null of a cart: nothing is held yet. */
  payable_until: InstantText.nullable(),
  list_price: Sar,
  ...price,
  /** What took something off, or the reason why it may not; an amount of zero without a reason is possible and not taken. */
  reductions: z.array(
    z.object({
      kind: z.enum(['insurance', 'promo', 'free_promo', 'package', 'loyalty_points']),
      amount: Sar,
      reason: Reason,
    }),
  ),
  methods: z.array(z.object({ method: z.enum(['card', 'wallet', 'tamara']), available: z.boolean(), reason: Reason })),
  /** How the choice shares the total; what it may not use is left out of it, and `refusal` says why. */
  method: PaidMethod,
  wallet_amount: Sar,
  card_amount: Sar,
  loyalty_amount: Sar,
  refusal: Reason,
  wallet: z.object({ balance: Sar }),
  loyalty: z.object({ points: z.int(), amount: Sar, points_per_sar: z.number() }),
  /** What would be due when, where instalments are possible. */
  instalments: z.array(z.object({ amount: Sar, due_on: Day })).max(12),
});
