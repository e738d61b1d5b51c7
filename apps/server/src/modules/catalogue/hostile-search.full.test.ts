import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { indexProducts } from './index-products.ts';
import { client } from '#test/factories/deliveries.ts';

const w = await world();
const [pharmacist, admin, rider] = await Promise.all(
  ['pharmacist@balsam.example', 'admin@balsam.example', 'rider@balsam.example'].map((who) => client(w, who)),
);
const sara = await client(w, '1000001');

/** What stands for something else in a pattern of the database, in a regular expression or in an order of search. */
const signs = [
  '%',
  '_',
  '\\',
  '%%',
  '__',
  '%_%',
  '\\%',
  '.*',
  '^',
  '$',
  '[a-z]',
  '(a|b)',
  '*',
  '?',
  '&',
  '|',
  '!',
  ':*',
  "'",
  '"',
];

const found = async (answer: Promise<{ http: number; body: { data: { items: unknown[] } } }>): Promise<number> => {
  const { http, body } = await answer;
  expect(http).toBe(200);
  return body.data.items.length;
};

describe('a sign that stands for others in a pattern stands for itself', () => {
  test.each(signs)('at the pharmacy desk and among the staff: %s', async (sign) => {
    const q = encodeURIComponent(`${sign}zz`);
    const counts = [
      found(pharmacist!.get(`/desk/products?q=${q}`)),
      found(pharmacist!.get(`/desk/orders?q=${q}`)),
      found(admin!.get(`/staff/people?q=${q}`)),
    ];
    expect(await Promise.all(counts)).toEqual([0, 0, 0]);
  });
  test('and a product is found by its name, whatever signs stand between its words', async () => {
    const names = { name: 'Saline 0.9% a_b drops', name_ar: 'قطرات ملح' };
    const { id } = await w.db.selectFrom('product').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
    await w.db.updateTable('product').set(names).where('id', '=', id).execute();
    await w.db.transaction().execute((tx) => indexProducts(tx, [id]));
    const ids = async (q: string) => {
      const { body } = await pharmacist!.get(`/desk/products?q=${encodeURIComponent(q)}`);
      return body.data.items.map((item: { id: number }) => item.id);
    };
    expect(await Promise.all(['saline 0.9% a_b', 'SALINE a%b', 'saline\\_a'].map(ids))).toEqual([[id], [id], [id]]);
  });
  test.each(signs.filter((sign) => !/[a-z]/.test(sign)))(
    'in the shop, where it says nothing beside a word: %s',
    async (sign) => {
      const ids = async (q: string) => {
        const { body } = await sara.get(`/products?query=${encodeURIComponent(q)}`);
        return body.data.items.map((item: { id: number }) => item.id);
      };
      expect(await ids(`${sign}panadol${sign}`)).toEqual(await ids('panadol'));
    },
  );
});

describe('a query of a hundred thousand letters', () => {
  const long = 'ا'.repeat(100_000);
  test.each([
    '/products?query=',
    '/products/suggestions?query=',
    '/products/brands?name=',
    '/find/doctors?query=',
    '/specialities/search?query=',
  ])('%s is refused', async (path) => {
    expect((await sara.get(`${path}${encodeURIComponent(long)}`)).http).toBe(400);
  });
  test.each(['/desk/products?q=', '/desk/orders?q='])('%s is refused', async (path) => {
    expect((await pharmacist!.get(`${path}${encodeURIComponent(long)}`)).http).toBe(400);
  });
  test('/staff/people?q= is refused, and so is that of riders', async () => {
    expect((await admin!.get(`/staff/people?q=${encodeURIComponent(long)}`)).http).toBe(400);
    expect((await rider!.get(`/orders/rider-orders?search=${encodeURIComponent(long)}`)).http).toBe(400);
  });
});
