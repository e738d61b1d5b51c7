import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { createAddress, createOrder, productIdOf } from '#test/factories/orders.ts';
import {
  client,
  failure,
  readOrder,
  createDelivery,
  personIdOf,
  setAccountStatus,
} from '#test/factories/deliveries.ts';

const w = await world({ connections: 8 });
const [lostMail, saadsMail, yazeedsMail] = ['rider@balsam.example', 'rider2@balsam.example', 'rider4@balsam.example'];
const [lost, saad] = await Promise.all([lostMail, saadsMail].map((mail) => client(w, mail)));
const [lostId, saadId, yazeedId] = await Promise.all(
  [lostMail, saadsMail, yazeedsMail].map((mail) => personIdOf(w, mail)),
);
const [pharmacist, admin] = [await client(w, 'pharmacist@balsam.example'), await client(w, 'admin@balsam.example')];

const states = ['order_picked', 'on_the_way', 'arrived'] as const;
const fetched = (state: (typeof states)[number] = 'on_the_way') => createDelivery(w, { state, rider: lostMail });
const reassign = (id: number, rider_id?: number, by = pharmacist) => by.post(`/desk/orders/${id}/assign`, { rider_id });
const bringBack = (id: number, reason = 'The rider has left', by = pharmacist) =>
  by.post(`/desk/orders/${id}/returned`, { reason });
