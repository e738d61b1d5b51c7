import { beforeEach, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { client, failure } from '#test/factories/deliveries.ts';

const w = await world({ connections: 6 });
const admin = await client(w, 'admin@balsam.example');
const sara = await client(w, '1000001');
const { id: riyadh } = await w.db
  .selectFrom('location')
  .select('id')
  .where('code', '=', 'RUH')
  .executeTakeFirstOrThrow();
const put = (body: object, id = riyadh, who = admin) => who.put(`/staff/delivery-areas/${id}`, body);
const corner = (latitude: number, longitude: number) => ({ latitude, longitude });
/** North of the city, farther than 15 km from every branch. */
const north = [corner(24.9, 46.6), corner(24.9, 46.8), corner(25.1, 46.8), corner(25.1, 46.6)];
const address = async (latitude: number, longitude: number, city: string): Promise<number> =>
  (await sara.post('/user-address', { name: 'A', street: 'B', district: 'C', city, latitude, longitude })).body.data.id;
const offered = async (id: number): Promise<string[]> =>
  (await sara.get(`/orders/delivery-options?address_id=${id}`)).body.data.items
    .filter(({ is_offered }: { is_offered: boolean }) => is_offered)
    .map(({ mode }: { mode: string }) => mode);

beforeEach(async () => {
  await w.db.deleteFrom('delivery_area').execute();
  await w.db.deleteFrom('delivery_city').execute();
});

describe('what is refused', () => {
  test.each(['1000001', 'pharmacist@balsam.example', 'support@balsam.example', 'frontdesk@balsam.example'])(
    'D3.01 served areas are not for %s',
    async (who) => {
      const other = await client(w, who);
      expect((await other.get('/staff/delivery-areas')).http).toBe(403);
      expect((await put({ cities: [], corners: null, revision: 0 }, riyadh, other)).http).toBe(403);
    },
  );
  test.each([
    ['area_crosses_itself', { corners: [north[0], north[2], north[1], north[3]] }],
    ['area_too_few_corners', { corners: north.slice(0, 2) }],
    ['area_too_far', { corners: [...north.slice(0, 3), corner(26.5, 46.6)] }],
    ['city_not_known', { cities: ['Atlantis'] }],
  ])('D15.01 %s', async (code, change) => {
    expect(failure(await put({ cities: [], corners: null, revision: 0, ...change }))).toEqual([422, code]);
    expect((await admin.get('/staff/delivery-areas')).body.data.items).toContainEqual(
      expect.objectContaining({ location_id: riyadh, revision: 0, corners: null, cities: [] }),
    );
  });
  test.each([
    ['more corners than there may be', { corners: Array.from({ length: 61 }, (_, n) => corner(24 + n / 100, 46)) }],
    ['a corner in another country', { corners: [...north, corner(51.5, 46)] }],
    ['a city without an end', { cities: ['x'.repeat(101)] }],
  ])('%s', async (_, change) => {
    expect((await put({ cities: [], corners: null, revision: 0, ...change })).http).toBe(400);
  });
  test('a branch that there is not', async () => {
    expect(failure(await put({ cities: [], corners: null, revision: 0 }, 999_999))).toEqual([404, 'not_found']);
  });
});

describe('what is set', () => {
  test('D15.01 a drawn area is served at once by every delivery, and no more when it is taken away', async () => {
    const id = await address(25, 46.7, 'Thadiq');
    expect(await offered(id)).toEqual(['pickup']);
    const drawn = await put({ cities: [], corners: north, revision: 0 });
    expect(drawn.body.data).toMatchObject({
      corners: north,
      revision: 1,
      changed_at: w.clock.now().toISOString(),
      changed_by: { name: expect.stringMatching(/./) },
    });
    expect(await offered(id)).toEqual(['normal_delivery', 'fast_delivery', 'scheduled_delivery', 'pickup']);
    await put({ cities: [], corners: null, revision: 1 });
    expect(await offered(id)).toEqual(['pickup']);
  });
  test('D15.01 a further city is served, in whichever language it was written, by no fast delivery', async () => {
    const id = await address(26.33, 43.97, 'بريدة');
    expect(await offered(id)).toEqual(['pickup']);
    const { body } = await put({ cities: ['بريدة', 'Buraidah', 'الرياض'], corners: null, revision: 0 });
    expect(body.data.cities).toEqual(['Buraidah']);
    expect(await offered(id)).toEqual(['normal_delivery', 'scheduled_delivery', 'pickup']);
  });
  test('of two administrators the second is told, and sees how it stands, at the same moment too', async () => {
    await put({ cities: ['Taif'], corners: null, revision: 0 });
    const late = await put({ cities: ['Hail'], corners: north, revision: 0 });
    expect([...failure(late), late.body.data.cities]).toEqual([409, 'delivery_area_changed', ['Taif']]);
    const both = await Promise.all([
      put({ cities: ['Hail'], corners: null, revision: 1 }),
      put({ cities: ['Tabuk'], corners: null, revision: 1 }),
    ]);
    expect(both.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(failure(await put({ cities: [], corners: null, revision: 7 }))).toEqual([409, 'delivery_area_changed']);
  });
});
