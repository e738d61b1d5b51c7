import { roleMay } from '@balsam/domain/identity';
import { isOrderActive, type OrderState } from '@balsam/domain/orders';
import { audit } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { pageOf } from '#platform/http/page.ts';
import { warningsForStaff } from '#modules/cart/index.ts';
import { deliveriesOf } from '#modules/delivery/index.ts';
import {
  awaitsReturn,
  calledBackSince,
  cardsOf,
  detailOf,
  endedPrescriptions,
  ordersWithQuestion,
} from '#modules/orders/index.ts';
import {
  countStates,
  findPaid,
  findQueue,
  readHistory,
  readPrescriptionStates,
  readPatients,
  readPicks,
  readReviews,
} from './pharmacy-desk.store.ts';
import {
  historyView,
  reviewsView,
  allowedActions,
  patientView,
  patientDetails,
  prescriptionStatus,
} from './queue.view.ts';

type QueueQuery = {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly state?: OrderState | 'open' | undefined;
  readonly q?: string | undefined;
};

/** A page of the queue, in a constant number of statements. Each patient can see later that the staff saw their order. */
export async function readQueue(sql: Sql, call: UserCall, { state, q, ...query }: QueueQuery) {
  const page = pageOf(query, 100);
  const { rows, total } = await findQueue(sql, { state, q: q || undefined, now: call.now }, page);
  const people = [...new Set(rows.map(({ person_id }) => person_id))];
  const orders = rows.map(({ id }) => id);
  const [cards, patients, prescriptions, asked, counts] = await Promise.all([
    cardsOf(sql, rows, call.now),
    readPatients(sql, people),
    readPrescriptionStates(sql, orders),
    ordersWithQuestion(sql, orders),
    countStates(sql),
  ]);
  await audit(
    sql,
    call,
    ...people.map((personId) => ({ personId, action: 'read', what: 'orders', why: 'staff' }) as const),
  );
  const items = cards.map((card, n) => ({
    ...card,
    CALLED_BACK_AT: calledBackSince(rows[n]!),
    PATIENT: patientView(patients.find(({ id }) => id === rows[n]!.person_id)),
    PRESCRIPTION: prescriptionStatus(
      card.ITEMS.some((item) => item.IS_PRESCRIPTION && !item.IS_TAKEN_OUT),
      prescriptions.filter(({ order_id }) => order_id === card.ID).map((one) => one.state),
    ),
    AWAITS_ANSWER: asked.has(card.ID),
    HAS_WITHDRAWN: card.ITEMS.some((item) => item.IS_WITHDRAWN && !item.IS_TAKEN_OUT),
    IS_COLD_CHAIN: card.ITEMS.some((item) => item.IS_COLD_CHAIN && !item.IS_TAKEN_OUT),
  }));
  return { items, total, page: page.page, limit: page.limit, counts };
}

/** One order as the pharmacy desk works on it; `not_found` before it was paid. */
export async function readPharmacyOrder(sql: Sql, call: UserCall, id: number) {
  const order = await findPaid(sql, id);
  if (!order) throw fail('not_found');
  const [detail, deliveries, [patient], picks, history, reviews] = await Promise.all([
    detailOf(sql, call, order, false),
    deliveriesOf(sql, call, [order]),
    readPatients(sql, [order.person_id]),
    readPicks(sql, id, call.now),
    readHistory(sql, id),
    readReviews(sql, id),
  ]);
  await audit(sql, call, { personId: order.person_id, action: 'read', what: 'order', recordId: id, why: 'staff' });
  const lines = detail.ITEMS.filter((item) => !item.IS_TAKEN_OUT);
  const isPending = detail.PRESCRIPTIONS.some(({ STATE }) => STATE === 'pending');
  // Where nothing on prescription is left there is nothing to review.
  const waits = isPending && lines.some((item) => item.IS_PRESCRIPTION);
  const { roleId } = call.actor;
  const mayFill = roleMay(roleId, 'fill_orders');
  const isUnderWay = order.state !== null && isOrderActive(order.state);
  const ended = mayFill && isUnderWay ? await endedPrescriptions(sql, order, call.now) : [];
  const patientAndProducts = { personId: order.person_id, productIds: lines.map((line) => line.PRODUCT_ID) };
  return {
    ...detail,
    // Whoever only looks at orders has no business with what a doctor wrote.
    PRESCRIPTIONS: mayFill ? detail.PRESCRIPTIONS : detail.PRESCRIPTIONS.map((one) => ({ ...one, FILES: [] })),
    DELIVERY: deliveries.get(id) ?? null,
    PATIENT: patientDetails(patient),
    PICKS: picks,
    HISTORY: history.map(historyView),
    REVIEWS: reviewsView(reviews),
    WARNINGS: mayFill ? await warningsForStaff(sql, call, patientAndProducts) : [],
    ENDED_PRESCRIPTIONS: [...ended],
    may_confirm_return: mayFill && awaitsReturn(order),
    ...allowedActions(roleId, {
      state: order.state,
      mode: order.mode,
      isCalledBack: order.called_back_at !== null,
      awaitsReview: waits,
      awaitsAnswer: detail.SUBSTITUTES.some(({ STATE }) => STATE === 'proposed'),
      isPrescribed: ended.length === 0,
      lines,
    }),
  };
}
