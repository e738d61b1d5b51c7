import { addMinutes } from '@balsam/domain/time';
import { orderMoves, orderStates, type OrderState } from '@balsam/domain/orders';
import { describe, expect, test } from 'vitest';
import { codeIn, messageTo } from '#test/codes.ts';
import { world } from '#test/world.ts';
import { booksOf, inOrder, payer, walletOf } from '#modules/billing/billing.fixture.ts';
import { sendOrderCode, handOverByCode } from '../index.ts';
import {
  moveOrderTo,
  createAddress,
  createOrder,
  productIdOf,
  stockOf,
  staffCall,
  payByCard,
} from '#test/factories/orders.ts';

const w = await world({ connections: 8 });
const panadol = await productIdOf(w, 'Panadol Advance 500 mg tablets');
const sara = await payer(w, '1000001');
const address_id = await createAddress(sara);
const rider = 'rider@balsam.example';
const pharmacist = 'pharmacist@balsam.example';
const khalid = (await staffCall(w, rider)).actor.personId;

const placed = async (change: object = { address_id }) =>
  (await createOrder(sara, panadol, change)).data.order.ID as number;
const show = async (id: number) => (await sara.get(`/orders/${id}`)).data;
const by = {
  pharmacy: { by: 'pharmacist', email: pharmacist },
  assignment: { by: 'assignment', email: pharmacist, riderId: khalid },
  rider: { by: 'rider', email: rider },
} as const;
const toDoor = [
  ['confirmed', by.pharmacy],
  ['processed', by.pharmacy],
  ['ready_to_ship', by.pharmacy],
  ['out_for_delivery', by.pharmacy],
  ['rider_assigned', by.assignment],
  ['order_picked', by.rider],
  ['on_the_way', by.rider],
  ['arrived', by.rider],
] as const;

/** Moves a new order up to a state on the way to the door. */
async function orderAt(state: OrderState): Promise<number> {
  const id = await placed();
  const count = toDoor.findIndex(([to]) => to === state) + 1;
  for (const [to, who] of toDoor.slice(0, count)) await moveOrderTo(w, id, to, who);
  return id;
}
const digitsOf = async () => codeIn(await messageTo(w, '+966500000001'), 6) ?? 'none';
const sendCode = async (orderId: number) => {
  const call = await staffCall(w, rider);
  return w.db.transaction().execute((tx) => sendOrderCode(tx, w.platform, call, { orderId, by: 'rider' }));
};
const prove = async (orderId: number, otp_code: string, email = rider) =>
  handOverByCode(w.platform, await staffCall(w, email), { orderId, by: 'rider', otp_code });
const codeOf = (tried: Promise<unknown>) =>
  tried.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

