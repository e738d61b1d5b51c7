import { addMinutes } from '@balsam/domain/time';
import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { booksOf, inOrder, payer } from '#modules/billing/billing.fixture.ts';
import { client, createDelivery, failure, personIdOf, readOrder } from '#test/factories/deliveries.ts';
import { createAddress, createPaidOrder, moveOrderTo, productIdOf, stockOf } from '#test/factories/orders.ts';

const w = await world({ connections: 8 });
const riderMail = 'rider@balsam.example';
const rider = await client(w, riderMail);
const riderId = await personIdOf(w, riderMail);
const desk = await client(w, 'pharmacist@balsam.example');
const sara = await payer(w, '1000001');
const address_id = await createAddress(sara);
const medicine = await productIdOf(w, 'Panadol Advance 500 mg tablets');
const cream = await productIdOf(w, 'Anthelios sun cream SPF 50');
const stock = async () => [await stockOf(w, medicine), await stockOf(w, cream)];

/** An order of a medicine and a cream that the rider is to fetch. */
async function assigned(): Promise<number> {
  const { order } = await createPaidOrder(w, sara, [medicine, cream], { address_id });
  const id = order.ID as number;
  const pharmacist = { by: 'pharmacist', email: 'pharmacist@balsam.example' } as const;
  for (const state of ['confirmed', 'processed', 'ready_to_ship', 'out_for_delivery'] as const)
    await moveOrderTo(w, id, state, pharmacist);
  await moveOrderTo(w, id, 'rider_assigned', { by: 'assignment', email: pharmacist.email, riderId });
  return id;
}
const cancel = (id: number) =>
  sara.post(`/orders/${id}/cancel`, { reason: 'too_late', description: 'x', refund_to: 'wallet' });
/** The rider fetches it without a line, its patient cancels, and the phone tells of the fetching afterwards. */
async function fetchedBefore(id: number) {
  const happened_at = w.clock.now().toISOString();
  w.at(addMinutes(w.clock.now(), 3));
  expect((await cancel(id)).http).toBe(200);
  w.at(addMinutes(w.clock.now(), 3));
  return rider.step(id, 'order_picked', { happened_at, sent_at: w.clock.now().toISOString() });
}
const goodsBack = (id: number, goods?: string) => desk.post(`/desk/orders/${id}/goods-back`, { goods });
const shownToDesk = async (id: number) => (await desk.get(`/desk/orders/${id}`)).body.data;
const inQueue = async (id: number) =>
  (await desk.get('/desk/orders?state=open&limit=100')).body.data.items.find(({ ID }: { ID: number }) => ID === id);
const inListOfRider = async (id: number) => (await rider.get(`/orders/rider-orders?search=${id}`)).body.data.items[0];

describe('an order that was cancelled while its rider may have had it', () => {
  test('D6.01 is not in stock before the branch has it, and its patient has all of the money at once', async () => {
    const before = await stock();
    const id = await assigned();
    const late = await fetchedBefore(id);
    expect([...failure(late), late.body.data.STATUS]).toEqual([409, 'order_cancelled_meanwhile', 'cancelled']);
    expect(await stock()).toEqual([before[0]! - 1, before[1]! - 1]);
    const read = (await sara.get(`/orders/${id}`)).data;
    expect(read).toMatchObject({ STATUS: 'cancelled', PAYMENT_STATUS: 'refunded', DELIVERY: null });
    expect(read.REFUND_AMOUNT).toBe(read.AMOUNT);
    expect(await shownToDesk(id)).toMatchObject({ STATUS: 'cancelled', may_confirm_return: true });
    expect(await inQueue(id)).toMatchObject({ STATUS: 'cancelled', AWAITS_GOODS: true });
    expect((await goodsBack(id, 'brought_back')).body.data.may_confirm_return).toBe(false);
    expect(await stock()).toEqual([before[0]! - 1, before[1]!]);
    expect(await inQueue(id)).toBeUndefined();
    expect(failure(await goodsBack(id, 'brought_back'))).toEqual([409, 'order_move_refused']);
    expect(await booksOf(w)).toEqual(inOrder);
  });
  test.each([
    ['never_left', 0, 0],
    ['brought_back', 1, 0],
    [undefined, 1, 0],
    ['lost', 1, 1],
  ])('D6.01 whose goods are %s: so many are gone', async (goods, medicines, creams) => {
    const before = await stock();
    const id = await assigned();
    expect((await cancel(id)).http).toBe(200);
    expect((await goodsBack(id, goods)).http).toBe(200);
    expect(await stock()).toEqual([before[0]! - medicines, before[1]! - creams]);
  });
});

