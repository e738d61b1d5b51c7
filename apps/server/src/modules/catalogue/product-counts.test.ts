import { beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Sql } from '#platform/db/types.ts';
import { untilLockWait } from '#test/lock-wait.ts';
import { world } from '#test/world.ts';

const w = await world({ connections: 4, config: { replyCache: false } });

type Counts = Readonly<Record<string, number>>;
type Home = Readonly<Record<'categories' | 'symptoms_relief' | 'brands', readonly { id: number; products: number }[]>>;

/** What the lists of the shop say: each value and how many products it has. */
async function counts(): Promise<Counts> {
  const listOf = async (path: string) => {
    const reply = await w.app.inject({ url: `/api/v1${path}` });
    return reply.json<{ data: { items: { id: number; products: number }[] } }>().data.items;
  };
  const lists = {
    category: await listOf('/categories'),
    relief: await listOf('/symptoms-relief'),
    brand: await listOf('/brands?limit=100'),
  };
  return Object.fromEntries(
    Object.entries(lists).flatMap(([facet, items]) => items.map(({ id, products }) => [`${facet} ${id}`, products])),
  );
}

/** The same, counted product by product. */
async function countedAnew(): Promise<Counts> {
  const { rows } = await sql<{ key: string; products: number }>`
    select key, count(*)::int as products from product p
    cross join lateral (select 'category ' || p.category_id union all select 'brand ' || p.brand_id
      union all select 'relief ' || r.relief_id from product_relief r where r.product_id = p.id) of_it (key)
    where p.withdrawn_at is null group by key`.execute(w.db);
  return Object.fromEntries(rows.map(({ key, products }) => [key, products]));
}

const withdraw = (db: Sql, ids: readonly number[], at: Date | null = w.clock.now()) =>
  db.updateTable('product').set({ withdrawn_at: at }).where('id', 'in', ids).execute();

const relieving = await w.db.selectFrom('product_relief').select(['product_id', 'relief_id']).limit(6).execute();
const products = [...new Set(relieving.map((row) => row.product_id))];

beforeEach(async () => {
  await w.db.updateTable('product').set({ withdrawn_at: null }).execute();
});

test('every category, brand and complaint says how many products it has', async () => {
  const said = await counts();
  expect(said).toEqual(await countedAnew());
  expect(new Set(Object.values(said)).size).toBeGreaterThan(3);
});

test('the first page of the shop says the same', async () => {
  const [said, reply] = [await counts(), await w.app.inject({ url: '/api/v1/products/home-listing' })];
  const { categories, symptoms_relief: reliefs, brands } = reply.json<{ data: Home }>().data;
  expect(brands).toHaveLength(15);
  for (const [facet, items] of [
    ['category', categories],
    ['relief', reliefs],
    ['brand', brands],
  ] as const)
    for (const { id, products: count } of items) expect(count, `${facet} ${id}`).toBe(said[`${facet} ${id}`]);
});

test('what is withdrawn counts no more, and does again when it is sold again', async () => {
  const before = await counts();
  await withdraw(w.db, products);
  const without = await counts();
  expect(without).toEqual(await countedAnew());
  expect(without).not.toEqual(before);
  await withdraw(w.db, products);
  expect(await counts()).toEqual(without);
  await withdraw(w.db, products, null);
  expect(await counts()).toEqual(before);
});

test('a value without products is left out', async () => {
  const all = await w.db.selectFrom('product').select('id').execute();
  await withdraw(
    w.db,
    all.map(({ id }) => id),
  );
  expect(await counts()).toEqual({});
});

test('a product of another category and brand counts there; one that is new counts, and one that is gone does not', async () => {
  const [category, brand] = await Promise.all(
    (['product_category', 'brand'] as const).map((table) =>
      w.db.selectFrom(table).select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow(),
    ),
  );
  const before = await counts();
  await w.db
    .updateTable('product')
    .set({ category_id: category!.id, brand_id: brand!.id })
    .where('id', 'in', products)
    .execute();
  expect(await counts()).toEqual(await countedAnew());
  expect(await counts()).not.toEqual(before);
  const { rows } = await sql<{ id: number }>`
    insert into product overriding system value select (jsonb_populate_record(p, jsonb_build_object('id', p.id + 1000000, 'source_id', p.source_id || '-copy', 'barcode', null))).*
    from product p where id in (${sql.join(products)}) returning id::int`.execute(w.db);
  const copies = rows.map(({ id }) => id);
  expect(await counts()).toEqual(await countedAnew());
  await w.db
    .insertInto('product_relief')
    .values(copies.map((id) => ({ product_id: id, relief_id: relieving[0]!.relief_id })))
    .execute();
  expect(await counts()).toEqual(await countedAnew());
  await w.db.deleteFrom('product_relief').where('product_id', 'in', copies).execute();
  expect(await counts()).toEqual(await countedAnew());
  await w.db.deleteFrom('product').where('id', 'in', copies).execute();
  expect(await counts()).toEqual(await countedAnew());
});

test('what two change at the same time is counted both: withdrawals, and a withdrawal beside a complaint', async () => {
  const [one, two] = products as [number, number];
  const waiting = await w.db.transaction().execute(async (tx) => {
    await withdraw(tx, [one]);
    const second = withdraw(w.db, [two]);
    await untilLockWait(w);
    return { second };
  });
  await waiting.second;
  expect(await counts()).toEqual(await countedAnew());
  await withdraw(w.db, [one, two], null);
  const other = await w.db
    .selectFrom('relief')
    .select('id')
    .where('id', 'not in', (x) => x.selectFrom('product_relief').select('relief_id').where('product_id', '=', one))
    .limit(1)
    .executeTakeFirstOrThrow();
  const third = await w.db.transaction().execute(async (tx) => {
    await tx.insertInto('product_relief').values({ product_id: one, relief_id: other.id }).execute();
    const withdrawing = withdraw(w.db, [one]);
    await untilLockWait(w);
    return { withdrawing };
  });
  await third.withdrawing;
  expect(await counts()).toEqual(await countedAnew());
});