describe('moves that are refused', () => {
  test('S4.13 from each state, all moves of the pharmacy desk that the table does not have', async () => {
    const id = await placed();
    const isMove = (from: OrderState, to: OrderState) =>
      orderMoves.some((m) => m.by === 'pharmacist' && m.from === from && m.to === to && m.fulfilment !== 'pickup');
    for (const from of orderStates) {
      await w.db.updateTable('pharmacy_order').set({ state: from }).where('id', '=', id).execute();
      for (const to of orderStates.filter((state) => !isMove(from, state)))
        expect([from, to, await moveOrderTo(w, id, to, by.pharmacy)]).toEqual([
          from,
          to,
          { code: 'order_move_refused' },
        ]);
    }
  });
  test('S5.18 a rejection without a reason', async () => {
    const id = await placed();
    expect(await moveOrderTo(w, id, 'rejected', { ...by.pharmacy, reason: '  ' })).toEqual({
      code: 'order_reason_required',
    });
    const arrived = await orderAt('arrived');
    expect(await moveOrderTo(w, arrived, 'delivered', by.rider)).toEqual({ code: 'order_otp_required' });
  });
  test("another rider's order is not found", async () => {
    const id = await orderAt('rider_assigned');
    const other = { by: 'rider', email: 'rider2@balsam.example' } as const;
    expect(await moveOrderTo(w, id, 'order_picked', other)).toEqual({ code: 'not_found' });
    expect((await payer(w, 'rider2@balsam.example').then((who) => who.get(`/orders/${id}`))).http).toBe(404);
  });
  test('D6.02 an order whose prescription waits is not confirmed', async () => {
    const waiting = await w.db
      .selectFrom('prescription')
      .select('order_id')
      .where('state', '=', 'pending')
      .where('order_id', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(await moveOrderTo(w, waiting.order_id!, 'confirmed', by.pharmacy)).toEqual({
      code: 'prescription_not_approved',
    });
  });
});

describe('the way to the door', () => {
  test('S4.13 S4.15 each step in turn, the last with six digits', async () => {
    const id = await placed();
    for (const [to, who] of toDoor) expect(await moveOrderTo(w, id, to, who)).toMatchObject({ state: to });
    await sendCode(id);
    const digits = await digitsOf();
    expect(await codeOf(prove(id, digits.slice(0, 4)))).toBe('order_otp_required');
    expect(await codeOf(prove(id, digits === '000000' ? '000001' : '000000'))).toBe('code_wrong');
    expect(await codeOf(prove(id, digits, 'rider2@balsam.example'))).toBe('not_found');
    expect(await prove(id, digits)).toMatchObject({ state: 'delivered' });
    expect(await codeOf(prove(id, digits))).toBe('order_move_refused');
    const after = await show(id);
    expect(after).toMatchObject({ STATUS: 'delivered', may: { rate: true, cancel: false } });
    expect((after.TIMELINE as { AT: string | null }[]).every(({ AT }) => AT !== null)).toBe(true);
    w.at(addMinutes(w.clock.now(), 2));
  });
  test("S4.15 the code of one order does not open another's door, nor after five minutes", async () => {
    const [first, second] = [await orderAt('arrived'), await orderAt('arrived')];
    await sendCode(first);
    const digits = await digitsOf();
    expect(['code_not_valid', 'code_expired']).toContain(await codeOf(prove(second, digits)));
    w.at(addMinutes(w.clock.now(), 5));
    expect(await codeOf(prove(first, digits))).toBe('code_expired');
  });
  test('a rider who declines gives it back to be assigned', async () => {
    const id = await orderAt('rider_assigned');
    expect(await moveOrderTo(w, id, 'out_for_delivery', by.rider)).toMatchObject({
      rider_id: null,
      rider_assigned_at: null,
    });
    expect(await moveOrderTo(w, id, 'order_picked', by.rider)).toEqual({ code: 'not_found' });
  });
});

describe('what a move brings with it', () => {
  test('D6.01 a rejected order gives products and money back, and its patient reads why', async () => {
    const [stock, money] = [await stockOf(w, panadol), await walletOf(sara)];
    const id = await placed();
    await moveOrderTo(w, id, 'rejected', { ...by.pharmacy, reason: 'Out of date' });
    expect([await stockOf(w, panadol), await walletOf(sara)]).toEqual([stock, money]);
    expect(await show(id)).toMatchObject({ STATUS: 'rejected', REJECTION_REASON: 'Out of date', REFUND_AMOUNT: 24.35 });
    await w.dispatch();
    const notification = (await sara.get('/notifications/fetch')).data.notifications[0];
    expect(notification).toMatchObject({ kind: 'order_rejected', link: `/pharmacy/orders/${id}` });
    expect(notification.message).toContain('Out of date');
  });
  test('D6.01 of a returned order the products are refunded, not the delivery, and nothing is sold again', async () => {
    const money = await walletOf(sara);
    const id = await orderAt('arrived');
    const stock = await stockOf(w, panadol);
    await moveOrderTo(w, id, 'returned', { ...by.rider, reason: 'Nobody there', isProven: true });
    expect(await stockOf(w, panadol)).toBe(stock);
    expect(await show(id)).toMatchObject({ STATUS: 'returned', REFUND_AMOUNT: 12.35 });
    expect(await walletOf(sara)).toBeCloseTo(money - 12, 2);
    const creditNote = await w.db
      .selectFrom('invoice as i')
      .innerJoin('payment as p', 'p.id', 'i.payment_id')
      .select(['i.total', 'i.lines'])
      .where('p.entity_id', '=', id)
      .where('p.purpose', '=', 'order')
      .where('i.kind', '=', 'credit_note')
      .executeTakeFirstOrThrow();
    expect([creditNote.total, (creditNote.lines as unknown[]).length]).toEqual([1235, 1]);
  });
  test('D6.01 a cancellation that races the pick-up, 20 times: exactly one wins, with all that is its own', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 20; round += 1) {
      const outcome = await raceOnce(round % 2 === 0);
      outcomes.add(outcome);
    }
    expect([...outcomes].every((outcome) => outcome === 'order_picked' || outcome === 'cancelled')).toBe(true);
  });
});

/** An order that its rider picks up while its patient cancels it; what is left of it is one of the two. */
async function raceOnce(isRiderFirst: boolean): Promise<string> {
  const [stock, wallet] = [await stockOf(w, panadol), await walletOf(sara)];
  const id = await placed({ address_id, payment_method: 'card' });
  await pay(id);
  await w.db
    .updateTable('pharmacy_order')
    .set({ state: 'rider_assigned', rider_id: khalid })
    .where('id', '=', id)
    .execute();
  const pick = async () => 'state' in (await moveOrderTo(w, id, 'order_picked', by.rider));
  const cancel = async () =>
    (await sara.post(`/orders/${id}/cancel`, { reason: 'too_late', description: 'x', refund_to: 'wallet' })).http ===
    200;
  const [first, second] = await Promise.all(isRiderFirst ? [pick(), cancel()] : [cancel(), pick()]);
  const [picked, cancelled] = isRiderFirst ? [first, second] : [second, first];
  const { STATUS, REFUND_AMOUNT } = await show(id);
  expect([picked, cancelled, STATUS]).toEqual(picked ? [true, false, 'order_picked'] : [false, true, 'cancelled']);
  expect(await stockOf(w, panadol)).toBe(picked ? stock - 1 : stock);
  expect(await walletOf(sara)).toBeCloseTo(picked ? wallet : wallet + REFUND_AMOUNT, 2);
  return STATUS as string;
}

/** Pays an order at the page of its card. */
async function pay(id: number): Promise<void> {
  const { redirect_url, reference } = await w.db
    .selectFrom('payment')
    .select(['redirect_url', 'reference'])
    .where('purpose', '=', 'order')
    .where('entity_id', '=', id)
    .executeTakeFirstOrThrow();
  await payByCard(w, sara, { redirect_url: redirect_url!, reference });
}

test('D4.01 after all of it the books are in order', async () => {
  expect(await booksOf(w)).toEqual(inOrder);
});
