import { vehicleLimits } from '@balsam/domain/delivery';
import { mostOrderLimits, orderStates, prescriptionLimits } from '@balsam/domain/orders';
import { z } from 'zod';
import { DeliveryMode, SafetyWarning } from '../cart.ts';
import { Offer } from '../catalogue/shapes.ts';
import { Id, InstantText, Sar } from '../common.ts';
import { Delivery } from '../delivery/shapes.ts';
import { GoodsSums } from './sums.ts';

export const OrderState = z.enum(orderStates);
export const PaymentState = z.enum(['pending_payment', 'paid', 'refunded', 'released']);

const Named = z.string().max(200);
/** Words of a patient, a pharmacist or a rider. */
const Words = z.string().max(500);

/** As SPEC §3 names them, kept as it was when it was ordered. TYPE and DISCOUNT_VALUE: see the catalogue's Offer. */
const ItemOffer = Offer.pick({ TYPE: true, DISCOUNT_VALUE: true, TITLE: true, TITLE_AR: true });

export const OrderItem = z.object({
  ID: Id,
  PRODUCT_ID: Id,
  BRAND_ID: Id,
  IMAGE: z.string().max(300).nullable(),
  /** For the drawn picture where there is no image, as is the brand. */
  FORM: z.string().max(20),
  PRODUCT_NAME_EN: Named,
  PRODUCT_NAME_AR: Named,
  QUANTITY: z.int(),
  /** With VAT, after offer and coupon. */
  TOTAL_PRICE: Sar,
  /** With VAT, after the offer and before the coupon: of the lines that are in the order these add up to SUB_TOTAL_WITH_VAT. */
  PRICE_WITH_VAT: Sar,
  OFFER: ItemOffer.nullable(),
  IS_PRESCRIPTION: z.boolean(),
  IS_COLD_CHAIN: z.boolean(),
  /** It is in the order no more: its prescription does not cover it, it is not available or may not be sold, and what it cost went back; or a substitute replaces it. */
  IS_TAKEN_OUT: z.boolean(),
  /** Why it was not available, in the pharmacist's words; not for a rider. */
  TAKEN_OUT_REASON: Words.nullable(),
  /** The line that it replaces, as the patient agreed. */
  REPLACES: Id.nullable(),
  /** The register of medicines no longer allows it to be sold. */
  IS_WITHDRAWN: z.boolean(),
});

const OrderAddress = z.object({
  /** Street, district and what helps to find the door. */
  ADDRESS: z.string().max(700),
  ADDRESS_NAME: z.string().max(100),
  CITY: z.string().max(100),
  LATITUDE: z.number(),
  LONGITUDE: z.number(),
  /** No point was given: it is that of the city, where nobody is led. */
  IS_APPROXIMATE: z.boolean(),
});

/** A way of delivery; `code` and its sentence say why it is not offered. */
export const DeliveryOption = z.object({
  mode: DeliveryMode,
  is_offered: z.boolean(),
  code: z.string().max(60).nullable(),
  message: z.string().max(300).nullable(),
  message_ar: z.string().max(300).nullable(),
});

/** Since when the pharmacy wants an order back that a rider has, or had when it was lost; null of all others. */
export const CalledBackAt = InstantText.nullable();

/** An order in a list (SPEC §3, to the letter). ADDRESS is null for a pickup, PICKUP for a delivery. */
export const OrderCard = z.object({
  ID: Id,
  /** Its number, such as `BLS-000123`; screens and messages name an order by its `ID`: `Order #123`. */
  ORDER_NUMBER: z.string().max(30),
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
  SUB_TOTAL: Sar,
  VAT_AMOUNT: Sar,
  COUPON_DISCOUNT: Sar,
  SHIPPING_CHARGES: Sar,
  FAST_SHIPPING_CHARGES: Sar,
  ADDRESS: OrderAddress.nullable(),
  PICKUP: z.object({ ID: Id, TITLE: Named, TITLE_AR: Named, LATITUDE: z.number(), LONGITUDE: z.number() }).nullable(),
  /** Who is to have it, and their phone; to a rider neither once the order is over. */
  USER: z.object({ phone_number: z.string().max(20).nullable(), name: Named.nullable(), name_ar: Named.nullable() }),
  ITEM_COUNT: z.int(),
  /** The first few products, for the pictures of a list. */
  ITEMS: z.array(OrderItem).max(100),
});

/** One step of the tracking timeline; `AT` is null for what is still ahead. */
const Step = z.object({ STATUS: OrderState, AT: InstantText.nullable(), TITLE: Named, TITLE_AR: Named });

