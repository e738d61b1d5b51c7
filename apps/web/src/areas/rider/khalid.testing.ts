import type { RiderOrder } from './model/api-types.ts';

const way: NonNullable<RiderOrder['DELIVERY']> = {
  RIDER_ID: 7,
  ANSWER_BY: null,
  ACCEPTED_AT: '2026-11-22T14:05:00.000Z',
  EXPECTED_AT: null,
  BRANCH: { TITLE: 'Olaya', TITLE_AR: 'العليا', LATITUDE: 24.69, LONGITUDE: 46.68 },
  WEIGHT_GRAMS: 400,
  IS_COLD_CHAIN: false,
  NEEDS_PHOTO: false,
  NEEDS_SIGNATURE: false,
  RIDER_IS_LOST: false,
  PROOF: null,
  MOVES: [],
};

/** An order that Khalid has fetched, changed as a test wants it. */
export const orderOf = (change: Partial<RiderOrder>, delivery: Partial<typeof way> = {}): RiderOrder => ({
  ID: 20418,
  ORDER_NUMBER: 'BLS-020418',
  ORDER_MODE: 'fast_delivery',
  STATUS: 'order_picked',
  PAYMENT_STATUS: 'paid',
  ORDER_DATE: '2026-11-22T12:42:00.000Z',
  SCHEDULED_FROM: null,
  SCHEDULED_TO: null,
  RIDER_ASSIGNED_DATE: '2026-11-22T14:05:00.000Z',
  COMPLETED_DATE: null,
  AMOUNT: 159.5,
  SUB_TOTAL: 128.26,
  VAT_AMOUNT: 19.24,
  COUPON_DISCOUNT: 0,
  SHIPPING_CHARGES: 12,
  FAST_SHIPPING_CHARGES: 0,
  ADDRESS: { ADDRESS: 'Olaya Street', ADDRESS_NAME: 'Home', CITY: 'Riyadh', LATITUDE: 24.7, LONGITUDE: 46.7 },
  PICKUP: null,
  USER: { phone_number: '+966500000001' },
  ITEM_COUNT: 1,
  ITEMS: [],
  ...change,
  DELIVERY: { ...way, ...delivery },
});
