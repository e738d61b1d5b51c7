import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { createOrder, productIdOf } from '#test/factories/orders.ts';

const w = await world();
const sara = await payer(w, '1000001');
const panadol = await productIdOf(w, 'Panadol Advance 500 mg tablets');

/** The two branches of this file; what the demo has besides is too far away to matter. */
const [first, second] = (await w.db.selectFrom('location').select('id').orderBy('id').limit(2).execute()).map(
  ({ id }) => id,
) as [number, number];
await w.db.updateTable('stock_lot').set({ quantity: 0 }).where('product_id', '=', panadol).execute();
await w.db
  .insertInto('stock_lot')
  .values(
    [first, second].map((location_id) => ({
      product_id: panadol,
      location_id,
      lot: `near ${location_id}`,
      expires_on: '2028-01-01',
      quantity: 50,
    })),
  )
  .execute();

type Place = readonly [latitude: number, longitude: number];

const stand = (id: number, [latitude, longitude]: Place) =>
  w.db.updateTable('location').set({ latitude, longitude }).where('id', '=', id).execute();

test.each<[string, Place, Place, Place, number]>([
  ['east of both, by the eastern one', [24.7, 46.6], [24.7, 46.9], [24.7, 46.95], second],
  ['west of both, by the western one', [24.7, 46.6], [24.7, 46.9], [24.7, 46.5], first],
  ['between them, nearer to the eastern one', [24.7, 46.6], [24.7, 46.9], [24.7, 46.8], second],
  ['north of both, by the northern one', [24.5, 46.7], [24.8, 46.7], [24.9, 46.7], second],
  ['south of both, by the southern one', [24.5, 46.7], [24.8, 46.7], [24.3, 46.7], first],
  ['where a degree east is shorter than one north', [24.7, 46.8], [24.605, 46.7], [24.7, 46.7], first],
])('D6.01 products for a door %s, come from the nearest branch', async (_, one, other, door, nearest) => {
  await stand(first, one);
  await stand(second, other);
  const [latitude, longitude] = door;
  const address = { name: 'Home', street: 'A', district: 'B', city: 'Riyadh', latitude, longitude };
  const { id } = (await sara.post('/user-address', address)).data as { id: number };
  await w.db.updateTable('wallet').set({ balance: 100_000 }).execute();
  const made = await createOrder(sara, panadol, { address_id: id });
  const taken = await w.db
    .selectFrom('order_stock as t')
    .innerJoin('stock_lot as s', 's.id', 't.lot_id')
    .select('s.location_id')
    .where('t.order_id', '=', made.data.order.ID as number)
    .execute();
  expect(taken).toEqual([{ location_id: nearest }]);
});