/** What is taxed at one rate, after offers and the code; the delivery has its VAT inside. */
const VatRate = z.object({ PERCENT: z.number(), TAXABLE: Sar, VAT: Sar });

/** A product that the pharmacist proposes in place of a line. It never costs the patient more than the line did. */
const Substitute = OrderItem.pick({
  ID: true,
  PRODUCT_ID: true,
  BRAND_ID: true,
  IMAGE: true,
  FORM: true,
  PRODUCT_NAME_EN: true,
  PRODUCT_NAME_AR: true,
  QUANTITY: true,
  PRICE_WITH_VAT: true,
}).extend({
  LINE_ID: Id,
  STATE: z.enum(['proposed', 'agreed', 'declined', 'lapsed']),
  /** What goes back to the patient with it, as it is cheaper. */
  REFUND: Sar,
  ANSWER_UNTIL: InstantText,
  /** For the patient who is asked: what to think about before taking it. */
  WARNINGS: z.array(SafetyWarning).max(50),
});

export const OrderDetail = OrderCard.extend({
  SUB_TOTAL_WITH_VAT: Sar,
  SUMS: GoodsSums,
  /** The standard rate; what was taxed at which stands in `VAT_RATES`. */
  VAT_PERCENT: z.number(),
  /** The highest rate first; their VAT adds up to `VAT_AMOUNT`. */
  VAT_RATES: z.array(VatRate).max(100),
  COUPON_CODE: z.string().max(40).nullable(),
  LOYALTY_POINTS: z.int(),
  LOYALTY_AMOUNT: Sar,
  WALLET_AMOUNT: Sar,
  CARD_AMOUNT: Sar,
  PAYMENT_METHOD: z.string().max(30).nullable(),
  /** For the patient alone: the subscription whose refill it is; it was made of no cart. */
  REFILL_SUBSCRIPTION_ID: Id.nullable(),
  /** Until when the payment may still come, while it is open. */
  PAYABLE_UNTIL: InstantText.nullable(),
  TIMELINE: z.array(Step).max(20),
  CANCELLATION_REASON: Words.nullable(),
  CANCELLATION_DESCRIPTION: Words.nullable(),
  REJECTION_REASON: Words.nullable(),
  REFUND_AMOUNT: Sar.nullable(),
  /** Where that went, or is on its way to: SAR to the wallet, the way it was paid, and what came back as points. */
  REFUNDS: z.object({ WALLET: Sar, SOURCE: Sar, POINTS: Sar }).nullable(),
  VEHICLE_NUMBER: z.string().max(vehicleLimits.number).nullable(),
  VEHICLE_TYPE: z.string().max(vehicleLimits.type).nullable(),
  RIDER_NAME: Named.nullable(),
  RIDER_NAME_AR: Named.nullable(),
  /** Until when a delivery without hours of its own is promised; null once it is over, or when that has passed. */
  EXPECTED_BY: InstantText.nullable(),
  /** The branch that it leaves, by its own number. */
  BRANCH_PHONE: z.string().max(20).nullable(),
  /** For the patient alone, while the rider has it with them. */
  RIDER_PHONE: z.string().max(20).nullable(),
  PRESCRIPTIONS: z
    .array(
      z.object({
        ID: Id,
        STATE: z.enum(['pending', 'approved', 'partly_approved', 'rejected']),
        REASON: Words.nullable(),
        FILES: z.array(z.uuid()).max(mostOrderLimits.prescriptionImages),
        /** The words of the portal's own prescription that the order relies on instead of pictures. */
        RECORD: z.string().max(300).nullable(),
      }),
    )
    .max(prescriptionLimits.ofOrder),
  /** What was proposed in place of lines that are not available, oldest first. */
  SUBSTITUTES: z.array(Substitute).max(200),
  INVOICE_NUMBER: z.string().max(40).nullable(),
  /** The payment that has that invoice and the credit notes: `GET payment/receipt/:id`. */
  PAYMENT_ID: Id.nullable(),
  /** One for each time that something of it was given back, oldest first. */
  CREDIT_NOTES: z
    .array(z.object({ ID: Id, PAYMENT_ID: Id, NUMBER: z.string().max(40), AMOUNT: Sar, ISSUED_AT: InstantText }))
    .max(200),
  /** Null for a pickup, and until the pharmacy sends it out. */
  DELIVERY: Delivery.nullable(),
  RATING: z.int().nullable(),
  may: z.object({
    cancel: z.boolean(),
    release: z.boolean(),
    pay: z.boolean(),
    rate: z.boolean(),
    reorder: z.boolean(),
  }),
});
