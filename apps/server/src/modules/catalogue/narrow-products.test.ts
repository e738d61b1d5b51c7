import { maxChosen } from '@balsam/domain/catalogue';
import { beforeAll, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { importRegister } from './import-register.ts';
import { registerCsv, type Line } from '#test/factories/registers.ts';

const w = await world();

const line = (number: string, company: string, form: string, price: string, more: Line = {}): Line => ({
  RegisterNumber: number,
  'Trade Name': `PANADOL ${number.toUpperCase()}`,
  'Marketing Company': company,
  PharmaceuticalForm: form,
  'Public price': price,
  ...more,
});
const products: readonly Line[] = [
  line('a', 'ALPHA', 'Tablet', '10'),
  line('b', 'ALPHA', 'Capsule', '20'),
  line('c', 'BETA', 'Tablet', '20.01'),
  line('d', 'BETA', 'Syrup', '60'),
  line('e', 'GAMMA', 'Tablet', '300', { 'Legal Status': 'Prescription', 'Trade Name': 'FEVADOL' }),
  line('f', 'GAMMA', 'Syrup', '50', { AtcCode1: 'A11CC05', 'Scientific Name': 'CHOLECALCIFEROL' }),
];

beforeAll(async () => {
  // Products of the demo have been ordered: they stay, but are no longer sold.
  await w.db.updateTable('product').set({ withdrawn_at: w.clock.now() }).execute();
  await w.db
    .transaction()
    .execute((tx) => importRegister(tx, Buffer.from(registerCsv(products)), { now: w.clock.now(), stock: 5 }));
});

type Count = { id: number; title: string; count: number };
type Listing = {
  items: { id: number; name: string }[];
  total: number;
  facets: {
    categories: Count[];
    brands: Count[];
    forms: { form: string; count: number }[];
    prices: { min: number | null; max: number | null; count: number }[];
    prescription: number;
    no_prescription: number;
    offer: number;
  };
};
const get = (path: string, query: Record<string, string>) => w.app.inject({ url: `/api/v1${path}`, query });
const list = async (query: Record<string, string>): Promise<Listing> => {
  const reply = await get('/products/listing', query);
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: Listing }>().data;
};
const countsOf = (counts: readonly Count[]) => Object.fromEntries(counts.map(({ title, count }) => [title, count]));
const formsOf = ({ facets }: Listing) => Object.fromEntries(facets.forms.map(({ form, count }) => [form, count]));
const pricesOf = ({ facets }: Listing) => facets.prices.map(({ count }) => count);

/** The ids of brands by their titles. */
async function brandIds(...titles: string[]): Promise<string> {
  const { brands } = (await list({})).facets;
  return titles.map((title) => brands.find((brand) => brand.title === title)!.id).join(',');
}

describe('several of a kind at once', () => {
  test('any of the brands, any of the forms, and one of each', async () => {
    const brand_id = await brandIds('Alpha', 'Beta');
    expect((await list({ brand_id })).total).toBe(4);
    expect((await list({ form: 'tablet,syrup' })).total).toBe(5);
    expect((await list({ brand_id, form: 'tablet,syrup' })).total).toBe(3);
    expect((await list({ brand_id, form: 'tablet,syrup', query: 'panadol' })).total).toBe(3);
    expect((await list({ form: 'tablet', query: 'fevadol' })).total).toBe(1);
  });
  test('any of the categories, and any of the complaints', async () => {
    const { categories } = (await list({})).facets;
    expect(categories).toHaveLength(2);
    expect((await list({ category_id: categories.map(({ id }) => id).join(',') })).total).toBe(6);
    expect((await list({ category_id: String(categories[0]!.id) })).total).toBe(categories[0]!.count);
    const [first, second] = await w.db.selectFrom('relief').select('id').orderBy('id').execute();
    const { items } = await list({ query: 'panadol', sort: 'name' });
    await w.db
      .insertInto('product_relief')
      .values([
        { product_id: items[0]!.id, relief_id: first!.id },
        { product_id: items[1]!.id, relief_id: first!.id },
        { product_id: items[1]!.id, relief_id: second!.id },
        { product_id: items[2]!.id, relief_id: second!.id },
      ])
      .execute();
    expect((await list({ relief_id: `${first!.id},${second!.id}` })).total).toBe(3);
    expect((await list({ relief_id: `${second!.id}` })).total).toBe(2);
  });
  test('the list without counts takes the same', async () => {
    const reply = await get('/products', { brand_id: await brandIds('Alpha', 'Gamma'), form: 'tablet,capsule' });
    expect(reply.json<{ data: { total: number } }>().data.total).toBe(3);
  });
  test('one twice is one, and one that nobody knows brings nothing', async () => {
    const alpha = await brandIds('Alpha');
    const twice = await list({ brand_id: `${alpha},${alpha}` });
    expect([twice.total, twice.facets]).toEqual([2, (await list({ brand_id: alpha })).facets]);
    expect((await list({ brand_id: `${alpha},999999` })).total).toBe(2);
    const { total, facets } = await list({ brand_id: '999999' });
    expect([total, countsOf(facets.brands)]).toEqual([0, { Alpha: 2, Beta: 2, Gamma: 2 }]);
  });
  const many = (count: number) => Array.from({ length: count }, (_, place) => place + 900_000).join(',');
  test('so many as may be chosen are taken, one more is refused', async () => {
    expect((await get('/products/listing', { brand_id: many(maxChosen) })).statusCode).toBe(200);
    expect((await get('/products/listing', { brand_id: many(maxChosen + 1) })).statusCode).toBe(400);
  });
  test.each([
    { brand_id: '' },
    { brand_id: '3,' },
    { brand_id: '3,x' },
    { brand_id: '-1' },
    { category_id: '1;2' },
    { relief_id: '0' },
    { form: 'tablet,soup' },
    { form: '1'.repeat(400) },
  ])('%j is refused', async (query) => {
    expect((await get('/products/listing', query as Record<string, string>)).statusCode).toBe(400);
  });
});

