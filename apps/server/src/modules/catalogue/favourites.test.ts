import { addMinutes } from '@balsam/domain/time';
import { beforeEach, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';

const w = await world({ connections: 12 });
const sara = await w.tokenOf('1000001');
const doctor = await w.tokenOf('D1001');

type Reply = { http: number; code?: string; data: { items: { id: number; stock: number }[]; total: number } };
async function call(method: 'GET' | 'POST' | 'DELETE', path: string, token?: string): Promise<Reply> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const reply = await w.app.inject({ method, url: `/api/v1/favorites${path}`, headers });
  return { http: reply.statusCode, ...reply.json<Omit<Reply, 'http'>>() };
}
const add = (id: number, token = sara) => call('POST', `/${id}`, token);
const remove = (id: number, token = sara) => call('DELETE', `/${id}`, token);
const kept = async (query = '') => (await call('GET', query, sara)).data.items.map(({ id }) => id);

const products = await w.db.selectFrom('product').select('id').orderBy('id').execute();
const [first, second, third] = products.map(({ id }) => id) as [number, number, number];
beforeEach(() => w.db.deleteFrom('favourite').execute());

describe('the products that somebody keeps (SPEC §1)', () => {
  test('are nobody else’s: a guest is asked to log in, and a doctor has none', async () => {
    expect([(await call('GET', '')).http, (await call('POST', `/${first}`)).http]).toEqual([401, 401]);
    expect([(await call('GET', '', doctor)).http, (await add(first, doctor)).http]).toEqual([403, 403]);
  });
  test('what is not sold cannot be kept', async () => {
    expect((await add(999_999)).http).toBe(404);
    await w.db.updateTable('product').set({ withdrawn_at: w.clock.now() }).where('id', '=', third).execute();
    expect((await add(third)).http).toBe(404);
    await w.db.updateTable('product').set({ withdrawn_at: null }).where('id', '=', third).execute();
  });
  test('the last one stands first, and keeping again is no second time', async () => {
    expect((await add(first)).data).toEqual({ id: first, favourite: true });
    w.at(addMinutes(w.clock.now(), 1));
    await add(second);
    w.at(addMinutes(w.clock.now(), 1));
    expect((await add(first)).http).toBe(200);
    expect(await kept()).toEqual([second, first]);
    expect(await kept('?limit=1&page=2')).toEqual([first]);
  });
  test('dropping takes it away, and again does no harm', async () => {
    await add(first);
    expect((await remove(first)).data).toEqual({ id: first, favourite: false });
    expect([(await remove(first)).http, await kept()]).toEqual([200, []]);
  });
  test('one that is withdrawn is left out, and there again when it is sold again', async () => {
    await add(first);
    await w.db.updateTable('product').set({ withdrawn_at: w.clock.now() }).where('id', '=', first).execute();
    expect(await call('GET', '', sara)).toMatchObject({ data: { items: [], total: 0 } });
    await w.db.updateTable('product').set({ withdrawn_at: null }).where('id', '=', first).execute();
    expect(await kept()).toEqual([first]);
  });
  test('there are 200 at most, also when two are kept at once', async () => {
    const { id: person_id } = await w.db
      .selectFrom('person')
      .select('id')
      .where('mrn', '=', '1000001')
      .executeTakeFirstOrThrow();
    const template = await w.db.selectFrom('product').selectAll().where('id', '=', first).executeTakeFirstOrThrow();
    const { id: _, search: __, name_words: ___, ...copy } = template;
    const more = await w.db
      .insertInto('product')
      .values(Array.from({ length: 199 }, (_nth, n) => ({ ...copy, source_id: `copy-${n}`, barcode: null })))
      .returning('id')
      .execute();
    const values = more.map(({ id }) => ({ person_id, product_id: id, kept_at: w.clock.now() }));
    await w.db.insertInto('favourite').values(values).execute();
    const both = await Promise.all([add(first), add(second)]);
    expect(both.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(both.find(({ http }) => http === 422)?.code).toBe('too_many_favourites');
    expect((await kept('?limit=9999999')).length).toBe(200);
  });
});
