import type { z } from 'zod';
import type { Delivery } from '@balsam/contract/delivery/shapes';
import type { orders } from '@balsam/contract/orders';
import type { OrderCard } from '@balsam/contract/orders/shapes';
import { partsBack, partsLeft, pointsOf } from '@balsam/domain/billing';
import {
  isOrderActive,
  lineWithVat,
  mayCancelOrder,
  mayRelease,
  orderNumber,
  type SummedLine,
} from '@balsam/domain/orders';
import { halalas, toSar } from '@balsam/domain/money';
import type { InvoiceLine } from '#modules/billing/index.ts';
import { sumsView } from '#modules/cart/index.ts';
import { photoUrl } from '#modules/catalogue/index.ts';
import { itemInvoiceLines } from '../common/invoice-lines.ts';
import { fulfilmentOf } from '../common/record-move.ts';
import { linesIn, type LineRow, type OrderRow } from '../common/orders.store.ts';
import type { OrderFacts } from './order-facts.store.ts';
import { substituteView } from './substitutes.view.ts';
import { timelineView } from './timeline.view.ts';

type Card = z.input<typeof OrderCard>;
/** All but how its delivery stands, which the module of delivery knows. */
export type Detail = Omit<z.input<(typeof orders)['show']['reply']>, 'DELIVERY'>;

const sar = (amount: number) => toSar(halalas(amount));
const iso = (at: Date | null) => at?.toISOString() ?? null;

const itemView = (line: LineRow): Card['ITEMS'][number] => ({
  ID: line.id,
  PRODUCT_ID: line.product_id,
  BRAND_ID: line.brand_id,
  IMAGE: photoUrl(line.photo_file),
  FORM: line.form,
  PRODUCT_NAME_EN: line.name,
  PRODUCT_NAME_AR: line.name_ar,
  QUANTITY: line.quantity,
  TOTAL_PRICE: sar(line.total),
  PRICE_WITH_VAT: toSar(lineWithVat({ net: halalas(line.net), vatPercent: line.vat_percent })),
  OFFER: line.offer as Card['ITEMS'][number]['OFFER'],
  IS_PRESCRIPTION: line.is_prescription,
  IS_COLD_CHAIN: line.is_cold_chain,
  IS_TAKEN_OUT: line.taken_out_at !== null,
  TAKEN_OUT_REASON: line.taken_out_reason,
  REPLACES: line.replaces_line_id,
  IS_WITHDRAWN: line.register_refusal !== null,
});

type PickupBranch = { id: number; title: string; title_ar: string; latitude: number; longitude: number };

/** AMOUNT = SUB_TOTAL + VAT_AMOUNT + SHIPPING_CHARGES + FAST_SHIPPING_CHARGES - COUPON_DISCOUNT (S9.03). */
const totalsView = (order: OrderRow) => ({
  AMOUNT: sar(order.total),
  SUB_TOTAL: sar(order.sub_total),
  VAT_AMOUNT: sar(order.vat),
  COUPON_DISCOUNT: sar(order.coupon_discount),
  SHIPPING_CHARGES: sar(order.shipping),
  FAST_SHIPPING_CHARGES: sar(order.fast_shipping),
});

type KeptAddress = Omit<NonNullable<Card['ADDRESS']>, 'IS_APPROXIMATE'> & { readonly IS_APPROXIMATE?: boolean };

/** Where it goes; an order from before the flag was kept went to the point that it has. */
const addressView = ({ address }: OrderRow): Card['ADDRESS'] =>
  address === null ? null : { IS_APPROXIMATE: false, ...(address as KeptAddress) };

type OrderUser = { readonly phone: string | null; readonly name: string; readonly nameAr: string };

/** An order as a list shows it, with the names of SPEC §3. */
export function cardView(
  order: OrderRow,
  lines: readonly LineRow[],
  of: { user: OrderUser | undefined; branch: PickupBranch | undefined },
): Card {
  const { branch } = of;
  return {
    ID: order.id,
    ORDER_NUMBER: orderNumber(order.id),
    ORDER_MODE: order.mode,
    STATUS: order.state,
    PAYMENT_STATUS: order.payment_state,
    ORDER_DATE: (order.placed_at ?? order.created_at).toISOString(),
    SCHEDULED_FROM: iso(order.scheduled_from),
    SCHEDULED_TO: iso(order.scheduled_to),
    RIDER_ASSIGNED_DATE: iso(order.rider_assigned_at),
    COMPLETED_DATE: iso(order.completed_at),
    ...totalsView(order),
    ADDRESS: addressView(order),
    PICKUP: branch
      ? {
          ID: branch.id,
          TITLE: branch.title,
          TITLE_AR: branch.title_ar,
          LATITUDE: branch.latitude,
          LONGITUDE: branch.longitude,
        }
      : null,
    USER: { phone_number: of.user?.phone ?? null, name: of.user?.name ?? null, name_ar: of.user?.nameAr ?? null },
    ITEM_COUNT: linesIn(lines).reduce((n, { quantity }) => n + quantity, 0),
    ITEMS: lines.map(itemView),
  };
}