describe('counts leave out what is chosen of their own kind', () => {
  test('of a brand: other brands keep their counts, all else is within it', async () => {
    const found = await list({ brand_id: await brandIds('Alpha') });
    expect(countsOf(found.facets.brands)).toEqual({ Alpha: 2, Beta: 2, Gamma: 2 });
    expect(formsOf(found)).toEqual({ tablet: 1, capsule: 1 });
    expect(pricesOf(found)).toEqual([2, 1, 0, 0, 0]);
    expect([found.facets.prescription, found.facets.no_prescription]).toEqual([0, 2]);
  });
  test('of a brand and a form: each is counted within the other, with words too', async () => {
    const chosen = { brand_id: await brandIds('Alpha', 'Gamma'), form: 'syrup' };
    const found = await list(chosen);
    expect(found.total).toBe(1);
    expect(countsOf(found.facets.brands)).toEqual({ Gamma: 1, Beta: 1, Alpha: 0 });
    expect(formsOf(found)).toEqual({ tablet: 2, capsule: 1, syrup: 1 });
    const worded = await list({ ...chosen, query: 'fevadol' });
    expect(worded.total).toBe(0);
    expect(countsOf(worded.facets.brands)).toEqual({ Alpha: 0, Gamma: 0 });
    expect(formsOf(worded)).toEqual({ tablet: 1, syrup: 0 });
  });
  test('of prices: each band says what it would bring, what costs just its end in both', async () => {
    const all = await list({});
    expect(all.facets.prices.map(({ min, max }) => [min, max])).toEqual([
      [null, 20],
      [20, 50],
      [50, 100],
      [100, 200],
      [200, null],
    ]);
    expect(pricesOf(all)).toEqual([2, 3, 2, 0, 1]);
    const dear = await list({ price_min: '200' });
    expect([dear.total, pricesOf(dear)]).toEqual([1, pricesOf(all)]);
    expect(formsOf(dear)).toEqual({ tablet: 1 });
    const bands = await Promise.all(
      all.facets.prices.map(({ min, max }) =>
        list({ ...(min !== null && { price_min: String(min) }), ...(max !== null && { price_max: String(max) }) }),
      ),
    );
    expect(bands.map(({ total }) => total)).toEqual(pricesOf(all));
  });
  test('of what needs a prescription, and of offers', async () => {
    const found = await list({ prescription: 'true', offer: 'false' });
    expect([found.total, found.facets.prescription, found.facets.no_prescription, found.facets.offer]).toEqual([
      1, 1, 5, 0,
    ]);
  });
  test('of a category: the others stay to be chosen', async () => {
    const { categories } = (await list({})).facets;
    const found = await list({ category_id: String(categories[1]!.id) });
    expect(found.facets.categories).toEqual(categories);
    expect(countsOf(found.facets.brands)).toEqual({ Gamma: 1 });
  });
});

describe('brands by their name', () => {
  const names = async (query: Record<string, string>) => {
    const reply = await get('/products/brands', query);
    expect(reply.statusCode).toBe(200);
    return countsOf(reply.json<{ data: { items: Count[] } }>().data.items);
  };
  test('a part of it in any letters, counted among what is asked for', async () => {
    expect(await names({ name: 'ALP' })).toEqual({ Alpha: 2 });
    expect(await names({ name: 'a', form: 'tablet' })).toEqual({ Alpha: 1, Beta: 1, Gamma: 1 });
    expect(await names({ name: 'a', form: 'syrup', query: 'panadol' })).toEqual({ Beta: 1, Gamma: 1 });
  });
  test('which brands are chosen makes no difference', async () => {
    expect(await names({ name: 'bet', brand_id: await brandIds('Alpha') })).toEqual({ Beta: 2 });
  });
  test('one that has nothing of it is left out, and so is everything for letters that no name has', async () => {
    expect(await names({ name: 'gamma', form: 'capsule' })).toEqual({});
    expect(await names({ name: 'zzzz' })).toEqual({});
    expect(await names({ name: '%' })).toEqual({});
  });
  test('no letters are refused', async () => {
    expect((await get('/products/brands', { name: ' ' })).statusCode).toBe(400);
    expect((await get('/products/brands', {})).statusCode).toBe(400);
  });
});
