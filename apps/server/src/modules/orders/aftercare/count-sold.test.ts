import { expect, test } from 'vitest';
import { createPaidOrder, createAddress, productIdOf } from '#test/factories/orders.ts';
import { world } from '#test/world.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { orderMoved } from '../common/events.ts';
import { markTakenOut, readLinesOf } from '../common/orders.store.ts';

const w = await world();
const sara = await payer(w, '1000001');
const address_id = await createAddress(sara);
const [panadol, gel] = [
  await productIdOf(w, 'Panadol Advance 500 mg tablets'),
  await productIdOf(w, 'Effaclar purifying gel'),
];
const soldOf = async (id: number) =>
  (await w.db.selectFrom('product').select('sold').where('id', '=', id).executeTakeFirstOrThrow()).sold;
const sold = async () => [await soldOf(panadol), await soldOf(gel)];

async function move(order_id: number, to: 'placed' | 'delivered' | 'returned') {
  await w.db.transaction().execute((tx) => publish(tx, orderMoved, { order_id, to }, w.clock.now()));
  await w.dispatch();
}

test('what reached its patient counts as sold, piece by piece: the shop lists first what is bought most', async () => {
  const [first, second] = (await sold()) as [number, number];
  await sara.post('/cart/add', { product_id: panadol, quantity: 2 });
  const made = (await createPaidOrder(w, sara, [panadol, gel], { address_id })).order.ID as number;
  await move(made, 'placed');
  await move(made, 'returned');
  expect(await sold()).toEqual([first, second]);
  const lines = await readLinesOf(w.db, [made]);
  const out = lines.filter(({ product_id: id }) => id === gel).map(({ id }) => id);
  await w.db.transaction().execute((tx) => markTakenOut(tx, { ids: out }, w.clock.now()));
  await move(made, 'delivered');
  expect(await sold()).toEqual([first + 3, second]);
});
