import { expect, test } from 'vitest';
import { world } from '#test/world.ts';

const w = await world();

type Card = { id: number; price: number; price_before: number; vat_percent: number; offer: { TYPE: string } | null };

async function listed(query: Record<string, string | number>): Promise<Card[]> {
  const pages = await Promise.all(
    [1, 2].map(async (page) => {
      const asked = Object.fromEntries(
        Object.entries({ limit: 100, page, ...query }).map(([key, value]) => [key, String(value)]),
      );
      const reply = await w.app.inject({ url: '/api/v1/products/listing', query: asked });
      return reply.json<{ data: { items: Card[] } }>().data.items;
    }),
  );
  return pages.flat();
}

test('D15.06 the demo has what the order could get wrong: both rates of VAT, and offers of each kind', async () => {
  const all = await listed({});
  expect(new Set(all.map(({ vat_percent }) => vat_percent))).toEqual(new Set([0, 15]));
  expect(new Set(all.flatMap(({ offer }) => offer?.TYPE ?? [])).size).toBe(3);
  expect(all.some(({ price, price_before }) => price < price_before)).toBe(true);
});

test.each([
  ['price_asc', 1],
  ['price_desc', -1],
])('D15.06 %s is by the price that each product shows, over all pages', async (sort, way) => {
  const all = await listed({ sort });
  expect(new Set(all.map(({ id }) => id)).size).toBe(150);
  const prices = all.map(({ price }) => price);
  expect(prices).toEqual(prices.toSorted((one, other) => (one - other) * way));
});

test('D15.06 a price that is asked for is the one shown', async () => {
  const all = await listed({});
  const middle = all.toSorted((one, other) => one.price - other.price)[75]!.price;
  const cheap = await listed({ price_max: middle });
  expect(cheap.length).toBe(all.filter(({ price }) => price <= middle).length);
  const dear = await listed({ price_min: middle });
  expect(dear.length).toBe(all.filter(({ price }) => price >= middle).length);
});
