import { beforeAll, describe, expect, test } from 'vitest';
import { addMinutes } from '@balsam/domain/time';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { createAddress, createOrder, productIdOf } from '#test/factories/orders.ts';

const w = await world();
const [sara, pharmacist] = [await payer(w, '1000001'), await payer(w, 'pharmacist@balsam.example')];
const product = await productIdOf(w, 'Panadol Advance 500 mg tablets');
const home = await createAddress(sara);
const rated: number[] = [];

/** An order of Sara's that was delivered and rated two minutes after the one before. */
async function rate(rating_value: number, comment: string): Promise<void> {
  await w.db.updateTable('wallet').set({ balance: 100_000 }).execute();
  const id = (await createOrder(sara, product, { address_id: home })).data.order.ID as number;
  await w.db.updateTable('pharmacy_order').set({ state: 'delivered' }).where('id', '=', id).execute();
  w.at(addMinutes(w.clock.now(), 2));
  expect((await sara.post(`/orders/${id}/rating`, { rating_value, comment })).http).toBe(200);
  rated.push(id);
}
type Rating = { order_id: number; rating_value: number; is_low: boolean; comment: string; rated_at: string };
const ratings = async (query = ''): Promise<Rating[]> => {
  const { http, data } = await pharmacist.get(`/desk/ratings?limit=100${query}`);
  expect(http).toBe(200);
  return (data.items as Rating[]).filter(({ order_id }) => rated.includes(order_id));
};

beforeAll(async () => {
  await w.db.deleteFrom('cart_line').execute();
  await rate(5, '');
  await rate(2, 'وصل الطلب متأخرًا');
  await rate(3, 'The rider was kind');
  await rate(1, '');
});

describe('the ratings of orders', () => {
  test('are read from the newest, with what was written and by whom', async () => {
    expect(await ratings()).toMatchObject([
      { order_id: rated[3], rating_value: 1, is_low: true, comment: '' },
      { order_id: rated[2], rating_value: 3, is_low: false, comment: 'The rider was kind' },
      {
        order_id: rated[1],
        rating_value: 2,
        is_low: true,
        comment: 'وصل الطلب متأخرًا',
        patient: { name: 'Sara Al-Harbi' },
      },
      { order_id: rated[0], rating_value: 5, is_low: false, comment: '' },
    ]);
  });
  test('are narrowed to low ones, and to those with a comment', async () => {
    expect((await ratings('&only=low')).map(({ order_id }) => order_id)).toEqual([rated[3], rated[1]]);
    expect((await ratings('&only=commented')).map(({ order_id }) => order_id)).toEqual([rated[2], rated[1]]);
  });
  test('are for whoever sees orders, and each patient sees that they were read', async () => {
    expect((await sara.get('/desk/ratings')).http).toBe(403);
    await ratings();
    expect((await sara.get('/users/access-log')).data.items).toContainEqual(
      expect.objectContaining({ what: 'orders', action: 'read', why: 'staff', at: w.clock.now().toISOString() }),
    );
  });
});
