import { expect, test } from 'vitest';
import { createAddress, productIdOf } from '#test/factories/orders.ts';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { keep, metformin } from './medications.fixture.ts';

const w = await world({ connections: 8 });
const sara = await payer(w, '1000001');
const tablets = await productIdOf(w, 'Metformin 500 mg tablets');
const gel = await productIdOf(w, 'Effaclar purifying gel');
const address_id = await createAddress(sara);

test('D6.03 D11.06 an unpaid order of a refill that is given up to be changed leaves the cart alone, and the refill is due as before', async () => {
  const medication_id = await keep(w, '1000001', metformin('to-change'));
  const body = { medication_id, product_id: tablets, every_days: 7 };
  const { id } = (await sara.post('/medication-subscriptions', body)).data;
  await w.db.updateTable('refill_subscription').set({ next_on: '2026-11-24' }).where('id', '=', id).execute();
  await sara.post('/cart/add', { product_id: gel, quantity: 1 });
  const path = `/medication-subscriptions/${id}/order`;
  const terms = { mode: 'normal_delivery', address_id, payment_method: 'card' };
  const order = () => sara.post(path, { ...terms, privacy_accepted: true, return_policy_accepted: true });
  const before = (await sara.get(path)).data;
  const first = (await order()).data.order.ID as number;
  expect(await sara.post(`/orders/${first}/release`, { to_cart: false })).toMatchObject({ http: 200 });
  expect((await sara.get(path)).data).toMatchObject({
    subscription: { order_id: null, order_payable_until: null, due_on: '2026-11-24' },
    may_order: { allowed: true },
    cart: { AMOUNT: before.cart.AMOUNT },
  });
  expect((await sara.get('/cart')).data.items).toMatchObject([{ product: { id: gel }, quantity: 1 }]);
  expect(await order()).toMatchObject({ http: 200, data: { amount: before.cart.AMOUNT } });
});
