import { describe, expect, test } from 'vitest';
import { untilLockWait } from '#test/lock-wait.ts';
import { createOrder, createAddress, productIdOf } from '#test/factories/orders.ts';
import { world } from '#test/world.ts';
import { halalas } from '@balsam/domain/money';
import { publish } from '#platform/outbox/outbox.ts';
import { topUp } from '#modules/billing/index.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { orderMoved } from '#modules/orders/index.ts';
import { keep, metformin } from './medications.fixture.ts';
import { linkToOrder } from './refills.store.ts';

const w = await world({ connections: 8 });
const [sara, pharmacist] = [await payer(w, '1000001'), await payer(w, 'pharmacist@balsam.example')];
const address_id = await createAddress(sara);
const tablets = await productIdOf(w, 'Metformin 500 mg tablets');
const { id: person } = await w.db
  .selectFrom('person')
  .select('id')
  .where('mrn', '=', '1000001')
  .executeTakeFirstOrThrow();

const ask = async (medication_id: number) =>
  sara.post('/medication-refills', {
    medication_id,
    kind: 'delivery',
    product_id: tablets,
    name: 'Sara',
    phone: '0500000001',
    address: 'Olaya 12, Riyadh',
  });
const requestOf = (id: number) =>
  w.db.selectFrom('medication_refill').select(['state', 'order_id']).where('id', '=', id).executeTakeFirstOrThrow();
async function end(order_id: number, to: 'delivered' | 'cancelled') {
  await w.db.transaction().execute((tx) => publish(tx, orderMoved, { order_id, to }, w.clock.now()));
  await w.dispatch();
}

/** A request for a delivery, and a paid order of its product that does not carry it yet. */
async function requestAndOrder(name: string) {
  const medicine = await keep(w, '1000001', metformin(name));
  await w.db.transaction().execute((tx) => topUp(tx, person, halalas(100_000), name, w.clock.now()));
  const request = (await ask(medicine)).data.id as number;
  const made = await createOrder(sara, tablets, { address_id });
  return { medicine, request, order: made.data.order.ID as number };
}

/** Does something while the order takes up the request, whose row it has written already. */
const whileLinked = async (order: number, act: () => ReturnType<typeof sara.post>) => {
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof act>>>();
  await w.db.transaction().execute(async (tx) => {
    expect(await linkToOrder(tx, order)).toHaveLength(1);
    void act().then(resolve);
    await untilLockWait(w);
  });
  return promise;
};

describe('S5.15 a request that an order takes up goes with the order alone', () => {
  test('when the desk or its person moves it at the same moment', async () => {
    const { medicine, request, order } = await requestAndOrder('race-desk');
    const byDesk = await whileLinked(order, () => pharmacist.post(`/desk/refills/${request}/move`, { to: 'ready' }));
    expect(byDesk).toMatchObject({ code: 'refill_changed' });
    expect(await requestOf(request)).toEqual({ state: 'pending', order_id: order });
    await end(order, 'cancelled');
    const again = await ask(medicine);
    expect(again).toMatchObject({ http: 200 });
    const next = (await createOrder(sara, tablets, { address_id })).data.order.ID as number;
    const byPerson = await whileLinked(next, () => sara.remove(`/medication-refills/${again.data.id}`));
    expect(byPerson).toMatchObject({ code: 'refill_changed' });
    expect(await requestOf(again.data.id)).toEqual({ state: 'pending', order_id: next });
    await end(next, 'cancelled');
  });
  test.each([
    ['delivered', 'completed'],
    ['cancelled', 'cancelled'],
  ] as const)('one that was made ready in spite of it ends when the order is %s', async (to, state) => {
    const { request, order } = await requestAndOrder(`ready-${to}`);
    await w.dispatch();
    await w.db.updateTable('medication_refill').set({ state: 'ready' }).where('id', '=', request).execute();
    await end(order, to);
    expect(await requestOf(request)).toEqual({ state, order_id: order });
  });
});