const lock = () => setAccountStatus(w, lostMail, 'locked');
const assignmentsOf = (id: number) =>
  w.db
    .selectFrom('delivery_assignment')
    .select(['rider_id', 'outcome', 'accepted_at'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
const lastNotice = (personId: number | undefined) =>
  w.db
    .selectFrom('notification')
    .select(['kind', 'title'])
    .where('person_id', '=', personId ?? 0)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

const { id: location_id } = await w.db
  .selectFrom('location')
  .select('id')
  .where('code', '=', 'RUH')
  .executeTakeFirstOrThrow();
await w.db.updateTable('rider_shift').set({ ended_at: w.clock.now() }).where('ended_at', 'is', null).execute();
await saad!.post('/rider/shift', { location_id });

// Of those who could take something over only Saad is on shift, with nothing to bring.
beforeEach(() =>
  w.db
    .updateTable('pharmacy_order')
    .set({ state: 'delivered', completed_at: w.clock.now() })
    .where('rider_id', 'is not', null)
    .where('completed_at', 'is', null)
    .execute(),
);
afterEach(() => setAccountStatus(w, lostMail, 'active'));

describe('what was fetched stays with its rider', () => {
  test.each(states)('S4.14 %s, as long as they can work', async (state) => {
    const id = await fetched(state);
    expect(failure(await reassign(id, saadId))).toEqual([409, 'rider_can_work']);
    expect(failure(await bringBack(id))).toEqual([409, 'rider_can_work']);
    expect((await pharmacist.get(`/desk/orders/${id}`)).body.data.DELIVERY).toMatchObject({ RIDER_IS_LOST: false });
    expect(await readOrder(w, id)).toMatchObject({ state, rider_id: lostId });
  });
  test.each(['rider_assigned', 'delivered'] as const)('S4.14 what is %s was not fetched, or is over', async (state) => {
    const id = await createDelivery(w, { state, rider: lostMail });
    await lock();
    expect(failure(await bringBack(id))).toEqual([409, 'order_move_refused']);
    expect(await readOrder(w, id)).toMatchObject({ state, rider_id: lostId });
  });
  test('S4.14 when nothing says why it is back, or nobody can take it over', async () => {
    const id = await fetched();
    await lock();
    expect(failure(await bringBack(id, '  '))).toEqual([422, 'order_reason_required']);
    expect(failure(await reassign(id, yazeedId))).toEqual([409, 'rider_cannot_take']);
    expect(failure(await reassign(id, lostId))).toEqual([404, 'not_found']);
    expect(failure(await bringBack(999_999))).toEqual([404, 'not_found']);
    const heavy = await createDelivery(w, { state: 'on_the_way', rider: lostMail, grams: 9_000_000 });
    expect(failure(await reassign(heavy))).toEqual([409, 'no_rider_free']);
    expect(await readOrder(w, id)).toMatchObject({ state: 'on_the_way', rider_id: lostId });
  });
  test.each(['1000001', 'rider2@balsam.example', 'support@balsam.example'])('D3.01 for %s', async (who) => {
    const id = await fetched();
    await lock();
    const other = await client(w, who);
    expect([(await reassign(id, saadId, other)).http, (await bringBack(id, 'Why not', other)).http]).toEqual([
      403, 403,
    ]);
  });
});

describe('what a lost rider had fetched', () => {
  test.each(states)('S4.14 %s is another’s as fetched, who goes on with it', async (state) => {
    const id = await fetched(state);
    await lock();
    expect((await pharmacist.get(`/desk/orders/${id}`)).body.data.DELIVERY).toMatchObject({ RIDER_IS_LOST: true });
    expect((await reassign(id, saadId)).body.data).toEqual({ rider_id: saadId });
    expect(await readOrder(w, id)).toMatchObject({ state: 'order_picked', rider_id: saadId });
    expect(await assignmentsOf(id)).toMatchObject([
      { rider_id: lostId, outcome: 'withdrawn' },
      { rider_id: saadId, outcome: null, accepted_at: w.clock.now() },
    ]);
    expect((await saad!.step(id, 'on_the_way')).http).toBe(200);
    await setAccountStatus(w, lostMail, 'active');
    expect(failure(await lost!.step(id, 'arrived'))).toEqual([404, 'not_found']);
  });
  test('D3.05 S4.14 goes to the best rider when nobody is named; both are told, and it is recorded', async () => {
    const id = await fetched('arrived');
    await lock();
    expect((await reassign(id, undefined, admin)).body.data).toEqual({ rider_id: saadId });
    await w.dispatch();
    expect(await lastNotice(lostId)).toMatchObject({ kind: 'delivery_withdrawn' });
    expect(await lastNotice(saadId)).toEqual({ kind: 'delivery_assigned', title: 'Order reassigned to you' });
    const event = await w.db
      .selectFrom('order_event')
      .select(['from_state', 'to_state', 'by_role'])
      .where('order_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(event).toEqual({ from_state: 'arrived', to_state: 'order_picked', by_role: 1 });
    const entry = await w.db
      .selectFrom('audit_entry')
      .select('why')
      .where('record_id', '=', String(id))
      .where('action', '=', 'write')
      .executeTakeFirst();
    expect(entry).toEqual({ why: 'staff' });
  });
});

describe('what is back at the branch', () => {
  test('D6.01 S4.14 is recorded as returned: the products are refunded, and its patient reads why', async () => {
    const sara = await payer(w, '1000001');
    const address_id = await createAddress(sara);
    const panadol = await productIdOf(w, 'Panadol Advance 500 mg tablets');
    const id = (await createOrder(sara, panadol, { address_id })).data.order.ID as number;
    await w.db
      .updateTable('pharmacy_order')
      .set({ state: 'on_the_way', rider_id: lostId })
      .where('id', '=', id)
      .execute();
    await lock();
    expect((await bringBack(id, 'The scooter was found without its rider')).http).toBe(200);
    await w.dispatch();
    expect((await sara.get(`/orders/${id}`)).data).toMatchObject({
      STATUS: 'returned',
      REFUND_AMOUNT: 12.35,
      DELIVERY: { RIDER_IS_LOST: false, PROOF: { REASON: 'The scooter was found without its rider', PHOTO: null } },
    });
    expect((await sara.get('/notifications/fetch')).data.notifications[0]).toMatchObject({ kind: 'order_returned' });
    const proof = w.db.selectFrom('delivery_proof').select('rider_id').where('order_id', '=', id);
    expect(await proof.execute()).toEqual([{ rider_id: lostId }]);
    expect(failure(await bringBack(id))).toEqual([409, 'order_move_refused']);
    expect(failure(await reassign(id, saadId))).toEqual([409, 'order_move_refused']);
  });
  test('two of the staff at once, one handing it on and one writing it down: one of them wins', async () => {
    const id = await fetched();
    await lock();
    const answers = await Promise.all([reassign(id, saadId), bringBack(id, 'Found', admin)]);
    expect(answers.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const open = (await assignmentsOf(id)).filter(({ outcome }) => outcome === null);
    expect(open).toHaveLength((await readOrder(w, id)).state === 'returned' ? 0 : 1);
  });
});
