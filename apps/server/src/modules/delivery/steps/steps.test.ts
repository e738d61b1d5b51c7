import { movesFrom, orderStates, type OrderState } from '@balsam/domain/orders';
import { addMinutes } from '@balsam/domain/time';
import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { createPatient } from '#test/factories/patients.ts';
import { client, failure, readOrder, createDelivery, type Client } from '#test/factories/deliveries.ts';

const w = await world({ connections: 8 });
const khalidsMail = 'rider@balsam.example';
const khalid = await client(w, khalidsMail);
const saad = await client(w, 'rider2@balsam.example');
const customer = await createPatient(w);
const patient = await client(w, customer.mrn);
const at = (state: OrderState, more: object = {}) =>
  createDelivery(w, { mrn: customer.mrn, state, rider: khalidsMail, ...more });
const text: unknown = expect.any(String);
const byNumber = (a: number, b: number) => a - b;
const stateOf = async (id: number) => (await readOrder(w, id)).state;
const stepsOf = (id: number) =>
  w.db
    .selectFrom('order_event')
    .select(['from_state', 'to_state', 'at', 'received_at'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();

describe('the table of moves, by the call of riders', () => {
  const isHis = (from: OrderState, to: OrderState) =>
    movesFrom(from, 'rider', 'delivery').find((move) => move.to === to);
  const without: Readonly<Record<string, number>> = { order_otp: 422 };

  test.each(orderStates)('S4.14 S4.15 from %s to every state, and no further', async (from) => {
    for (const to of orderStates) {
      const id = await at(from);
      const move = isHis(from, to);
      const { http, body } = await khalid.step(id, to);
      const expected = move ? (without[move.needs ?? ''] ?? 200) : 409;
      const refused = expected === 409 ? 'order_move_refused' : text;
      expect([from, to, http, body.code ?? 'done']).toEqual([from, to, expected, refused]);
      const message = expected === 200 ? 'Status updated successfully' : text;
      expect([from, to, body.message, await stateOf(id)]).toEqual([from, to, message, expected === 200 ? to : from]);
    }
  });
});

describe('steps of somebody else', () => {
  test.each(['rider2@balsam.example', 'rider3@balsam.example'])(
    "S4.14 %s finds no order of another rider's, in any state, with any call",
    async (who) => {
      const other = await client(w, who);
      for (const from of orderStates) {
        const id = await at(from);
        const answers = await Promise.all([
          ...orderStates.map((to) => other.step(id, to, { otp: '123456', reason: 'x' })),
          other.post(`/orders/${id}/otp`),
          other.post(`/orders/${id}/accept`),
          other.post(`/orders/${id}/decline`),
          other.get(`/orders/${id}`),
        ]);
        expect(new Set(answers.map(({ http }) => http))).toEqual(new Set([404]));
        expect(await stateOf(id)).toBe(from);
      }
    },
  );
  test.each([customer.mrn, 'D1001', 'pharmacist@balsam.example', 'admin@balsam.example', 'support@balsam.example'])(
    'S4.14 %s has no such call',
    async (who) => {
      const [id, other] = [await at('on_the_way'), await client(w, who)];
      const answers = await Promise.all([
        ...orderStates.map((to) => other.step(id, to)),
        other.post(`/orders/${id}/otp`),
        other.post(`/orders/${id}/accept`),
        other.post(`/orders/${id}/decline`),
      ]);
      expect(new Set(answers.map(({ http }) => http))).toEqual(new Set([403]));
      expect(await stateOf(id)).toBe('on_the_way');
    },
  );
  test('S4.14 nor has a guest', async () => {
    const reply = await w.app.inject({
      method: 'PATCH',
      url: '/api/v1/orders/1/status',
      payload: { status: 'arrived' },
    });
    expect(reply.statusCode).toBe(401);
  });
  test('S8.03 what is no status is refused in both languages', async () => {
    const { http, body } = await khalid.patch(`/orders/${await at('on_the_way')}/status`, { status: 'teleported' });
    expect([http, typeof body.message, typeof body.message_ar]).toEqual([400, 'string', 'string']);
  });
  test('S4.14 a refused step brings the order as it is now', async () => {
    const id = await at('arrived');
    const { body } = await khalid.step(id, 'on_the_way');
    expect(body).toMatchObject({ code: 'order_move_refused', data: { ID: id, STATUS: 'arrived' } });
  });
});

describe('picking up', () => {
  test('S4.14 D15.08 has the yes of the rider before it, or is it', async () => {
    const other = await at('rider_assigned', { accepted: false });
    expect((await khalid.step(other, 'order_picked')).http).toBe(200);
    const id = await at('rider_assigned', { accepted: false });
    expect((await khalid.post(`/orders/${id}/accept`)).body.data.DELIVERY.MOVES).toEqual([
      { TO: 'order_picked', NEEDS: null },
    ]);
    expect((await khalid.post(`/orders/${id}/accept`)).http).toBe(200);
    expect((await khalid.step(id, 'order_picked')).http).toBe(200);
    expect(failure(await khalid.post(`/orders/${id}/accept`))).toEqual([409, 'order_move_refused']);
  });
  test('D6.01 S4.14 racing the cancellation of its patient, fifty times: one of them wins', async () => {
    for (let round = 0; round < 50; round++) {
      const id = await at('rider_assigned');
      const [picked, cancelled] = await Promise.all([
        khalid.step(id, 'order_picked'),
        patient.post(`/orders/${id}/cancel`, { reason: 'too_late', description: 'x', refund_to: 'wallet' }),
      ]);
      const won = [picked.http === 200, cancelled.http === 200];
      expect([round, won.filter(Boolean).length]).toEqual([round, 1]);
      const [ofRider, ofPatient] = won[0] ? ['picked', 'order_not_cancellable'] : ['order_move_refused', 'cancelled'];
      expect([picked.body.code ?? 'picked', cancelled.body.code ?? 'cancelled']).toEqual([ofRider, ofPatient]);
      expect(picked.body.data.STATUS).toBe(won[0] ? 'order_picked' : 'cancelled');
    }
  });
  test('an order that its patient cancelled is in no list of the rider any more, and the rider is told', async () => {
    const id = await at('rider_assigned');
    await patient.post(`/orders/${id}/cancel`, { reason: 'too_late', description: 'x', refund_to: 'wallet' });
    await w.dispatch();
    await w.dispatch();
    const lists = [
      await khalid.get('/orders/rider-orders?limit=100'),
      await khalid.get('/orders/rider-orders?status=delivered&limit=100'),
    ];
    expect(lists.flatMap(({ body }) => body.data.items).filter(({ ID }: { ID: number }) => ID === id)).toEqual([]);
    expect(await newestNotice()).toMatchObject({ kind: 'delivery_withdrawn', link: '/rider-orders' });
  });
});

const newestNotice = () =>
  w.db.selectFrom('notification').select(['kind', 'link']).orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();

describe('steps that were taken without a line', () => {
  const walk = async (wrongBy: number) => {
    const start = w.clock.now();
    const id = await at('order_picked');
    w.at(addMinutes(start, 90));
    const phoneSays = (minutes: number) => addMinutes(start, minutes + wrongBy).toISOString();
    const queued = (minutes: number) => ({ happened_at: phoneSays(minutes), sent_at: phoneSays(90) });
    const answers = [await khalid.step(id, 'on_the_way', queued(5)), await khalid.step(id, 'arrived', queued(25))];
    const steps = (await stepsOf(id)).slice(1);
    w.at(start);
    return { answers: answers.map(({ http }) => http), steps, start };
  };
  test.each([0, 7 * 60, -7 * 60, 60 * 24 * 365])(
    'are written down as they happened, by a phone whose clock is wrong by %i minutes',
    async (wrongBy) => {
      const { answers, steps, start } = await walk(wrongBy);
      expect(answers).toEqual([200, 200]);
      expect(steps.map((step) => step.at)).toEqual([addMinutes(start, 5), addMinutes(start, 25)]);
      expect(steps.map((step) => step.received_at)).toEqual([addMinutes(start, 90), addMinutes(start, 90)]);
    },
  );
  test('never lie before the step before, nor in the time to come', async () => {
    const start = w.clock.now();
    const id = await at('order_picked');
    const day = 24 * 60;
    const sent_at = start.toISOString();
    await khalid.step(id, 'on_the_way', { happened_at: addMinutes(start, -3 * day).toISOString(), sent_at });
    await khalid.step(id, 'arrived', { happened_at: addMinutes(start, 3 * day).toISOString(), sent_at });
    expect((await stepsOf(id)).map((step) => step.at)).toEqual([start, start, start]);
  });
  test('one key answers the first answer again, whatever the phone says the second time', async () => {
    const id = await at('order_picked');
    const key = `step-${id}-on-the-way`;
    const now = w.clock.now();
    const queued = (sent: number) => ({ happened_at: now.toISOString(), sent_at: addMinutes(now, sent).toISOString() });
    const first = await khalid.step(id, 'on_the_way', queued(0), key);
    await khalid.step(id, 'arrived');
    const again = await khalid.step(id, 'on_the_way', queued(9), key);
    expect([again.http, again.body.data]).toEqual([200, first.body.data]);
    expect(await stateOf(id)).toBe('arrived');
    expect(failure(await khalid.step(id, 'order_picked', queued(9), key))).toEqual([409, 'idempotency_mismatch']);
  });
  test('out of their order they are refused, and none is lost by it', async () => {
    const id = await at('order_picked');
    expect(failure(await khalid.step(id, 'arrived', {}, `later-${id}-step`))).toEqual([409, 'order_move_refused']);
    expect((await khalid.step(id, 'on_the_way', {}, `first-${id}-step`)).http).toBe(200);
    expect((await khalid.step(id, 'arrived', {}, `later-${id}-step`)).http).toBe(200);
  });
  test('two phones at once take a step once', async () => {
    const second = await client(w, khalidsMail);
    const id = await at('order_picked');
    const send = (phoneOf: Client) => phoneOf.step(id, 'on_the_way');
    const answers = await Promise.all([send(khalid), send(second), send(khalid), send(second)]);
    expect(answers.map(({ http }) => http).toSorted(byNumber)).toEqual([200, 409, 409, 409]);
    expect((await stepsOf(id)).filter(({ to_state }) => to_state === 'on_the_way')).toHaveLength(1);
  });
});

test('another rider hears nothing of all this', async () => {
  expect((await saad.get('/orders/rider-orders')).body.data.items).toEqual([]);
});
