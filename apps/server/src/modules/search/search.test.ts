import { describe, expect, test } from 'vitest';
import { orderMark, orderName, orderNumber } from '@balsam/domain/orders';
import { isOwnKind, type SearchKind } from '@balsam/domain/search';
import { apiClient } from '#test/api-client.ts';
import { world } from '#test/world.ts';

const lines: string[] = [];
const w = await world({ config: { logLevel: 'trace' }, log: (line) => void lines.push(line) });
const { post } = apiClient(w);

type Item = { id: number; title: string; title_ar: string; at: string | null };
let guests = 0;
/** Each guest asks from an address of their own. */
const ask = async (query: string, token?: string) => {
  const ip = `203.0.113.${(guests += 1) % 250}`;
  return post('/search', { query }, token === undefined ? { ip } : { token });
};
const groupsOf = async (query: string, token?: string): Promise<Record<string, Item[]>> => {
  const { data } = await ask(query, token);
  return Object.fromEntries(data.groups.map(({ kind, items }: { kind: string; items: Item[] }) => [kind, items]));
};
const titles = async (kind: string, query: string, token?: string): Promise<string[]> =>
  ((await groupsOf(query, token))[kind] ?? []).map(({ title }) => title);

const sara = await w.tokenOf('1000001');

describe('D14.11 what everybody finds', () => {
  test.each([
    ['doctor', 'Layla Hassan', 'Dr. Layla Hassan'],
    ['doctor', 'ليلى حسن', 'Dr. Layla Hassan'],
    ['doctor', 'laila hasan', 'Dr. Layla Hassan'],
    ['speciality', 'cardiology', 'Cardiology'],
    ['speciality', 'قلب', 'Cardiology'],
    ['speciality', 'cardoilogy', 'Cardiology'],
    ['product', 'panadol', expect.stringMatching(/panadol/i)],
    ['product', 'بنادول', expect.stringMatching(/panadol/i)],
    ['product', 'بانادول', expect.stringMatching(/panadol/i)],
    ['article', 'السكري', expect.stringMatching(/diabet/i)],
  ])('%s by %s', async (kind, query, title) => {
    expect(await titles(kind, query)).toContainEqual(title);
  });
  test('a person’s name finds people and no article that is merely written like it', async () => {
    for (const name of ['ليلا حسن', 'ليلى', 'ليلا', 'laila', 'منال', 'زياد', 'Dina']) {
      const found = await groupsOf(name);
      expect([name, found['doctor'] !== undefined, found['article'] ?? []]).toEqual([name, true, []]);
    }
    for (const topic of ['قلب', 'fever']) expect((await groupsOf(topic))['article']).not.toEqual([]);
  });
  test('a few of each kind, in one order, with a title in both languages', async () => {
    const { data } = await ask('قلب');
    const kinds = data.groups.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['doctor', 'speciality', 'product', 'article'].filter((kind) => kinds.includes(kind)));
    for (const { items } of data.groups) {
      expect(items.length).toBeLessThanOrEqual(4);
      for (const { title, title_ar, at } of items)
        expect([title !== '', title_ar !== '', at]).toEqual([true, true, null]);
    }
  });
  test('nothing for a letter, for signs and for what is nowhere; too much is refused', async () => {
    for (const query of ['ل', '%%', '- -', 'zzzzzzqq']) expect((await ask(query)).data.groups).toEqual([]);
    for (const query of ['', '   ', 'x'.repeat(81)]) expect((await ask(query)).http).toBe(400);
    expect((await ask("' or 1=1 --")).http).toBe(200);
  });
  test('a guest’s address asks 60 times a minute', async () => {
    const ip = '198.51.100.7';
    const answers: number[] = [];
    for (let n = 0; n <= 60; n += 1) answers.push((await post('/search', { query: 'zzzzzzqq' }, { ip })).http);
    expect(answers.filter((http) => http === 200)).toHaveLength(60);
    expect(answers.at(-1)).toBe(429);
    expect((await post('/search', { query: 'zzzzzzqq' }, { ip, token: sara })).http).toBe(200);
  });
});

