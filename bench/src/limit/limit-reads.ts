import { demoNow } from '../../../apps/server/test/databases.ts';
import { riyadhDay } from '@balsam/domain/time';
import { calendar as calendarRead, reads, type Read } from '../reads/reads.ts';
import { announcements, banners } from './content.sql.ts';
import * as directory from './directory.sql.ts';
import * as own from './person.sql.ts';
import * as shop from './shop.sql.ts';
import type { Facts, LimitStatement } from './statement.ts';

/** A call of ours, and the SQL that tells the same. `computed`: names of values that follow from the others by rules, which SQL alone does not send. */
export type Pair = { readonly read: Read; readonly sql: LimitStatement; readonly computed: readonly string[] };

/** `one`: a page of one thing; `guest`: a list that is the same for everybody. */
export type LimitRead = {
  readonly name: string;
  readonly kind: 'guest' | 'one' | 'personal';
  /** More than one where a screen asks for them together; sent one after the other. */
  readonly pairs: readonly Pair[];
};

const patientId = 1;
/** The patient of the reads, at the instant of the run. */
export const facts: Facts = { person: patientId, now: demoNow.toISOString(), today: riyadhDay(demoNow) };

const always = ['page', 'limit', 'name_ar_missing', 'display_name', 'display_name_ar', 'photo_url'];
const cardPrices = ['price', 'price_before', 'is_cold_chain'];
const fees = ['fee_with_vat', 'fee', 'average', 'name', 'name_ar', 'vat_percent'];
const sums = [
  'gross',
  'offer_discount',
  'net',
  'net_with_vat',
  'coupon_share',
  'vat',
  'total',
  'available',
  'withdrawn',
  'prescribed',
  'count',
];
const cartSums = [
  'mode',
  'SUB_TOTAL',
  'SUB_TOTAL_WITH_VAT',
  'VAT_AMOUNT',
  'VAT_PERCENT',
  'COUPON_DISCOUNT',
  'SHIPPING_CHARGES',
  'AMOUNT',
];
const cartRest = ['FAST_SHIPPING_CHARGES', 'SUMS', 'until_free_delivery', 'needs_prescription', 'warnings'];
const visit = [
  'payment_status',
  'name',
  'name_ar',
  'vat_percent',
  'total',
  'currency',
  'join_from',
  'join_until',
  'check_in_from',
  'may',
  'state',
];

const readAt = (path: string): Read => {
  const found = reads.find((read) => read.path === path);
  if (!found) throw new Error(`no read of ${path}`);
  return found;
};
const pair = (read: Read, sql: LimitStatement, computed: readonly string[] = []): Pair => ({
  read,
  sql,
  computed: [...always, ...computed],
});
const guest = (path: string): Read => ({ name: path, path });
const asPatient = (path: string): Read => ({ name: path, path, as: 'patient' });
const query = (typed: string) => `/products?query=${encodeURIComponent(typed)}&limit=20`;
const slots = reads.find(({ name }) => name === 'timeslots')?.path ?? '';
const ofQuery = (path: string, name: string) => new URLSearchParams(path.split('?')[1]).get(name) ?? '';
const month = `${ofQuery(calendarRead.path, 'year')}-${ofQuery(calendarRead.path, 'month').padStart(2, '0')}`;

const upcoming = pair(readAt('/appointments/upcoming'), own.upcoming, visit);
const today = pair(readAt('/appointments/patient/today'), own.patientToday, visit);
const wallet = pair(readAt('/payment/wallet'), own.wallet, ['currency', 'title', 'title_ar', 'total']);
const notifications = pair(asPatient('/notifications/fetch?limit=3'), own.notifications, ['seen']);
const cart = pair(asPatient('/cart'), shop.cart, [...cardPrices, ...sums, ...cartSums, ...cartRest]);
const orders = pair(asPatient('/orders/user-orders?state=active&limit=3'), own.activeOrders, [
  'ORDER_NUMBER',
  'ITEM_COUNT',
  'IMAGE',
  'TOTAL_PRICE',
  'total',
]);
const results = pair(asPatient('/reports?type=lab&limit=500'), own.labResults, [
  'value_text_ar',
  'title_ar_missing',
  'flag',
  'range_says',
  'amended',
  'confirmation',
  'withdrawn',
  'day',
  'precision',
  'total',
  'decimal',
]);
const content = ['type', 'image', 'image_url', 'position'];

/** Every hot read with the least that could answer it. */
export const limitReads: readonly LimitRead[] = [
  { name: 'product list', kind: 'guest', pairs: [pair(guest('/products?limit=20'), shop.productList, cardPrices)] },
  {
    name: 'product search, Arabic',
    kind: 'guest',
    pairs: [pair(guest(query('بنادول')), shop.productSearch('بنادول', '~بندل'), cardPrices)],
  },
  {
    name: 'product search, English',
    kind: 'guest',
    pairs: [pair(guest(query('panadol')), shop.productSearch('panadol', '~pndl'), cardPrices)],
  },
  { name: 'product', kind: 'one', pairs: [pair(guest('/products/1'), shop.product, cardPrices)] },
  { name: 'home listing', kind: 'guest', pairs: [pair(guest('/products/home-listing'), shop.homeListing, cardPrices)] },
  { name: 'specialities', kind: 'guest', pairs: [pair(readAt('/specialities'), directory.specialities, ['total'])] },
  { name: 'clinics', kind: 'guest', pairs: [pair(readAt('/clinics'), directory.clinics, ['total'])] },
  { name: 'find/doctors', kind: 'guest', pairs: [pair(readAt('/find/doctors?limit=10'), directory.findDoctors, fees)] },
  {
    name: 'doctor',
    kind: 'one',
    pairs: [
      pair(readAt('/doctors/1'), directory.doctor, [...fees, 'start_time', 'end_time', 'nearest_slot', 'distribution']),
    ],
  },
  {
    name: 'calendar, a month',
    kind: 'guest',
    pairs: [pair(calendarRead, directory.calendar(`${month}-01`, `${month}-31`), ['year', 'month', 'state'])],
  },
  {
    name: 'timeslots',
    kind: 'guest',
    pairs: [pair(guest(slots), directory.timeslots(ofQuery(slots, 'dated')), ['part_of_day', 'state', 'total'])],
  },
  { name: 'cart of three', kind: 'personal', pairs: [cart] },
  { name: 'upcoming appointments', kind: 'personal', pairs: [upcoming] },
  { name: "patient's today", kind: 'personal', pairs: [today] },
  { name: 'notifications', kind: 'personal', pairs: [notifications] },
  { name: 'wallet', kind: 'personal', pairs: [wallet] },
  {
    name: 'dashboard, its nine calls',
    kind: 'personal',
    pairs: [
      upcoming,
      today,
      results,
      orders,
      notifications,
      cart,
      pair(asPatient('/free-appointment-promo/get/active'), own.freeVisit),
      pair(guest('/banner'), banners, content),
      pair(guest('/announcements'), announcements, content),
    ],
  },
];