type Reader = { readonly isOwn: boolean; readonly now: Date };

/** As `orderPayable` refuses it: what holds a product that the register withdrew is not paid any more. */
const mayPay = (order: OrderRow, lines: readonly LineRow[], now: Date): boolean =>
  order.payment_state === 'pending_payment' &&
  now < order.payable_until &&
  lines.every(({ register_refusal }) => register_refusal === null);

const allowedActions = (order: OrderRow, lines: readonly LineRow[], { isOwn, now }: Reader): Detail['may'] => {
  const delivered = order.state === 'delivered';
  return {
    cancel: isOwn && order.state !== null && mayCancelOrder(order.state, fulfilmentOf(order)).ok,
    release: isOwn && mayRelease(order.payment_state).ok,
    pay: isOwn && mayPay(order, lines, now),
    rate: isOwn && delivered && order.rating === null,
    reorder: isOwn && order.state !== null && !isOrderActive(order.state),
  };
};

/** How a refund was shared: a provider gives back what it is asked for, points came back as points, the rest went to the wallet. */
function refundsView({ refund_amount: refund }: OrderRow, { payment }: OrderFacts): Detail['REFUNDS'] {
  if (refund === null || !payment) return null;
  const source = payment.refund_to === 'source' ? payment.source_refund : 0;
  const parts = {
    walletPart: halalas(payment.wallet_part),
    cardPart: halalas(payment.card_part),
    loyaltyPart: halalas(payment.loyalty_part),
  };
  const [part, whole] = [halalas(payment.refunded_part), halalas(refund - payment.refunded_part)];
  const early = partsBack(parts, halalas(0), part).loyaltyPart;
  const last = payment.refunded_at === null ? 0 : partsLeft(parts, halalas(payment.amount - whole)).loyaltyPart;
  const points = early + last;
  return { WALLET: sar(refund - source - points), SOURCE: sar(source), POINTS: sar(points) };
}

const sumOf = (lines: readonly InvoiceLine[], of: 'taxable' | 'vat') =>
  sar(lines.reduce((all, line) => all + line[of], 0));

/** What is taxed at each rate, the highest first. */
const vatRates = (lines: readonly InvoiceLine[]): Detail['VAT_RATES'] =>
  [...Map.groupBy(lines, (line) => line.vat_percent)]
    .toSorted(([one], [other]) => other - one)
    .map(([PERCENT, taxed]) => ({ PERCENT, TAXABLE: sumOf(taxed, 'taxable'), VAT: sumOf(taxed, 'vat') }));

const summedLine = (line: LineRow): SummedLine => ({
  gross: halalas(line.gross),
  net: halalas(line.net),
  couponShare: halalas(line.coupon_share),
  vatPercent: line.vat_percent,
  vat: halalas(line.vat),
});

const moneyView = (order: OrderRow, facts: OrderFacts) => {
  const { payment, perSar } = facts;
  return {
    SUB_TOTAL_WITH_VAT: sar(order.sub_total_with_vat),
    VAT_PERCENT: order.vat_percent,
    SUMS: sumsView(linesIn(facts.lines).map(summedLine)),
    VAT_RATES: vatRates(itemInvoiceLines(linesIn(facts.lines))),
    COUPON_CODE: order.coupon_code,
    LOYALTY_POINTS: pointsOf(halalas(payment?.loyalty_part ?? 0), perSar),
    LOYALTY_AMOUNT: sar(payment?.loyalty_part ?? 0),
    WALLET_AMOUNT: sar(payment?.wallet_part ?? 0),
    CARD_AMOUNT: sar(payment?.card_part ?? 0),
    PAYMENT_METHOD: payment?.method ?? null,
    PAYABLE_UNTIL: order.payment_state === 'pending_payment' ? order.payable_until.toISOString() : null,
    REFUND_AMOUNT: order.refund_amount === null ? null : sar(order.refund_amount),
    REFUNDS: refundsView(order, facts),
    INVOICE_NUMBER: payment?.invoice ?? null,
    PAYMENT_ID: payment?.invoice ? payment.id : null,
    CREDIT_NOTES: facts.creditNotes.map(({ id, payment_id, number, total, issued_at }) => ({
      ID: id,
      PAYMENT_ID: payment_id,
      NUMBER: number,
      AMOUNT: sar(total),
      ISSUED_AT: issued_at.toISOString(),
    })),
  };
};

const isWithRider = (state: OrderRow['state']): boolean =>
  state === 'order_picked' || state === 'on_the_way' || state === 'arrived';

