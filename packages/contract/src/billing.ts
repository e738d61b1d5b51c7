import { z } from 'zod';
import { DeliveryMode } from './cart.ts';
import { Day, Id, IdText, Mrn, PageQuery, Sar, listOf } from './common.ts';
import {
  Purpose,
  PaymentMethod,
  PaidMethod,
  Currency,
  Entity,
  namesOne,
  ForeignNumber,
  Operation,
  Paper,
  WalletMovement,
  price,
  PaymentItem,
  ReceiptQuery,
  Points,
  Begun,
  beginErrors,
  ComparedAmount,
  StepOne,
  StepOnePurpose,
} from './billing/shapes.ts';
import { endpoint } from './endpoint.ts';

const stepOneErrors = beginErrors.filter(
  (code) =>
    code !== 'idempotency_mismatch' &&
    code !== 'invalid_amount' &&
    code !== 'payments_not_open' &&
    code !== 'gateway_unavailable',
);

export const billing = {
  stepOne: endpoint({
    method: 'POST',
    path: '/payment/checkout-wizard/step-one',
    access: ['patient'],
    reservedCapacity: 'payment',
    summary:
      'What a payment page shows: price, VAT, reductions and methods with the reasons against those that are not possible, and how a choice shares it. Nothing is begun',
    body: z
      .object({
        ...Entity,
        purpose: StepOnePurpose.default('appointment'),
        /** How a cart would be delivered; its price depends on it. */
        mode: DeliveryMode.default('normal_delivery'),
        method: z.enum([...PaymentMethod.options, 'tamara']).default('card'),
        use_wallet: z.boolean().default(false),
        loyalty_points: Points.default(0),
      })
      .refine((body) => body.purpose === 'cart' || namesOne(body), { path: ['entity_id'] }),
    reply: StepOne,
    errors: stepOneErrors,
  }),

  topUp: endpoint({
    method: 'POST',
    path: '/payment/wallet/top-up',
    access: ['patient'],
    summary:
      'Says how much is to be added to the wallet; it is then paid by `payment/intent` with purpose wallet, by card',
    body: z.object({ amount: z.number().positive().max(100_000).multipleOf(0.01) }),
    reply: z.object({ id: Id, amount: Sar, currency: Currency }),
    errors: ['invalid_amount', 'not_found', 'terms_not_agreed'],
  }),

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
    summary: 'The wallet: what it holds, and a page of its movements, latest first',
    query: z.object({ mrn_number: Mrn.optional(), ...PageQuery }),
    reply: listOf(WalletMovement).extend({
      balance: Sar,
      /** What payments that are still open have put aside of it. */
      reserved: Sar,
      currency: Currency,
      minimum_top_up: Sar,
      maximum_top_up: Sar,
    }),
    errors: ['not_found'],
  }),

  walletStatement: endpoint({
    method: 'GET',
    path: '/payment/wallet/statement',
    access: ['patient'],
    summary: 'What went into the wallet and out of it in a month of Riyadh, with the balance before and after, as PDF',
    query: z.object({
      mrn_number: Mrn.optional(),
      month: z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/),
      lang: z.enum(['ar', 'en']).default('ar'),
    }),
    reply: 'file',
    errors: ['not_found', 'payments_not_open'],
  }),

  receipts: endpoint({
    method: 'GET',
    path: '/payment/receipts',
    access: ['patient'],
    summary: 'The tax invoices and credit notes of a year, latest first',
    query: z.object({
      mrn_number: Mrn.optional(),
      year: z
        .string()
        .regex(/^20\d{2}$/)
        .transform(Number),
      ...PageQuery,
    }),
    reply: listOf(Paper),
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
