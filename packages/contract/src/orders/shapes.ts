import { orderStates } from '@balsam/domain/order';
import { z } from 'zod';
import { DeliveryMode } from '../cart.ts';
import { Id, InstantText, Sar } from '../common.ts';
import { Delivery } from '../delivery/shapes.ts';

export const OrderState = z.enum(orderStates);
export const PaymentState = z.enum(['pending_payment', 'paid', 'refunded', 'released']);

/** As SPEC §3 names them. TYPE and DISCOUNT_VALUE: see the catalogue's Offer. */
const ItemOffer = z.object({ TYPE: z.string(), DISCOUNT_VALUE: z.number(), TITLE: z.string(), TITLE_AR: z.string() });

export const OrderItem = z.object({
  ID: Id,
  PRODUCT_ID: Id,
  BRAND_ID: Id,
  IMAGE: z.string().max(300).nullable(),
  /** For the drawn picture where there is no image, as is the brand. */
  FORM: z.string().max(20),
  PRODUCT_NAME_EN: z.string(),
  PRODUCT_NAME_AR: z.string(),
  QUANTITY: z.int(),
  /** With VAT, after offer and coupon. */
  TOTAL_PRICE: Sar,
  OFFER: ItemOffer.nullable(),
  IS_PRESCRIPTION: z.boolean(),
  IS_COLD_CHAIN: z.boolean(),
  /** The pharmacist took it out: its prescription does not cover it, and what it cost went back. */
  IS_TAKEN_OUT: z.boolean(),
});

const OrderAddress = z.object({
  ADDRESS: z.string(),
  ADDRESS_NAME: z.string(),
  CITY: z.string(),
  LATITUDE: z.number(),
  LONGITUDE: z.number(),
});

/** An order in a list (SPEC §3, to the letter). ADDRESS is null for a pickup, PICKUP for a delivery. */
export const OrderCard = z.object({
  ID: Id,
  /** Its number, such as `BLS-000123`; screens and messages name an order by its `ID`: `Order #123`. */
  ORDER_NUMBER: z.string(),
  ORDER_MODE: DeliveryMode,
  /** Null while its payment is open. */
  STATUS: OrderState.nullable(),
  PAYMENT_STATUS: PaymentState,
  ORDER_DATE: InstantText,
  SCHEDULED_FROM: InstantText.nullable(),
  SCHEDULED_TO: InstantText.nullable(),
  RIDER_ASSIGNED_DATE: InstantText.nullable(),
  COMPLETED_DATE: InstantText.nullable(),
  AMOUNT: Sar,
  ADDRESS: OrderAddress.nullable(),
  PICKUP: z
    .object({ ID: Id, TITLE: z.string(), TITLE_AR: z.string(), LATITUDE: z.number(), LONGITUDE: z.number() })
    .nullable(),
  USER: z.object({ phone_number: z.string().nullable() }),
  ITEM_COUNT: z.int(),
  /** The first few products, for the pictures of a list. */
  ITEMS: z.array(OrderItem).max(100),
});

/** One step of the tracking timeline; `AT` is null for what is still ahead. */
const Step = z.object({ STATUS: OrderState, AT: InstantText.nullable(), TITLE: z.string(), TITLE_AR: z.string() });

/** What is taxed at one rate, after offers and the code; the delivery has its VAT inside. */
const VatRate = z.object({ PERCENT: z.number(), TAXABLE: Sar, VAT: Sar });

export const OrderDetail = OrderCard.extend({
  SUB_TOTAL: Sar,
  SUB_TOTAL_WITH_VAT: Sar,
  VAT_AMOUNT: Sar,
  /** The standard rate; what was taxed at which stands in `VAT_RATES`. */
  VAT_PERCENT: z.number(),
  /** The highest rate first; their VAT adds up to `VAT_AMOUNT`. */
  VAT_RATES: z.array(VatRate).max(100),
  COUPON_DISCOUNT: Sar,
  COUPON_CODE: z.string().nullable(),
  LOYALTY_POINTS: z.int(),
  LOYALTY_AMOUNT: Sar,
  SHIPPING_CHARGES: Sar,
  FAST_SHIPPING_CHARGES: Sar,
  WALLET_AMOUNT: Sar,
  CARD_AMOUNT: Sar,
  PAYMENT_METHOD: z.string().nullable(),
  /** Until when the payment may still come, while it is open. */
  PAYABLE_UNTIL: InstantText.nullable(),
  TIMELINE: z.array(Step).max(20),
  CANCELLATION_REASON: z.string().nullable(),
  CANCELLATION_DESCRIPTION: z.string().nullable(),
  REJECTION_REASON: z.string().nullable(),
  REFUND_AMOUNT: Sar.nullable(),
  /** Where that went, or is on its way to: SAR to the wallet, the way it was paid, and what came back as points. */
  REFUNDS: z.object({ WALLET: Sar, SOURCE: Sar, POINTS: Sar }).nullable(),
  VEHICLE_NUMBER: z.string().nullable(),
  VEHICLE_TYPE: z.string().nullable(),
  RIDER_NAME: z.string().nullable(),
  RIDER_NAME_AR: z.string().nullable(),
  PRESCRIPTIONS: z
    .array(
      z.object({
        ID: Id,
        STATE: z.enum(['pending', 'approved', 'partly_approved', 'rejected']),
        REASON: z.string().nullable(),
        FILES: z.array(z.uuid()).max(5),
        /** The words of the portal's own prescription that the order relies on instead of pictures. */
        RECORD: z.string().max(300).nullable(),
      }),
    )
    .max(10),
  INVOICE_NUMBER: z.string().nullable(),
  /** The payment that has that invoice and the credit notes: `GET payment/receipt/:id`. */
  PAYMENT_ID: Id.nullable(),
  /** One for each time that something of it was given back, oldest first. */
  CREDIT_NOTES: z
    .array(z.object({ ID: Id, PAYMENT_ID: Id, NUMBER: z.string(), AMOUNT: Sar, ISSUED_AT: InstantText }))
    .max(200),
  /** Null for a pickup, and until the pharmacy sends it out. */
  DELIVERY: Delivery.nullable(),
  RATING: z.int().nullable(),
  may: z.object({ cancel: z.boolean(), pay: z.boolean(), rate: z.boolean(), reorder: z.boolean() }),
});