/** Until when it was promised where no hours were, as long as it still comes and that has not passed. */
const expectedBy = ({ state, promised_by: by }: OrderRow, now: Date): string | null =>
  state !== null && isOrderActive(state) && by !== null && now < by ? iso(by) : null;

/** One order whole. `isOwn`: its patient reads it, and may do what the buttons say. */
export function detailView(order: OrderRow, facts: OrderFacts, reader: Reader): Detail {
  const { rider } = facts;
  return {
    ...cardView(order, facts.lines, facts),
    ...moneyView(order, facts),
    TIMELINE: timelineView(order.state, fulfilmentOf(order), facts.steps),
    REFILL_SUBSCRIPTION_ID: reader.isOwn ? order.refill_subscription_id : null,
    CANCELLATION_REASON: order.cancellation_reason,
    CANCELLATION_DESCRIPTION: order.cancellation_description,
    REJECTION_REASON: order.rejection_reason,
    VEHICLE_NUMBER: rider?.vehicle_number ?? null,
    VEHICLE_TYPE: rider?.vehicle_type ?? null,
    RIDER_NAME: rider?.first_name ?? null,
    RIDER_NAME_AR: rider?.first_name_ar ?? null,
    EXPECTED_BY: expectedBy(order, reader.now),
    BRANCH_PHONE: facts.branchPhone,
    RIDER_PHONE: reader.isOwn && isWithRider(order.state) ? (rider?.phone ?? null) : null,
    PRESCRIPTIONS: facts.prescriptions.map((p) => ({
      ID: p.id,
      STATE: p.state,
      REASON: p.reason,
      FILES: [...p.files],
      RECORD: p.record_title,
    })),
    SUBSTITUTES: facts.substitutes.map(substituteView),
    RATING: order.rating,
    may: allowedActions(order, facts.lines, reader),
  };
}

/** Of an order that is a young person's own affair a guardian reads no product, nor what was written about one. */
export const cardForGuardian = <C extends Card>(card: C): C => ({ ...card, ITEMS: [] });

/** The same of the whole order; its papers name the products as well, and so would the cart. */
export const detailForGuardian = (detail: Detail): Detail => ({
  ...cardForGuardian(detail),
  PRESCRIPTIONS: [],
  SUBSTITUTES: [],
  REFILL_SUBSCRIPTION_ID: null,
  CANCELLATION_DESCRIPTION: null,
  REJECTION_REASON: null,
  COUPON_CODE: null,
  INVOICE_NUMBER: null,
  PAYMENT_ID: null,
  CREDIT_NOTES: [],
  may: { ...detail.may, release: false, reorder: false },
});

/** Of its delivery a guardian reads where it is, not what it weighs and its hand-over asks for, nor what was written or taken a picture of. */
export const deliveryForGuardian = (delivery: z.input<typeof Delivery>): z.input<typeof Delivery> => ({
  ...delivery,
  PROOF: null,
  CALL_BACK_REASON: null,
  WEIGHT_GRAMS: 0,
  IS_COLD_CHAIN: false,
  NEEDS_PHOTO: false,
  NEEDS_SIGNATURE: false,
});

const hiddenPayment = { LOYALTY_POINTS: 0, LOYALTY_AMOUNT: 0, WALLET_AMOUNT: 0, CARD_AMOUNT: 0, PAYMENT_METHOD: null };

/**
 * Of an order that is over a rider needs neither name nor phone any more; of one that was cancelled on the way, or that is theirs no longer, nothing but that
 * it was. What the pharmacist wrote about a product is for the patient.
 */
export function cardForRider<C extends Card>(card: C, isTheirs = true): C {
  const isOver = card.STATUS !== null && !isOrderActive(card.STATUS);
  const ITEMS = card.ITEMS.map((item) => ({ ...item, TAKEN_OUT_REASON: null }));
  if (isTheirs && !isOver) return { ...card, ITEMS };
  const isGone = !isTheirs || card.STATUS === 'cancelled';
  const gone = isGone ? { ADDRESS: null, ITEMS: [], ITEM_COUNT: 0 } : {};
  return { ...card, ITEMS, ...gone, USER: { phone_number: null, name: null, name_ar: null } };
}

/** What its rider sees of an order: where it goes, what is in it and what it comes to; not how it was paid, nor a prescription (SPEC §2). */
export const detailForRider = (detail: Detail): Detail => ({
  ...cardForRider(detail),
  ...hiddenPayment,
  COUPON_CODE: null,
  CANCELLATION_REASON: null,
  CANCELLATION_DESCRIPTION: null,
  REJECTION_REASON: null,
  REFUND_AMOUNT: null,
  REFUNDS: null,
  PRESCRIPTIONS: [],
  SUBSTITUTES: [],
  INVOICE_NUMBER: null,
  PAYMENT_ID: null,
  CREDIT_NOTES: [],
  RATING: null,
});