describe('what is to be brought back', () => {
  test('D6.01 S4.14 its rider reads so until it is, and goes no further with it', async () => {
    const id = await assigned();
    await w.db
      .insertInto('delivery_assignment')
      .values({ order_id: id, rider_id: riderId, assigned_at: w.clock.now(), answer_by: w.clock.now() })
      .execute();
    await fetchedBefore(id);
    await w.dispatch();
    const told = await w.db
      .selectFrom('notification')
      .select('message')
      .where('person_id', '=', riderId)
      .where('kind', '=', 'delivery_withdrawn')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(told?.message).toContain('bring it back to the branch');
    expect(await inListOfRider(id)).toMatchObject({
      STATUS: 'cancelled',
      ADDRESS: null,
      USER: { phone_number: null },
      DELIVERY: { CALLED_BACK_AT: (await readOrder(w, id)).completed_at?.toISOString(), MOVES: [] },
    });
    for (const to of ['on_the_way', 'arrived', 'delivered', 'returned', 'out_for_delivery'] as const)
      expect([to, ...failure(await rider.step(id, to))]).toEqual([to, 409, 'order_cancelled_meanwhile']);
    expect(failure(await rider.post(`/orders/${id}/accept`))).toEqual([409, 'order_cancelled_meanwhile']);
    w.events.clear();
    await goodsBack(id, 'brought_back');
    await w.dispatch();
    expect(w.events.sent).toContainEqual({ personId: riderId, event: 'delivery', id });
    expect(await inListOfRider(id)).toBeUndefined();
    expect(failure(await rider.step(id, 'order_picked'))).toEqual([409, 'order_move_refused']);
  });
  test('D6.01 it is counted with what lies at the branch until somebody says where it was', async () => {
    const id = await createDelivery(w, { state: 'rider_assigned', rider: riderMail, quantity: 3 });
    const line = w.db.selectFrom('order_line').select('product_id').where('order_id', '=', id);
    const { product_id } = await line.executeTakeFirstOrThrow();
    const lot = async () => (await desk.get(`/desk/products/${product_id}`)).body.data.lots[0];
    expect((await desk.post(`/desk/orders/${id}/move`, { to: 'cancelled', reason: 'Closed' })).http).toBe(200);
    expect(await lot()).toMatchObject({ quantity: 10, reserved: 3, on_hand: 13 });
    await goodsBack(id, 'never_left');
    expect(await lot()).toMatchObject({ quantity: 13, reserved: 0, on_hand: 13 });
  });
  test('D3.01 nobody else says that it is back', async () => {
    const id = await assigned();
    await cancel(id);
    for (const who of ['1000001', riderMail, 'support@balsam.example'])
      expect((await (await client(w, who)).post(`/desk/orders/${id}/goods-back`, { goods: 'never_left' })).http).toBe(
        403,
      );
    expect((await readOrder(w, id)).awaits_goods).toBe(true);
  });
});

test('D6.01 what no rider was to fetch yet is in stock again as soon as it is cancelled', async () => {
  const before = await stock();
  const { order } = await createPaidOrder(w, sara, [medicine, cream], { address_id });
  expect((await cancel(order.ID as number)).http).toBe(200);
  expect(await stock()).toEqual(before);
  expect((await shownToDesk(order.ID as number)).may_confirm_return).toBe(false);
});
