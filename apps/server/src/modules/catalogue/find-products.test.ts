import { beforeAll, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { importRegister } from './import-register.ts';
import { registerCsv, type Line } from '#test/factories/registers.ts';

const w = await world();

const lines: readonly Line[] = [
  { RegisterNumber: 'p1', 'Trade Name': 'PANADOL 500MG TAB', 'Trade Name Arabic': 'بانادول 500 ملجم' },
  { RegisterNumber: 'p2', 'Trade Name': 'PANADOL EXTRA TAB', 'Trade Name Arabic': 'بنادول إكسترا', Strength: '665' },
  { RegisterNumber: 'p3', 'Trade Name': 'FEVADOL 500MG TAB', 'Trade Name Arabic': 'فيفادول 500 ملجم' },
  {
    RegisterNumber: 'a1',
    'Trade Name': 'AUGMENTIN 625MG TAB',
    'Trade Name Arabic': 'أوجمنتين 625 ملجم',
    'Scientific Name': 'AMOXICILLIN, CLAVULANIC ACID',
    AtcCode1: 'J01CR02',
    'Legal Status': 'Prescription',
    'Public price': '80',
    'Marketing Company': 'GLAXO',
  },
  {
    RegisterNumber: 'd1',
    Strength: '',
    'Trade Name': 'REFRESH TEARS',
    'Trade Name Arabic': 'ريفريش تيرز',
    'Scientific Name': 'CARMELLOSE',
    PharmaceuticalForm: 'SOLUTION/ DROPS',
    AdministrationRoute: 'Ophthalmic',
    AtcCode1: 'S01XA20',
    'Public price': '25.5',
  },
  {
    RegisterNumber: 'v1',
    'Trade Name': 'TERA D 50000 IU CAP',
    'Trade Name Arabic': 'تيرا د',
    'Scientific Name': 'CHOLECALCIFEROL',
    PharmaceuticalForm: 'Capsule',
    AtcCode1: 'A11CC05',
  },
];
beforeAll(async () => {
  // Products of the demo have been ordered: they stay, but are no longer sold.
  await w.db.updateTable('product').set({ withdrawn_at: w.clock.now() }).execute();
  await w.db
    .transaction()
    .execute((tx) => importRegister(tx, Buffer.from(registerCsv(lines)), { now: w.clock.now(), stock: 5 }));
});

type Listing = {
  items: { id: number; name: string; price: number; stock: number }[];
  total: number;
  facets: {
    categories: { title: string; count: number }[];
    forms: { form: string; count: number }[];
    prescription: number;
  };
  did_you_mean: string[];
};
const list = async (query: Record<string, string | number>): Promise<Listing> => {
  const reply = await w.app.inject({ url: `/api/v1/products/listing`, query: query as Record<string, string> });
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: Listing }>().data;
};
const found = async (query: string) => (await list({ query })).items.map(({ name }) => name).toSorted();

describe('what a person types', () => {
  test.each([
    ['panadol 500', ['Panadol 500 mg Tab']],
    ['بنادول 500', ['Panadol 500 mg Tab']],
    ['بنادول ٥٠٠', ['Panadol 500 mg Tab']],
    ['بنادول', ['Panadol 500 mg Tab', 'Panadol Extra Tab 665 mg']],
    ['PANADOL', ['Panadol 500 mg Tab', 'Panadol Extra Tab 665 mg']],
    ['pana', ['Panadol 500 mg Tab', 'Panadol Extra Tab 665 mg']],
    ['panadoll', ['Panadol 500 mg Tab', 'Panadol Extra Tab 665 mg']],
    ['pandol', ['Panadol 500 mg Tab', 'Panadol Extra Tab 665 mg']],
    ['agmentin', ['Augmentin 625 mg Tab']],
    ['amoxycillin', ['Augmentin 625 mg Tab']],
    ['amoxxicilin', ['Augmentin 625 mg Tab']],
    ['emoxicillim', ['Augmentin 625 mg Tab']],
    ['اوجمنتين', ['Augmentin 625 mg Tab']],
    ['قطرة عين', ['Refresh Tears']],
    ['قطره', ['Refresh Tears']],
    ['فيتامين د', ['Tera D 50000 IU Cap']],
    ['مسكن', ['Fevadol 500 mg Tab', 'Panadol 500 mg Tab', 'Panadol Extra Tab 665 mg']],
    ['glaxo', ['Augmentin 625 mg Tab']],
  ])('%s leads to %j', async (typed, names) => {
    expect(await found(typed)).toEqual(names);
  });
  test.each(['pnl', 'abcdefgh', '499', "'; drop table product; --", '%', '~', '\\', '🙂'])(
    '%s leads nowhere, quietly',
    async (typed) => {
      expect(await list({ query: typed })).toMatchObject({ total: expect.any(Number) });
    },
  );
  test('a typo in a number is another number', async () => {
    expect(await found('panadol 501')).toEqual([]);
  });
  test('where nothing is found, what may be meant is offered', async () => {
    const { total, did_you_mean } = await list({ query: 'paracetxxxmol' });
    expect([total, did_you_mean]).toEqual([0, expect.arrayContaining(['paracetamol'])]);
  });
});

