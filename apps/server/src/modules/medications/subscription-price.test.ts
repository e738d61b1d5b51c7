import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { productIdOf } from '#test/factories/orders.ts';
import { keep, metformin } from './medications.fixture.ts';

const w = await world();
const sara = await payer(w, '1000001');
const name = 'Metformin 500 mg tablets';

test('D11.06 beside the agreed price a subscription tells what the product costs today, and nothing once it is not sold', async () => {
  const medication_id = await keep(w, '1000001', metformin('subscribed'));
  const product_id = await productIdOf(w, name);
  const { data } = await sara.post('/medication-subscriptions', { medication_id, product_id, every_days: 30 });
  expect(data.price_now).toBe(data.price);
  const product = w.db.updateTable('product').where('id', '=', product_id);
  await product.set((x) => ({ price: x('price', '+', 1_00) })).execute();
  const shown = async () =>
    (await sara.get('/medications?limit=100')).data.items.find((one: { id: number }) => one.id === medication_id)
      .subscription;
  expect(await shown()).toMatchObject({ price: data.price, price_now: data.price + 1 });
  await product.set({ withdrawn_at: w.clock.now() }).execute();
  expect(await shown()).toMatchObject({ price: data.price, price_now: null });
  expect((await sara.remove(`/medication-subscriptions/${data.id}`)).data).toMatchObject({ price_now: null });
});
