import { beforeEach, describe, expect, test } from 'vitest';
import { createAddress, productIdOf } from '#test/factories/orders.ts';
import { world } from '#test/world.ts';
import { halalas } from '@balsam/domain/money';
import { publish } from '#platform/outbox/outbox.ts';
import { topUp } from '#modules/billing/index.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { orderMoved } from '#modules/orders/index.ts';
import { keep, metformin } from './medications.fixture.ts';

const w = await world();
let sara = await payer(w, '1000001');
const address_id = await createAddress(sara);
const begin = new Date('2026-11-22T06:00:00Z');
const delivery = new Date('2026-11-26T06:00:00Z');
const today = '2026-11-26';
const handedOutBefore = '2026-09-28';

beforeEach(async () => {
  w.at(begin);
  sara = await payer(w, '1000001');
});

/** Subscribes to a product of a medicine of the record, orders the first refill and has it delivered. */
async function delivered(medication_id: number, name: string): Promise<void> {
  const request = { medication_id, product_id: await productIdOf(w, name), every_days: 7 };
  const { data } = await sara.post('/medication-subscriptions', request);
  w.at(delivery);
  sara = await payer(w, '1000001');
  const me = await w.db.selectFrom('person').select('id').where('mrn', '=', '1000001').executeTakeFirstOrThrow();
  await w.db.transaction().execute((tx) => topUp(tx, me.id, halalas(50_000), name, w.clock.now()));
  const placed = await sara.post(`/medication-subscriptions/${data.id}/order`, {
    mode: 'normal_delivery',
    address_id,
    payment_method: 'wallet',
    privacy_accepted: true,
    return_policy_accepted: true,
  });
  const order_id = placed.data.order.ID as number;
  await w.dispatch();
  await w.db.transaction().execute((tx) => publish(tx, orderMoved, { order_id, to: 'delivered' }, w.clock.now()));
  await w.dispatch();
}

type Supplied = { readonly id: number; readonly last_supply: string; readonly due_date: string };
async function supplyOf(id: number) {
  const { items } = (await sara.get('/medications?limit=500')).data as unknown as { items: readonly Supplied[] };
  const { last_supply, due_date } = items.find((one) => one.id === id)!;
  return [last_supply, due_date];
}

describe('D11.05 the delivery of a refill by subscription is a supply of the medicine that it is about', () => {
  test('also where no prescription is needed to buy it', async () => {
    const medicationCodeableConcept = { text: 'Paracetamol 500 mg' };
    const medicine = await keep(w, '1000001', metformin('paracetamol', { medicationCodeableConcept }));
    await delivered(medicine, 'Panadol Advance 500 mg tablets');
    expect(await supplyOf(medicine)).toEqual([today, '2027-01-25']);
  });
  test('and of no other that names the same substance', async () => {
    const medicine = await keep(w, '1000001', metformin('subscribed'));
    const newer = await keep(w, '1000001', metformin('newer'));
    await delivered(medicine, 'Metformin 500 mg tablets');
    expect([(await supplyOf(medicine))[0], (await supplyOf(newer))[0]]).toEqual([today, handedOutBefore]);
  });
});