describe('narrowing what was found', () => {
  test('counts by category and form tell what there is', async () => {
    const { facets, total } = await list({});
    expect(total).toBe(lines.length);
    expect(facets.categories.map(({ title, count }) => [title, count])).toContainEqual(['Pain and fever', 3]);
    expect(facets.forms).toContainEqual({ form: 'tablet', count: 4 });
    expect(facets.prescription).toBe(1);
  });
  test.each([
    [{ prescription: 'true' }, 1],
    [{ prescription: 'false' }, 5],
    [{ form: 'drops' }, 1],
    [{ price_min: 25.5, price_max: 80 }, 2],
    [{ price_min: 80.01 }, 0],
    [{ in_stock: 'true' }, 6],
    [{ in_stock: 'false' }, 0],
    [{ offer: 'true' }, 0],
    [{ query: 'panadol', form: 'drops' }, 0],
    [{ brand_id: 999_999 }, 0],
  ])('%j: %i', async (filters, total) => {
    expect((await list(filters as Record<string, string>)).total).toBe(total);
  });
  test('cheapest first, dearest first, by name, page by page', async () => {
    const prices = async (sort: string) => (await list({ sort })).items.map(({ price }) => price);
    expect(await prices('price_asc')).toEqual((await prices('price_desc')).toReversed().toSorted((a, b) => a - b));
    const names = (await list({ sort: 'name' })).items.map(({ name }) => name);
    const paged = [
      ...(await list({ sort: 'name', limit: 4 })).items,
      ...(await list({ sort: 'name', limit: 4, page: 2 })).items,
    ];
    expect(paged.map(({ name }) => name)).toEqual(names);
  });
});

describe('a product', () => {
  const get = async (path: string) => {
    const reply = await w.app.inject({ url: `/api/v1${path}` });
    return { http: reply.statusCode, data: reply.json<{ data: Record<string, unknown> }>().data };
  };
  test('that is not there or withdrawn is not found', async () => {
    expect((await get('/products/999999')).http).toBe(404);
    const [first] = (await list({ query: 'tera' })).items;
    await w.db.updateTable('product').set({ withdrawn_at: w.clock.now() }).where('id', '=', first!.id).execute();
    expect([(await get(`/products/${first!.id}`)).http, (await list({ query: 'tera' })).total]).toEqual([404, 0]);
  });
  test('says what each branch has, and what else has the same in it', async () => {
    const [first] = (await list({ query: 'panadol 500' })).items;
    expect((await get(`/products/${first!.id}`)).data).toMatchObject({
      stock: 15,
      branches: [{ stock: 5 }, { stock: 5 }, { stock: 5 }],
      price: 10.7,
      vat_percent: 0,
    });
    const { data } = await get(`/products/${first!.id}/related`);
    expect(
      (data['items'] as { name: string }[])
        .slice(0, 2)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['Fevadol 500 mg Tab', 'Panadol Extra Tab 665 mg']);
  });
  test('stock that has run out is no stock', async () => {
    const [first] = (await list({ query: 'panadol extra' })).items;
    await w.db.updateTable('stock_lot').set({ expires_on: '2026-11-22' }).where('product_id', '=', first!.id).execute();
    expect((await list({ query: 'panadol extra' })).items[0]?.stock).toBe(0);
    expect((await list({ query: 'panadol extra', in_stock: 'true' })).total).toBe(0);
  });
});
