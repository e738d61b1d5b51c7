import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { ordersExportParts } from './export-parts.ts';
import { createAddress, createOrder, productIdOf } from '#test/factories/orders.ts';
import { cardsOf } from './reading/read-orders.ts';

const w = await world({ connections: 8 });
const sara = await payer(w, '1000001');
const personId = (await sara.get('/users')).data.id as number;
const products = await Promise.all(
  ['Panadol Advance 500 mg tablets', 'Effaclar purifying gel'].map((name) => productIdOf(w, name)),
);

/** Sara's orders as the copy of her data has them, and with how many statements they were read. */
async function copied(): Promise<{ orders: object[]; statements: number }> {
  const part = ordersExportParts.find(({ name }) => name === 'orders');
  if (!part || !('rows' in part)) throw new Error('no part of orders');
  let statements = 0;
  // Outside a transaction each statement takes a connection of its own.
  const count = () => (statements += 1);
  w.pool.on('acquire', count);
  const source = { sql: w.db, files: w.platform.files, personId, language: 'ar', now: w.clock.now() } as const;
  const orders = await Array.fromAsync(part.rows(source));
  w.pool.off('acquire', count);
  return { orders, statements };
}

test('D3.01 the copy of orders has each with its own lines, in as many statements for many as for one', async () => {
  const address_id = await createAddress(sara);
  await createOrder(sara, products[0]!, { address_id });
  const before = await copied();
  await createOrder(sara, products[1]!, { address_id });
  await createOrder(sara, products[0]!, { address_id });
  const after = await copied();
  expect(after.orders).toHaveLength(before.orders.length + 2);
  expect(after.statements).toBe(before.statements);
  const rows = await w.db
    .selectFrom('pharmacy_order')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
  const oneByOne = await Promise.all(rows.map(async (row) => (await cardsOf(w.db, [row], w.clock.now()))[0]));
  expect(after.orders).toEqual(oneByOne);
});
