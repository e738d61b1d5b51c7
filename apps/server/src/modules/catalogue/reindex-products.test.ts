import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { indexVersion, reindexProducts } from './reindex-products.ts';

const w = await world();
const found = async (query: string): Promise<number> => {
  const reply = await w.app.inject({ url: '/api/v1/products/listing', query: { query } });
  return reply.json<{ data: { total: number } }>().data.total;
};
const run = () => reindexProducts.run(w.platform, w.clock.now());
const loseWords = () => w.db.updateTable('product').set({ search: [], own_words: [], name_words: [] }).execute();

test('after an update that brings other words, all products are found by them; with the same words nothing is done', async () => {
  await run();
  expect(await found('blood pressure tablets')).toBeGreaterThan(0);
  await loseWords();
  await run();
  expect(await found('blood pressure tablets')).toBe(0);
  await w.db.updateTable('shop_index').set({ version: 'of the release before' }).execute();
  await run();
  expect(await found('blood pressure tablets')).toBeGreaterThan(0);
  expect(await w.db.selectFrom('shop_index').select('version').execute()).toEqual([{ version: indexVersion }]);
});

test('a process that ends begins no further batch, and the next start indexes them all', async () => {
  await loseWords();
  await w.db.updateTable('shop_index').set({ version: 'of the release before' }).execute();
  await reindexProducts.run({ ...w.platform, stopping: AbortSignal.abort() }, w.clock.now());
  expect(await found('blood pressure tablets')).toBe(0);
  await run();
  expect(await found('blood pressure tablets')).toBeGreaterThan(0);
});
