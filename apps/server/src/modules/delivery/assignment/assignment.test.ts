import { addMinutes } from '@balsam/domain/time';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoNow, world } from '#test/world.ts';
import { clearDeliveries, client, failure, readOrder, createDelivery, personIdOf } from '#test/factories/deliveries.ts';

const w = await world({ connections: 8 });
const mails = [
  'rider@balsam.example',
  'rider2@balsam.example',
  'rider3@balsam.example',
  'rider4@balsam.example',
] as const;
const [khalid, saad, nawaf, yazeed] = await Promise.all(mails.map((mail) => client(w, mail)));
const ids = await Promise.all(mails.map((mail) => personIdOf(w, mail)));
const [khalidId, saadId, nawafId, yazeedId] = ids;
const pharmacist = await client(w, 'pharmacist@balsam.example');
const admin = await client(w, 'admin@balsam.example');
const branch = async (code: string) =>
  (await w.db.selectFrom('location').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
const [riyadh, jeddah] = [await branch('RUH'), await branch('JED')];
const start = (who: typeof khalid, location_id: number) => who!.post('/rider/shift', { location_id });
const byNumber = (a: number, b: number) => a - b;
const riderOf = async (id: number) => (await readOrder(w, id)).rider_id;
const noticesOf = async (personId: number | undefined) => {
  const rows = await w.db
    .selectFrom('notification')
    .select(['kind', 'link'])
    .where('person_id', '=', personId ?? 0)
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
};

// Each test begins with nobody on shift and nothing to bring.
beforeEach(async () => {
  w.at(demoNow);
  await clearDeliveries(w, demoNow);
  await w.dispatch();
  await w.db.deleteFrom('notification').execute();
});
afterEach(() => w.at(demoNow));

describe('a shift', () => {
  test('begins at a branch once, and ends once', async () => {
    expect((await saad!.get('/rider/shift')).body.data.shift).toBeNull();
    expect((await start(saad, riyadh)).body.data.shift).toMatchObject({ location_id: riyadh });
    expect(failure(await start(saad, jeddah))).toEqual([409, 'shift_open']);
    expect((await saad!.delete('/rider/shift')).body.data.shift).toBeNull();
    expect(failure(await saad!.delete('/rider/shift'))).toEqual([409, 'shift_not_open']);
    expect(failure(await start(saad, 999_999))).toEqual([404, 'not_found']);
  });
  test('of somebody with two phones begins once', async () => {
    const answers = await Promise.all([start(saad, riyadh), start(saad, riyadh), start(saad, riyadh)]);
    expect(answers.map(({ http }) => http).toSorted(byNumber)).toEqual([200, 409, 409]);
  });
  test.each(['1000001', 'pharmacist@balsam.example', 'admin@balsam.example'])('is not for %s', async (who) => {
    const other = await client(w, who);
    expect((await other.post('/rider/shift', { location_id: riyadh })).http).toBe(403);
    expect((await other.get('/rider/shift')).http).toBe(403);
  });
  test('does not end with an order in hand; what was not fetched goes to others', async () => {
    await start(saad, riyadh);
    const [fetched, assigned] = [
      await createDelivery(w, { state: 'on_the_way', rider: mails[1] }),
      await createDelivery(w, { state: 'rider_assigned', rider: mails[1] }),
    ];
    expect(failure(await saad!.delete('/rider/shift'))).toEqual([409, 'shift_has_orders']);
    await w.db
      .updateTable('pharmacy_order')
      .set({ state: 'delivered', completed_at: demoNow })
      .where('id', '=', fetched)
      .execute();
    await start(khalid, riyadh);
    expect((await saad!.delete('/rider/shift')).http).toBe(200);
    expect(await readOrder(w, assigned)).toMatchObject({ state: 'out_for_delivery', rider_id: null });
    await w.due();
    expect(await riderOf(assigned)).toBe(khalidId);
  });
});

describe('the system by itself', () => {
  test('gives what is ready to a rider of its branch, and tells them', async () => {
    await start(saad, riyadh);
    await start(nawaf, jeddah);
    const [here, there] = [await createDelivery(w), await createDelivery(w, { branch: 'JED' })];
    await w.due();
    expect([await riderOf(here), await riderOf(there)]).toEqual([saadId, nawafId]);
    expect(await noticesOf(saadId)).toEqual(['delivery_assigned']);
    const [card] = (await saad!.get('/orders/rider-orders')).body.data.items;
    expect(card).toMatchObject({
      ID: here,
      STATUS: 'rider_assigned',
      DELIVERY: { ACCEPTED_AT: null, ANSWER_BY: addMinutes(demoNow, 5).toISOString(), MOVES: [] },
    });
  });
  test('asks for a cold box, and for a vehicle that carries it', async () => {
    await start(yazeed, riyadh);
    const [cold, heavy] = [await createDelivery(w, { cold: true }), await createDelivery(w, { grams: 6_000 })];
    await w.due();
    expect([await riderOf(cold), await riderOf(heavy)]).toEqual([null, null]);
    await start(saad, riyadh);
    await w.due();
    expect([await riderOf(cold), await riderOf(heavy)]).toEqual([saadId, saadId]);
  });
  test('gives nobody more than four, and tries the rest again after a minute', async () => {
    await start(saad, riyadh);
    const orders = await Promise.all(Array.from({ length: 5 }, () => createDelivery(w)));
    await w.due();
    expect((await Promise.all(orders.map(riderOf))).filter((rider) => rider === saadId)).toHaveLength(4);
    const [left] = await Promise.all(orders.map((id) => readOrder(w, id))).then((all) =>
      all.filter(({ rider_id }) => rider_id === null),
    );
    await w.db
      .updateTable('pharmacy_order')
      .set({ state: 'delivered', completed_at: demoNow })
      .where('rider_id', '=', saadId!)
      .execute();
    await w.due();
    expect(await riderOf(left!.id)).toBeNull();
    w.at(addMinutes(demoNow, 1));
    await w.due();
    expect(await riderOf(left!.id)).toBe(saadId);
  });
});

describe('a rider who declines, or does not answer', () => {
  test('asks the next one when a rider declines, and that rider no more', async () => {
    await Promise.all([start(saad, riyadh), start(yazeed, riyadh)]);
    const id = await createDelivery(w);
    await w.due();
    expect(await riderOf(id)).toBe(yazeedId);
    expect((await yazeed!.post(`/orders/${id}/decline`, { reason: 'A flat tyre' })).http).toBe(200);
    expect(await riderOf(id)).toBe(saadId);
    await saad!.post(`/orders/${id}/decline`);
    await w.due();
    expect(await readOrder(w, id)).toMatchObject({ state: 'out_for_delivery', rider_id: null });
    expect(failure(await yazeed!.post(`/orders/${id}/accept`))).toEqual([404, 'not_found']);
  });
  test('D3.05 has not given the order to the next one: the system has', async () => {
    await Promise.all([start(saad, riyadh), start(yazeed, riyadh)]);
    const id = await createDelivery(w, { state: 'rider_assigned', rider: mails[3] });
    await yazeed!.post(`/orders/${id}/decline`, { reason: 'A flat tyre' });
    const given = await w.db
      .selectFrom('order_event as e')
      .innerJoin('delivery_assignment as a', 'a.order_id', 'e.order_id')
      .select(['e.by_account_id', 'e.by_role', 'a.rider_id', 'a.by_account_id as asked_by'])
      .where('e.order_id', '=', id)
      .where('e.to_state', '=', 'rider_assigned')
      .where('e.from_state', '=', 'out_for_delivery')
      .where('a.ended_at', 'is', null)
      .execute();
    expect(given).toEqual([{ by_account_id: null, by_role: null, rider_id: saadId, asked_by: null }]);
  });
  test('asks the next one when nobody answers in five minutes, after a reminder', async () => {
    await Promise.all([start(saad, riyadh), start(yazeed, riyadh)]);
    const id = await createDelivery(w);
    await w.due();
    w.at(addMinutes(demoNow, 3));
    await w.due();
    expect(await noticesOf(yazeedId)).toEqual(['delivery_assigned', 'delivery_reminder']);
    w.at(addMinutes(demoNow, 5));
    expect(failure(await yazeed!.post(`/orders/${id}/accept`))).toEqual([409, 'order_move_refused']);
    await w.due();
    expect(await riderOf(id)).toBe(saadId);
    expect((await noticesOf(yazeedId)).at(-1)).toBe('delivery_withdrawn');
    await saad!.post(`/orders/${id}/accept`);
    w.at(addMinutes(demoNow, 60));
    await w.due();
    expect(await riderOf(id)).toBe(saadId);
    expect(await noticesOf(saadId)).toEqual(['delivery_assigned']);
  });
});

describe('the system in several processes at once', () => {
  test('gives one order to one rider, however many look at the same moment', async () => {
    await Promise.all([start(saad, riyadh), start(khalid, riyadh), start(yazeed, riyadh)]);
    const orders = await Promise.all(Array.from({ length: 8 }, () => createDelivery(w)));
    await Promise.all([w.due(), w.due(), w.due()]);
    const open = await w.db
      .selectFrom('delivery_assignment')
      .select(['order_id', 'rider_id'])
      .where('ended_at', 'is', null)
      .execute();
    expect(open.map(({ order_id }) => order_id).toSorted(byNumber)).toEqual(orders.toSorted(byNumber));
    for (const rider of ids) expect(open.filter(({ rider_id }) => rider_id === rider).length).toBeLessThanOrEqual(4);
  });
  test('D3.05 leaves a trace of its own', async () => {
    await start(saad, riyadh);
    const id = await createDelivery(w);
    await w.due();
    const entry = await w.db
      .selectFrom('audit_entry')
      .select(['why', 'actor_account_id'])
      .where('record_id', '=', String(id))
      .where('action', '=', 'write')
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ why: 'system', actor_account_id: null });
  });
});

