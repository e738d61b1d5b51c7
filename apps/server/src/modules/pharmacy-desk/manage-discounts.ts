import type { z } from 'zod';
import type { pharmacyDesk } from '@balsam/contract/pharmacy-desk';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { pageOf, readPage } from '#platform/http/page.ts';
import { parseHalalas, parseOptionalHalalas } from './amounts.ts';
import { couponView, offerView } from './discounts.view.ts';
import { writeJournal, writeProductJournals } from './changes.store.ts';
import {
  deleteOffer,
  deleteUnused,
  findCoupon,
  findOffer,
  insertCoupon,
  insertOffer,
  listCoupons,
  listOffers,
  lockCoupon,
  lockOffer,
  lockProductsWith,
  updateCoupon,
  updateOffer,
} from './offers.store.ts';

type OfferRequest = z.output<(typeof pharmacyDesk)['changeOffer']['body']>;
type CouponRequest = z.output<(typeof pharmacyDesk)['changeCoupon']['body']>;
type PageQuery = { readonly page?: number | undefined; readonly limit?: number | undefined };

type SeenRevision = { readonly revision?: number | undefined };

/** Nobody writes over what they have not seen. @throws desk_changed */
function checkRevision(now: { readonly revision: number }, { revision }: SeenRevision): void {
  if (revision !== undefined && revision !== now.revision) throw fail('desk_changed');
}

function periodOf({ starts_at, ends_at }: { starts_at: string; ends_at: string }) {
  const period = { starts_at: new Date(starts_at), ends_at: new Date(ends_at) };
  if (period.ends_at <= period.starts_at) throw fail('period_not_valid', { path: 'ends_at' });
  return period;
}

/** Only what this kind of offer uses; the rest is empty. */
function valueOf(request: OfferRequest) {
  const none = { percent: null, buy: null, free: null, minimum: null, amount: null };
  const { type, percent, buy, free, minimum, amount } = request;
  if (type === 'FLAT_DISCOUNT' && percent) return { ...none, percent };
  if (type === 'BUNDLE_DISCOUNT' && buy && free) return { ...none, buy, free };
  if (type === 'VALUE_BASED_DISCOUNT' && amount && minimum !== null && minimum !== undefined)
    return { ...none, minimum: parseOptionalHalalas(minimum, 'minimum'), amount: parseHalalas(amount, 'amount') };
  throw fail('offer_not_whole', { path: 'type' });
}

const offerRow = (request: OfferRequest) => {
  const { type, title, title_ar } = request;
  return { type, title, title_ar, ...valueOf(request), ...periodOf(request) };
};

const shownOffer = async (sql: Sql, id: number) => {
  const row = await findOffer(sql, id);
  if (!row) throw fail('not_found');
  return offerView(row);
};

export async function showOffers(sql: Sql, query: PageQuery) {
  const page = pageOf(query, 200);
  const { rows, total } = await readPage(page, (at) => listOffers(sql, at));
  return { items: rows.map(offerView), total, page: page.page, limit: page.limit };
}

export async function addOffer(tx: Tx, call: UserCall, request: OfferRequest) {
  const row = offerRow(request);
  const id = await insertOffer(tx, row);
  await writeJournal(tx, call, { what: 'offer', recordId: id, after: row });
  return shownOffer(tx, id);
}

/** @throws not_found; desk_changed; what makes an offer whole */
export async function changeOffer(tx: Tx, call: UserCall, id: number, request: OfferRequest) {
  await lockOffer(tx, id);
  const before = await shownOffer(tx, id);
  checkRevision(before, request);
  const row = offerRow(request);
  await updateOffer(tx, id, { ...row, revision: before.revision + 1 });
  await writeJournal(tx, call, { what: 'offer', recordId: id, before, after: row });
  return shownOffer(tx, id);
}

type SeenOffer = { readonly revision: number; readonly products: number };

/**
 * Takes an offer off its products, and away. The journal keeps which products had it: nothing else tells how to put it back.
 * @throws not_found; desk_changed, also where it is on other products than were seen
 */
export async function removeOffer(tx: Tx, call: UserCall, id: number, seen: SeenOffer): Promise<void> {
  // Whoever puts an offer on a product locks the product first.
  await lockProductsWith(tx, id);
  await lockOffer(tx, id);
  const before = await shownOffer(tx, id);
  checkRevision(before, seen);
  if (before.products !== seen.products) throw fail('desk_changed');
  const product_ids = await deleteOffer(tx, id, call.now);
  await writeJournal(tx, call, { what: 'offer', recordId: id, before: { ...before, product_ids } });
  const without = { before: { offer_id: id }, after: { offer_id: null } };
  await writeProductJournals(tx, call, product_ids, without);
}

function couponRow(request: CouponRequest) {
  const { title, title_ar, percent, amount, at_most, minimum_purchase, uses_in_all, uses_by_person } = request;
  if (Boolean(percent) === Boolean(amount)) throw fail('coupon_not_whole', { path: 'percent' });
  return {
    title,
    title_ar,
    percent: percent ?? null,
    at_most: percent ? parseOptionalHalalas(at_most, 'at_most') : null,
    amount: amount ? parseHalalas(amount, 'amount') : null,
    minimum_purchase: parseOptionalHalalas(minimum_purchase, 'minimum_purchase') ?? 0,
    uses_in_all: uses_in_all ?? null,
    uses_by_person: uses_by_person ?? null,
    first_order_only: request.first_order_only,
    ...periodOf(request),
  };
}

const shownCoupon = async (sql: Sql, code: string) => {
  const row = await findCoupon(sql, code);
  if (!row) throw fail('not_found');
  return couponView(row);
};

export async function showCoupons(sql: Sql, query: PageQuery) {
  const page = pageOf(query, 200);
  const { rows, total } = await readPage(page, (at) => listCoupons(sql, at));
  return { items: rows.map(couponView), total, page: page.page, limit: page.limit };
}

export async function addCoupon(tx: Tx, call: UserCall, { code: typed, ...request }: CouponRequest & { code: string }) {
  const [code, row] = [typed.toUpperCase(), couponRow(request)];
  if (!(await insertCoupon(tx, code, row, call.now))) throw fail('coupon_code_taken', { path: 'code' });
  await writeJournal(tx, call, { what: 'coupon', recordId: code, after: row });
  return shownCoupon(tx, code);
}

/** A limit below what was used already is raised to it: nobody's use is taken back. @throws not_found; desk_changed; coupon_not_whole */
export async function changeCoupon(tx: Tx, call: UserCall, typed: string, request: CouponRequest) {
  const code = typed.toUpperCase();
  await lockCoupon(tx, code);
  const before = await shownCoupon(tx, code);
  checkRevision(before, request);
  const row = couponRow(request);
  const uses_in_all = row.uses_in_all === null ? null : Math.max(row.uses_in_all, before.used);
  await updateCoupon(tx, code, { ...row, uses_in_all, revision: before.revision + 1 });
  await writeJournal(tx, call, { what: 'coupon', recordId: code, before, after: { ...row, uses_in_all } });
  return shownCoupon(tx, code);
}

type SeenCoupon = { readonly revision: number };

/** @throws not_found; desk_changed; coupon_was_used */
export async function removeCoupon(tx: Tx, call: UserCall, typed: string, seen: SeenCoupon): Promise<void> {
  const code = typed.toUpperCase();
  await lockCoupon(tx, code);
  const before = await shownCoupon(tx, code);
  checkRevision(before, seen);
  if (!(await deleteUnused(tx, code))) throw fail('coupon_was_used');
  await writeJournal(tx, call, { what: 'coupon', recordId: code, before });
}