describe('D14.12 what is one’s own', () => {
  test('is found by its patient alone', async () => {
    const found = await groupsOf('Layla Hassan', sara);
    expect(found['appointment']?.length).toBeGreaterThan(0);
    const ids = (found['appointment'] ?? []).map(({ id }) => id);
    const rows = await w.db
      .selectFrom('appointment as a')
      .innerJoin('person as p', 'p.id', 'a.patient_id')
      .select('p.mrn')
      .where('a.id', 'in', ids)
      .execute();
    expect(new Set(rows.map(({ mrn }) => mrn))).toEqual(new Set(['1000001']));
    const others = [undefined, await w.tokenOf('D1001'), await w.tokenOf('admin@balsam.example')];
    for (const token of others)
      expect(
        Object.keys(await groupsOf('Layla Hassan', token)).filter((kind) => isOwnKind(kind as SearchKind)),
      ).toEqual([]);
  });
  test('the profile that is open decides, also for a guardian', async () => {
    const nameOf = async (code: string): Promise<string> => {
      const person = w.db.selectFrom('doctor as d').innerJoin('person as p', 'p.id', 'd.person_id');
      const row = await person
        .select(['p.first_name', 'p.family_name'])
        .where('d.code', '=', code)
        .executeTakeFirstOrThrow();
      return `${row.first_name} ${row.family_name}`;
    };
    // Fahad has a visit with D1009, and his daughter one with D1006.
    const [his, hers] = [await nameOf('D1009'), await nameOf('D1006')];
    const [outside, inside] = [await w.tokenOf('1000002'), await w.tokenOf('1000002', '1000003')];
    const visits = async (name: string, token: string) => (await titles('appointment', name, token)).length;
    expect([await visits(his, outside), await visits(hers, outside)]).toEqual([1, 0]);
    expect([await visits(his, inside), await visits(hers, inside)]).toEqual([0, 1]);
  });
});

describe('D14.12 orders and results', () => {
  test('orders by what is in them or their number', async () => {
    const line = await w.db
      .selectFrom('order_line as l')
      .innerJoin('pharmacy_order as o', 'o.id', 'l.order_id')
      .innerJoin('person as p', 'p.id', 'o.person_id')
      .select(['o.id', 'l.name', 'l.name_ar'])
      .where('p.mrn', '=', '1000001')
      .where('o.payment_state', '<>', 'released')
      .orderBy('o.id', 'desc')
      .executeTakeFirstOrThrow();
    for (const query of [line.name, line.name_ar, String(line.id)].map((text) => text.slice(0, 80)))
      expect((await groupsOf(query, sara))['order']?.map(({ id }) => id)).toContain(line.id);
  });
  test('S9.05 an order by its number as screens and messages say it, and no other order', async () => {
    const orders = w.db
      .selectFrom('pharmacy_order as o')
      .innerJoin('person as p', 'p.id', 'o.person_id')
      .select('o.id');
    const own = await orders
      .where('p.mrn', '=', '1000001')
      .where('o.payment_state', '<>', 'released')
      .orderBy('o.id', 'desc')
      .executeTakeFirstOrThrow();
    const { en, ar } = orderName(own.id);
    for (const query of [en, ar, `#${own.id}`, orderNumber(own.id), `رقم الطلب: ${orderMark(own.id).ar}`])
      expect([query, (await groupsOf(query, sara))['order']?.map(({ id }) => id)]).toEqual([query, [own.id]]);
    const other = await orders.where('p.mrn', '<>', '1000001').orderBy('o.id', 'desc').executeTakeFirstOrThrow();
    expect((await groupsOf(orderName(other.id).en, sara))['order']).toBeUndefined();
  });
  test('results, but never one that is held or sensitive', async () => {
    const result = await w.db
      .selectFrom('observation as o')
      .innerJoin('person as p', 'p.id', 'o.person_id')
      .select(['o.title', 'o.title_ar'])
      .where('p.mrn', '=', '1000001')
      .where('o.category', '=', 'laboratory')
      .where('o.released_at', 'is not', null)
      .where('o.is_sensitive', '=', false)
      .orderBy('o.id', 'desc')
      .executeTakeFirstOrThrow();
    const finds = () => titles('result', result.title, sara);
    expect(await finds()).toContain(result.title);
    const all = w.db.updateTable('observation').where('title', '=', result.title);
    await all.set({ is_sensitive: true }).execute();
    expect(await finds()).not.toContain(result.title);
    await all.set({ is_sensitive: false, released_at: null }).execute();
    expect(await finds()).not.toContain(result.title);
  });
  test('D3.05 whoever saw it is written down, and what was typed nowhere', async () => {
    const before = await w.db.selectFrom('audit_entry').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
    await ask('Layla Hassan', sara);
    const written = await w.db.selectFrom('audit_entry').select(['what', 'why']).where('id', '>', before.id).execute();
    expect(written).toContainEqual({ what: 'appointments', why: 'self' });
    await ask('Kanarienvogel', sara);
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.join('')).not.toMatch(/Kanarienvogel|Layla/);
    expect((await ask('Layla', sara)).headers['cache-control']).toMatch(/no-store/);
  });
});