describe('staff', () => {
  test.each(['1000001', 'D1001', 'rider@balsam.example', 'support@balsam.example', 'frontdesk@balsam.example'])(
    'D3.01 %s gives out nothing',
    async (who) => {
      const [id, other] = [await createDelivery(w), await client(w, who)];
      const answers = await Promise.all([
        other.get(`/desk/riders?order_id=${id}`),
        other.post(`/desk/orders/${id}/assign`, {}),
        other.post(`/desk/orders/${id}/unassign`),
      ]);
      expect(answers.map(({ http }) => http)).toEqual([403, 403, 403]);
    },
  );
  test('see the riders, the best first, and why one cannot take it', async () => {
    await start(saad, riyadh);
    await start(nawaf, jeddah);
    await start(yazeed, riyadh);
    const id = await createDelivery(w, { grams: 6_000 });
    const { items } = (await pharmacist.get(`/desk/riders?order_id=${id}`)).body.data;
    expect(
      (items as { rider_id: number; why_not: string | null; can_take: boolean }[])
        .filter(({ rider_id }) => ids.includes(rider_id))
        .map(({ rider_id, why_not, can_take }) => [rider_id, why_not, can_take]),
    ).toEqual([
      [saadId, null, true],
      [nawafId, 'other_branch', true],
      [yazeedId, 'too_heavy', false],
      [khalidId, 'off_shift', false],
    ]);
  });
  test('give an order to whom they want, also who is full or declined; never off shift or too heavy', async () => {
    await start(yazeed, riyadh);
    const [light, heavy] = [await createDelivery(w), await createDelivery(w, { grams: 6_000 })];
    const assign = (id: number, rider_id?: number) => pharmacist.post(`/desk/orders/${id}/assign`, { rider_id });
    expect(failure(await assign(light, saadId))).toEqual([409, 'rider_cannot_take']);
    expect(failure(await assign(heavy, yazeedId))).toEqual([409, 'rider_cannot_take']);
    expect(failure(await assign(heavy))).toEqual([409, 'no_rider_free']);
    expect(failure(await assign(light, 999_999))).toEqual([404, 'not_found']);
    expect(failure(await assign(999_999, yazeedId))).toEqual([404, 'not_found']);
    expect((await assign(light, yazeedId)).body.data).toEqual({ rider_id: yazeedId });
    await yazeed!.post(`/orders/${light}/decline`);
    expect((await assign(light, yazeedId)).http).toBe(200);
    expect(await riderOf(light)).toBe(yazeedId);
  });
});

