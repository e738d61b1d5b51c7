import { z } from 'zod';
import { Day, Id, IdText, InstantText, Mrn, PageQuery, Sar, listOf } from './common.ts';
import { endpoint } from './endpoint.ts';

/** Later steps add packages. */
const Purpose = z.enum(['appointment', 'order']);
const PaymentMethod = z.enum(['card', 'wallet', 'wallet_and_card']);
/** As it was paid: also by instalments, or by points alone. */
const PaidMethod = z.enum([...PaymentMethod.options, 'tamara', 'loyalty_points']);
const OperationStatus = z.enum(['success', 'failed', 'cancelled', 'pending']);
const Currency = z.literal('SAR');

/** Names an entity by `entity_id`, or an appointment by `appointment_id`. */
const Entity = { purpose: Purpose.default('appointment'), entity_id: Id.optional(), appointment_id: Id.optional() };
const namesOne = (body: { entity_id?: number | undefined; appointment_id?: number | undefined }) =>
  (body.entity_id ?? body.appointment_id) !== undefined;

/** A number of another system, as text or as a number; an empty one is as good as none. */
const ForeignNumber = z.union([z.int().nonnegative(), z.string().trim().max(30)]).nullish();

/** What one payment came to. `reference` is the payment's name; amounts are SAR. */
const Operation = z.object({
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

const WalletMovement = z.object({
  id: Id,
  kind: z.string(),
  title: z.string(),
  title_ar: z.string(),
  /** Signed: into the wallet is positive. */
  amount: Sar,
  at: InstantText,
});

/** A price and its VAT, SAR. `vat_percent` is 0 or 15. */
const price = {
  price: Sar,
  vat: Sar,
  vat_percent: z.number(),
  total: Sar,
  currency: Currency,
};

const PaymentItem = z.object({
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

const ReceiptQuery = z.object({
  lang: z.enum(['ar', 'en']).default('ar'),
  kind: z.enum(['invoice', 'credit_note']).default('invoice'),
});

/** Points are whole; never beside a promo code. */
const Points = z.int().min(0).max(10_000_000);

const Begun = z.object({
  reference: z.string(),
  redirect_url: z.string(),
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

const beginErrors = [
  'not_found',
  'terms_not_agreed',
  'too_late_to_pay',
  'already_paid',
  'appointment_not_payable',
  'order_not_payable',
  'product_withdrawn',
  'invalid_amount',
  'one_discount_only',
  'loyalty_not_enough',
  'gateway_unavailable',
  'idempotency_mismatch',
] as const;

/** Only compared with the server's own amount. */
const ComparedAmount = z.number().nonnegative().max(10_000_000).optional();

export const billing = {
  intent: endpoint({
    method: 'POST',
    path: '/payment/intent',
    access: ['patient'],
    reservedCapacity: 'payment',
    summary:
      'Begin a payment. The answer names where the payer goes on: the hosted page, or the result when nothing is left to do',
    body: z
      .object({
        ...Entity,
        method: PaymentMethod.default('card'),
        /** With method `card`: take from the wallet what it holds first. */
        use_wallet: z.boolean().default(false),
        loyalty_points: Points.default(0),
        amount: ComparedAmount,
      })
      .refine(namesOne, { path: ['entity_id'] }),
    reply: Begun,
    errors: [...beginErrors, 'wallet_insufficient', 'wallet_not_for_free'],
  }),

  tamaraCheckout: endpoint({
    method: 'POST',
    path: '/payment/tamara/checkout',
    access: ['patient'],
    reservedCapacity: 'payment',
    summary: 'Begin a payment by instalments. The answer names where the payer goes on',
    body: z
      .object({ ...Entity, loyalty_points: Points.default(0), amount: ComparedAmount })
      .refine(namesOne, { path: ['entity_id'] }),
    reply: Begun,
    errors: [...beginErrors, 'tamara_already_done', 'tamara_out_of_range', 'tamara_under_age'],
  }),

  tamaraOptions: endpoint({
    method: 'GET',
    path: '/payment/tamara/options',
    access: ['patient'],
    summary: 'Whether the caller may pay an amount by instalments, why not, and what would be due when',
    query: z.object({ amount: z.coerce.number().nonnegative().max(10_000_000).multipleOf(0.01).optional() }),
    reply: z.object({
      available: z.boolean(),
      minimum: Sar,
      maximum: Sar,
      currency: Currency,
      reason: z.object({ code: z.string(), message: z.string(), message_ar: z.string() }).nullable(),
      items: z.array(z.object({ amount: Sar, due_on: Day })).max(12),
    }),
    errors: [],
  }),

  loyaltyPoints: endpoint({
    method: 'GET',
    path: '/payment/loyalty-points',
    access: ['patient'],
    summary: 'The points of a person and what they are worth',
    query: z.object({ mrn_number: Mrn.optional() }),
    reply: z.object({ points: z.int(), amount: Sar, points_per_sar: z.number(), currency: Currency }),
    errors: ['not_found'],
  }),

  redeemPoints: endpoint({
    method: 'POST',
    path: '/payment/redeem-loyalty-points',
    access: ['patient'],
    reservedCapacity: 'payment',
    summary: 'Begin a payment of which points bear a part; an earlier one of the same thing that is still open is left',
    body: z
      .object({
        ...Entity,
        points: Points.min(1),
        method: PaymentMethod.default('card'),
        use_wallet: z.boolean().default(false),
        amount: ComparedAmount,
      })
      .refine(namesOne, { path: ['entity_id'] }),
    reply: Begun,
    errors: [...beginErrors, 'wallet_insufficient', 'wallet_not_for_free'],
  }),

  confirm: endpoint({
    method: 'POST',
    path: '/payment/confirm',
    access: ['patient'],
    reservedCapacity: 'payment',
    summary:
      'Create payment: hand over the kept verification object; the state of the payment is read from the provider',
    body: z.object({
      reference: z.uuid(),
      method: PaidMethod.optional(),
      purpose: Purpose.optional(),
      entity_id: Id.optional(),
    }),
    reply: z.object({ items: z.array(Operation) }),
    errors: ['not_found', 'gateway_unavailable'],
  }),

  wallet: endpoint({
    method: 'GET',
    path: '/payment/wallet',
    access: ['patient'],
    summary: 'The wallet: what it holds and its last movements',
    query: z.object({ mrn_number: Mrn.optional() }),
    reply: z.object({ balance: Sar, currency: Currency, items: z.array(WalletMovement) }),
    errors: ['not_found'],
  }),

  serviceRate: endpoint({
    method: 'POST',
    path: '/payment/service/rate',
    access: ['patient'],
    summary: 'What an appointment with a doctor costs the patient',
    body: z.object({ mrn_number: Mrn.optional(), doctor_id: Id.optional(), appointment_id: Id }),
    reply: z.object(price),
    errors: ['not_found', 'no_service_found'],
  }),

  amount: endpoint({
    method: 'POST',
    path: '/payment/amount',
    access: ['patient'],
    summary: 'What the patient pays for an appointment, and what an insurance scheme bears of it',
    body: z.object({
      Mrno: Mrn.optional(),
      ApptAllocationID: z.union([Id, IdText]),
      PatientSchemeID: ForeignNumber,
      ServiceID: ForeignNumber,
    }),
    reply: z.object({ ...price, amount: Sar, insurance_amount: Sar }),
    errors: ['not_found', 'no_service_found'],
  }),

  history: endpoint({
    method: 'GET',
    path: '/payment/history',
    access: ['patient'],
    summary: 'The payments of a person, latest first',
    query: z.object({ mrn_number: Mrn.optional(), ...PageQuery }),
    reply: listOf(PaymentItem),
    errors: ['not_found'],
  }),

  receipt: endpoint({
    method: 'GET',
    path: '/payment/receipt/:id',
    access: ['patient'],
    summary: 'The tax invoice of a payment, or a credit note of it, as PDF: the one that is named, or else the last',
    params: z.object({ id: IdText }),
    query: ReceiptQuery.extend({ note: IdText.optional() }),
    reply: 'file',
    errors: ['not_found'],
  }),

  appointmentReceipt: endpoint({
    method: 'GET',
    path: '/appointments/:id/receipt',
    access: ['patient'],
    summary: 'The tax invoice of an appointment, or the credit note of its refund, as PDF',
    params: z.object({ id: IdText }),
    query: ReceiptQuery,
    reply: 'file',
    errors: ['not_found'],
  }),
} as const;
