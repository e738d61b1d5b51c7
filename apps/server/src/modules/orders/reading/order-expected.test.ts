import { addDays, instantAt, riyadhDay } from '@balsam/domain/time';
import { beforeEach, expect, test } from 'vitest';
import { payer } from '#modules/billing/billing.fixture.ts';
import { checkoutByCard, createAddress, createPaidOrder, productIdOf } from '#test/factories/orders.ts';
import { world } from '#test/world.ts';

const w = await world();
const sara = await payer(w, '1000001');
const address_id = await createAddress(sara);
const panadol = await productIdOf(w, 'Panadol Advance 500 mg tablets');
const show = async (id: number) => (await sara.get(`/orders/${id}`)).data;
const ordered = async (change: object = {}): Promise<number> =>
  (await createPaidOrder(w, sara, [panadol], { address_id, ...change })).order.ID;
const change = (id: number) => w.db.updateTable('pharmacy_order').where('id', '=', id);
const closing = (days: number, at = '23:00'): string =>
  instantAt(addDays(riyadhDay(w.clock.now()), days), at).toISOString();

beforeEach(async () => {
  await w.db.deleteFrom('cart').execute();
});

test('D15.10 a normal delivery is promised by the closing time of the next day', async () => {
  expect(await show(await ordered())).toMatchObject({ SCHEDULED_FROM: null, EXPECTED_BY: closing(1) });
});
test('D15.10 the settings of the hospital decide the day and the hour, and a transfer takes its days besides', async () => {
  const id = await ordered();
  const set = (title: string, value: unknown) =>
    w.db
      .updateTable('setting')
      .set({ value: JSON.stringify(value) })
      .where('title', '=', title)
      .execute();
  await set('NORMAL_DELIVERY_DAYS', 3);
  await set('PHARMACY_CLOSES', '22:00');
  expect((await show(id)).EXPECTED_BY).toBe(closing(3, '22:00'));
  await change(id).set({ sourcing: 'transfer' }).execute();
  expect((await show(id)).EXPECTED_BY).toBe(closing(5, '22:00'));
  await set('NORMAL_DELIVERY_DAYS', 1);
  await set('PHARMACY_CLOSES', '23:00');
});
test('D15.10 nothing is promised of an order that is over or was planned', async () => {
  const [over, planned] = [await ordered(), await ordered()];
  await change(over).set({ state: 'delivered', completed_at: w.clock.now() }).execute();
  await change(planned).set({ mode: 'scheduled_delivery', scheduled_from: w.clock.now() }).execute();
  expect([(await show(over)).EXPECTED_BY, (await show(planned)).EXPECTED_BY]).toEqual([null, null]);
});
test('D15.10 nor of one that nobody has paid for', async () => {
  await sara.post('/cart/add', { product_id: panadol, quantity: 1 });
  const { data } = await sara.post('/orders', { ...checkoutByCard, address_id });
  expect((await show(data.order.ID)).EXPECTED_BY).toBeNull();
  await w.db.updateTable('pharmacy_order').set({ payment_state: 'released' }).where('id', '=', data.order.ID).execute();
});
test('S4.14 the number of the branch that it leaves is there to be called, where it has one', async () => {
  const id = await ordered();
  const { branch_id } = await w.db
    .selectFrom('pharmacy_order')
    .select('branch_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const branch = w.db.updateTable('location').where('id', '=', branch_id);
  await branch.set({ phone: '+966110000009' }).execute();
  expect((await show(id)).BRANCH_PHONE).toBe('+966110000009');
  await branch.set({ phone: '' }).execute();
  expect((await show(id)).BRANCH_PHONE).toBeNull();
});