describe('staff who think better of it', () => {
  test('take it from its rider first, who is told; not once it was fetched', async () => {
    await Promise.all([start(saad, riyadh), start(yazeed, riyadh)]);
    const id = await createDelivery(w, { state: 'rider_assigned', rider: mails[3] });
    expect((await admin.post(`/desk/orders/${id}/assign`, { rider_id: saadId })).http).toBe(200);
    await w.dispatch();
    expect([await riderOf(id), await noticesOf(yazeedId), await noticesOf(saadId)]).toEqual([
      saadId,
      ['delivery_withdrawn'],
      ['delivery_assigned'],
    ]);
    expect((await pharmacist.post(`/desk/orders/${id}/unassign`, { reason: 'Another way' })).http).toBe(200);
    expect(await readOrder(w, id)).toMatchObject({ state: 'out_for_delivery', rider_id: null });
    expect(failure(await pharmacist.post(`/desk/orders/${id}/unassign`))).toEqual([409, 'order_move_refused']);
    const fetched = await createDelivery(w, { state: 'order_picked', rider: mails[3] });
    expect(failure(await pharmacist.post(`/desk/orders/${fetched}/assign`, { rider_id: saadId }))).toEqual([
      409,
      'rider_can_work',
    ]);
  });
  test('two pharmacists who give one order to two riders: it is one rider’s, and the other was told', async () => {
    await Promise.all([start(saad, riyadh), start(yazeed, riyadh)]);
    const second = await client(w, 'pharmacist@balsam.example');
    const id = await createDelivery(w);
    const answers = await Promise.all([
      pharmacist.post(`/desk/orders/${id}/assign`, { rider_id: saadId }),
      second.post(`/desk/orders/${id}/assign`, { rider_id: yazeedId }),
    ]);
    expect(answers.map(({ http }) => http)).toEqual([200, 200]);
    const open = await w.db
      .selectFrom('delivery_assignment')
      .select(['rider_id', 'outcome'])
      .where('order_id', '=', id)
      .orderBy('id')
      .execute();
    expect(open.map(({ outcome }) => outcome)).toEqual(['withdrawn', null]);
    expect(await riderOf(id)).toBe(open[1]?.rider_id);
  });
});
