import type { OrderState } from '@balsam/domain/orders';
import { addMinutes } from '@balsam/domain/time';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { booksOf, inOrder, payer } from '#modules/billing/billing.fixture.ts';
import {
  client,
  codeSentTo,
  createDelivery,
  failure,
  personIdOf,
  readOrder,
  setAccountStatus,
} from '#test/factories/deliveries.ts';
import { createAddress, createPaidOrder, moveOrderTo, productIdOf, stockOf } from '#test/factories/orders.ts';
import { createPatient } from '#test/factories/patients.ts';

const w = await world({ connections: 8 });
const riderMail = 'rider@balsam.example';
const rider = await client(w, riderMail);
const riderId = await personIdOf(w, riderMail);
const desk = await client(w, 'pharmacist@balsam.example');
const customer = await createPatient(w);
const sara = await payer(w, '1000001');

const withRider = ['order_picked', 'on_the_way', 'arrived'] as const;
const at = (state: OrderState) => createDelivery(w, { mrn: customer.mrn, state, rider: riderMail });
const reason = 'The batch is being checked';
const callBack = (id: number, why = reason, by = desk) => by.post(`/desk/orders/${id}/call-back`, { reason: why });
const goodsBack = (id: number) => desk.post(`/desk/orders/${id}/goods-back`);
const shownToDesk = async (id: number) => (await desk.get(`/desk/orders/${id}`)).body.data;
const codeFor = async (id: number): Promise<string> => {
  await w.db.deleteFrom('one_time_code').execute();
  await rider.post(`/orders/${id}/otp`);
  return codeSentTo(w, customer.phone);
};
const branchId = async (code: string) =>
  (await w.db.selectFrom('location').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
const noticesOf = (personId: number, id: number) =>
  w.db
    .selectFrom('notification')
    .select(['kind', 'title', 'message', 'message_ar'])
    .where('person_id', '=', personId)
    .where('message', 'like', `%#${id}%`)
    .orderBy('id')
    .execute();
/** The order in the list of its patient and in the queue of the pharmacy. */
const listed = async (id: number) => {
  const lists = [(await sara.get('/orders/user-orders')).data, (await desk.get(`/desk/orders?q=${id}`)).body.data];
  return lists.map(({ items }: { items: { ID: number }[] }) => items.find(({ ID }) => ID === id));
};
const twice = <Card>(card: Card): readonly Card[] => [card, card];

afterEach(() => setAccountStatus(w, riderMail, 'active'));

describe('what is not called back', () => {
  test.each(['out_for_delivery', 'rider_assigned', 'delivered', 'returned', 'cancelled'] as const)(
    'D15.03 what is %s is with no rider on the way',
    async (state) => {
      const id = await at(state);
      expect((await shownToDesk(id)).may_call_back).toBe(false);
      expect(failure(await callBack(id))).toEqual([409, 'order_move_refused']);
    },
  );
  test('D15.03 without a reason, twice, or an order that there is not', async () => {
    const id = await at('on_the_way');
    for (const unwritten of ['  ', '\u200f'])
      expect(failure(await callBack(id, unwritten))).toEqual([422, 'order_reason_required']);
    expect(failure(await callBack(999_999))).toEqual([404, 'not_found']);
    expect((await callBack(id)).http).toBe(200);
    expect(failure(await callBack(id))).toEqual([409, 'order_called_back']);
  });
  test.each(['1000001', riderMail, 'support@balsam.example', 'frontdesk@balsam.example'])(
    'D3.01 by %s',
    async (who) => {
      const id = await at('on_the_way');
      expect((await callBack(id, reason, await client(w, who))).http).toBe(403);
      expect((await readOrder(w, id)).called_back_at).toBeNull();
    },
  );
  test.each(withRider)('D15.03 what is %s is not ended before it was called back', async (state) => {
    const id = await at(state);
    expect((await shownToDesk(id)).moves).toEqual([]);
    expect(failure(await desk.post(`/desk/orders/${id}/move`, { to: 'cancelled', reason }))).toEqual([
      409,
      'order_call_back_first',
    ]);
    expect(failure(await goodsBack(id))).toEqual([409, 'order_move_refused']);
  });
});

describe('what was called back', () => {
  test.each(withRider)('D15.03 %s goes no further, and is cancelled once the goods are back', async (state) => {
    const id = await at(state);
    expect((await callBack(id)).body.data).toMatchObject({
      STATUS: state,
      may_call_back: false,
      may_confirm_return: true,
      DELIVERY: { CALLED_BACK_AT: w.clock.now().toISOString(), CALL_BACK_REASON: reason },
    });
    const [card] = (await rider.get(`/orders/rider-orders?search=${id}`)).body.data.items;
    expect(card.DELIVERY).toMatchObject({
      CALLED_BACK_AT: w.clock.now().toISOString(),
      CALL_BACK_REASON: null,
      MOVES: [],
      EXPECTED_AT: null,
    });
    const next = { order_picked: 'on_the_way', on_the_way: 'arrived', arrived: 'returned' } as const;
    const step = await rider.step(id, next[state], { reason: 'Nobody at home' });
    expect([...failure(step), step.body.data.STATUS]).toEqual([409, 'order_called_back', state]);
    expect((await goodsBack(id)).body.data).toMatchObject({
      STATUS: 'cancelled',
      PAYMENT_STATUS: 'refunded',
      CANCELLATION_DESCRIPTION: reason,
      may_confirm_return: false,
    });
    expect(failure(await goodsBack(id))).toEqual([409, 'order_move_refused']);
  });
  test('D15.03 D15.08 what its rider returned before, and told of later, did go back to the pharmacy', async () => {
    const id = await at('arrived');
    const happened_at = w.clock.now().toISOString();
    w.at(addMinutes(w.clock.now(), 5));
    await callBack(id);
    expect((await rider.step(id, 'returned', { reason: 'Nobody at home', happened_at })).http).toBe(200);
    await w.dispatch();
    expect((await shownToDesk(id)).DELIVERY).toMatchObject({ CALLED_BACK_AT: null, CALL_BACK_REASON: null });
    expect((await noticesOf(customer.personId, id)).at(-1)).toMatchObject({ title: 'Order returned' });
  });
  test('D15.03 patient and rider are told; the patient alone reads why', async () => {
    const id = await at('on_the_way');
    const { person_id } = await readOrder(w, id);
    w.events.clear();
    await callBack(id);
    await w.dispatch();
    expect(w.events.sent).toContainEqual({ personId: person_id, event: 'order', id });
    expect(w.events.sent).toContainEqual({ personId: riderId, event: 'delivery', id });
    const [forPatient] = await noticesOf(person_id, id);
    expect(forPatient).toMatchObject({ kind: 'order_cancelled', title: 'The pharmacy recalled your order' });
    expect([forPatient?.message, forPatient?.message_ar].every((text) => text?.includes(reason))).toBe(true);
    const [forRider] = await noticesOf(riderId, id);
    expect(forRider).toMatchObject({ kind: 'delivery_recalled', title: 'Bring this order back' });
    expect(forRider?.message).not.toContain(reason);
    await goodsBack(id);
    await w.dispatch();
    expect((await noticesOf(riderId, id)).map(({ kind }) => kind)).toEqual(['delivery_recalled', 'delivery_withdrawn']);
    expect((await rider.get(`/orders/rider-orders?search=${id}`)).body.data.items).toEqual([]);
  });
});

describe('what was called back from a rider who is lost', () => {
  test('D15.03 is not given to another, and ends once the goods are back', async () => {
    const id = await at('on_the_way');
    await callBack(id);
    expect((await shownToDesk(id)).DELIVERY.RIDER_IS_LOST).toBe(false);
    expect(failure(await desk.post(`/desk/orders/${id}/returned`, { reason }))).toEqual([409, 'rider_can_work']);
    await setAccountStatus(w, riderMail, 'locked');
    const { DELIVERY, may_confirm_return: mayConfirm } = await shownToDesk(id);
    expect([DELIVERY.RIDER_IS_LOST, mayConfirm]).toEqual([true, true]);
    const rider_id = await personIdOf(w, 'rider2@balsam.example');
    const onShift = { rider_id, location_id: await branchId('RUH'), started_at: w.clock.now() };
    await w.db
      .insertInto('rider_shift')
      .values(onShift)
      .onConflict((c) => c.doNothing())
      .execute();
    expect(failure(await desk.post(`/desk/orders/${id}/assign`, { rider_id }))).toEqual([409, 'order_called_back']);
    await setAccountStatus(w, riderMail, 'active');
    expect((await goodsBack(id)).body.data).toMatchObject({ STATUS: 'cancelled' });
  });
});

describe('at the door at the same moment', () => {
  test('D15.03 S4.15 the code hands over nothing that was called back, and no try of it is spent', async () => {
    const id = await at('arrived');
    const otp = await codeFor(id);
    await callBack(id);
    expect(failure(await rider.step(id, 'delivered', { otp }))).toEqual([409, 'order_called_back']);
    expect(failure(await rider.post(`/orders/${id}/otp`))).toEqual([409, 'order_called_back']);
    expect((await readOrder(w, id)).state).toBe('arrived');
  });
  test('D15.03 S4.15 hand-over and call back at once: one of them wins, the other is told', async () => {
    for (const first of ['rider', 'desk']) {
      const id = await at('arrived');
      const otp = await codeFor(id);
      const tries = [() => rider.step(id, 'delivered', { otp }), () => callBack(id)];
      const answers = await Promise.all((first === 'rider' ? tries : tries.toReversed()).map((run) => run()));
      expect(answers.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const { state, called_back_at } = await readOrder(w, id);
      expect([
        ['delivered', null],
        ['arrived', w.clock.now()],
      ]).toContainEqual([state, called_back_at]);
    }
  });
  test('D15.03 S4.15 what was handed over without a line before it was called back was handed over', async () => {
    const start = w.clock.now();
    const id = await at('arrived');
    const otp = await codeFor(id);
    w.at(addMinutes(start, 2));
    await callBack(id);
    w.at(addMinutes(start, 4));
    const typed = (minutes: number) => ({
      happened_at: addMinutes(start, minutes).toISOString(),
      sent_at: w.clock.now().toISOString(),
    });
    expect(failure(await rider.step(id, 'delivered', { otp, ...typed(2) }))).toEqual([409, 'order_called_back']);
    expect((await rider.step(id, 'delivered', { otp, ...typed(1) })).body.data.STATUS).toBe('delivered');
    expect(failure(await goodsBack(id))).toEqual([409, 'order_move_refused']);
    expect(await shownToDesk(id)).toMatchObject({ STATUS: 'delivered', DELIVERY: { CALLED_BACK_AT: null } });
    w.at(start);
  });
});

describe('money and stock', () => {
  const products = { medicine: 0, cream: 0 };
  beforeAll(async () => {
    products.medicine = await productIdOf(w, 'Panadol Advance 500 mg tablets');
    products.cream = await productIdOf(w, 'Anthelios sun cream SPF 50');
  });
  const stock = async () => [await stockOf(w, products.medicine), await stockOf(w, products.cream)] as const;

  const calledBackOnTheWay = async () => {
    const { order } = await createPaidOrder(w, sara, [products.medicine, products.cream], {
      address_id: await createAddress(sara),
    });
    const id = order.ID as number;
    const pharmacist = { by: 'pharmacist', email: 'pharmacist@balsam.example' } as const;
    for (const state of ['confirmed', 'processed', 'ready_to_ship', 'out_for_delivery'] as const)
      await moveOrderTo(w, id, state, pharmacist);
    await moveOrderTo(w, id, 'rider_assigned', { by: 'assignment', email: pharmacist.email, riderId });
    for (const state of ['order_picked', 'on_the_way'] as const)
      await moveOrderTo(w, id, state, { by: 'rider', email: riderMail });
    await callBack(id);
    return id;
  };

  test('D15.03 D6.01 all of it goes back with the delivery, of the goods those that may be sold, only once they are there', async () => {
    const before = await stock();
    const id = await calledBackOnTheWay();
    expect(await stock()).toEqual([before[0] - 1, before[1] - 1]);
    const onItsWay = { PAYMENT_STATUS: 'paid', DELIVERY: { CALL_BACK_REASON: reason } };
    expect((await sara.get(`/orders/${id}`)).data).toMatchObject(onItsWay);
    const since = w.clock.now().toISOString();
    expect(await listed(id)).toMatchObject(twice({ STATUS: 'on_the_way', CALLED_BACK_AT: since }));
    expect((await sara.get(`/orders/${id}/tracking`)).data).toMatchObject({ position: null, expected_at: null });
    await goodsBack(id);
    const over = (await sara.get(`/orders/${id}`)).data;
    expect(over.REFUND_AMOUNT).toBe(over.AMOUNT);
    expect(await listed(id)).toMatchObject(twice({ STATUS: 'cancelled', CALLED_BACK_AT: null }));
    expect(over.CREDIT_NOTES.map(({ AMOUNT }: { AMOUNT: number }) => AMOUNT)).toEqual([over.AMOUNT]);
    expect(await stock()).toEqual([before[0] - 1, before[1]]);
    expect(await booksOf(w)).toEqual(inOrder);
  });
  test('D15.03 S4.14 when its rider is lost with the goods, all of it goes back and nothing is in stock again', async () => {
    const before = await stock();
    const id = await calledBackOnTheWay();
    await setAccountStatus(w, riderMail, 'locked');
    const answer = await desk.post(`/desk/orders/${id}/returned`, { reason: 'The rider has left with it' });
    expect(answer.http).toBe(200);
    const over = (await sara.get(`/orders/${id}`)).data;
    expect(over).toMatchObject({ STATUS: 'returned', PAYMENT_STATUS: 'refunded', REFUND_AMOUNT: over.AMOUNT });
    const recalled = { CALLED_BACK_AT: expect.any(String) as string };
    expect(over.DELIVERY).toMatchObject({ ...recalled, CALL_BACK_REASON: reason });
    expect(await listed(id)).toMatchObject(twice(recalled));
    await w.dispatch();
    const notices = await noticesOf((await readOrder(w, id)).person_id, id);
    const notice = notices.find(({ kind }) => kind === 'order_returned');
    expect(notice).toMatchObject({ title: 'Order will not be delivered' });
    expect([notice?.message, notice?.message_ar].join('')).not.toMatch(/went back|أُعيد إلى الصيدلية/);
    expect(await stock()).toEqual([before[0] - 1, before[1] - 1]);
    expect(await booksOf(w)).toEqual(inOrder);
    expect(await shownToDesk(id)).toMatchObject({ may_confirm_return: false, DELIVERY: { RIDER_IS_LOST: false } });
    expect(failure(await goodsBack(id))).toEqual([409, 'order_move_refused']);
  });
});
