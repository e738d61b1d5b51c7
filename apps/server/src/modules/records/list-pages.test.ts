import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { as } from '#modules/booking/booking.fixture.ts';

type Page = { items: { id: number; title: string; about?: string; about_ar?: string }[]; total: number };

const w = await world();
const [sara, layla] = [await as(w, '1000001'), await as(w, 'D1001')];
const pageOf = async (path: string, query: string): Promise<Page> => (await sara.get<Page>(`${path}?${query}`)).data;

test.each(['/timelines', '/timelines/all', '/reports'])(
  '%s come in pages, each entry once, and every page says how many there are',
  async (path) => {
    const all = await pageOf(path, 'limit=9999999');
    expect(all.items.length).toBeGreaterThan(2);
    const pages = await Promise.all([1, 2, 3].map((page) => pageOf(path, `limit=1&page=${page}`)));
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(all.items.slice(0, 3).map(({ id }) => id));
    expect(pages.map(({ total }) => total)).toEqual([all.total, all.total, all.total]);
    expect(await pageOf(path, `limit=5&page=${all.total}`)).toMatchObject({ items: [], total: all.total });
  },
);

test('a laboratory test that the portal knows is explained in both languages, another one has no words', async () => {
  const { items } = await pageOf('/reports', 'limit=9999999');
  const known = await w.db.selectFrom('lab_test').select(['about', 'about_ar']).execute();
  const words = new Set(known.map(({ about, about_ar: arabic }) => `${about}|${arabic}`));
  const explained = items.filter(({ about }) => about !== '');
  expect(explained.length).toBeGreaterThan(0);
  for (const { about, about_ar: arabic } of explained) expect(words.has(`${about}|${arabic}`)).toBe(true);
  await w.db.deleteFrom('lab_test').execute();
  const bare = (await pageOf('/reports', 'limit=9999999')).items;
  expect(new Set(bare.map(({ about, about_ar: arabic }) => `${about}|${arabic}`))).toEqual(new Set(['|']));
});

test('D3.01 a doctor reads the record of the patient whom they name, and without a name none', async () => {
  expect((await layla.get<Page>('/reports?mrn_number=1000001')).data.total).toBeGreaterThan(0);
  for (const path of ['/reports', '/timelines', '/reports?mrn_number=9999999'])
    expect((await layla.get(path)).http).toBe(404);
});
