import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { as, type Client } from '#modules/booking/booking.fixture.ts';

type Items = { items: { id: number }[] };

const w = await world();
const [sara, layla, noura] = [await as(w, '1000001'), await as(w, 'D1001'), await as(w, '1000002', '1000003')];
const stranger = await as(w, 'D1030');
const personOf = async (mrn: string) =>
  (await w.db.selectFrom('person').select('id').where('mrn', '=', mrn).executeTakeFirstOrThrow()).id;

/** What the audit log gains about somebody while `read` runs. */
async function entriesOf(mrn: string, read: () => Promise<unknown>) {
  const personId = await personOf(mrn);
  const { newest } = await w.db
    .selectFrom('audit_entry')
    .select((x) => x.fn.coalesce(x.fn.max('id'), x.lit(0)).as('newest'))
    .executeTakeFirstOrThrow();
  await read();
  return w.db
    .selectFrom('audit_entry')
    .select(['action', 'what', 'record_id', 'why', 'actor_role', 'actor_person_id'])
    .where('person_id', '=', personId)
    .where('id', '>', newest)
    .orderBy('id')
    .execute();
}
const firstOf = async (who: Client, path: string) => (await who.get<Items>(path)).data.items[0]!.id;

const single = [
  { what: 'visit', list: '/timelines', one: '/timelines/details' },
  { what: 'laboratory result', list: '/reports', one: '/reports/trend' },
] as const;

describe.each(single)('reading one $what', ({ what, list, one }) => {
  test('D3.05 by the patient leaves one entry that names it', async () => {
    const id = await firstOf(sara, list);
    const self = { action: 'read', what, record_id: String(id), why: 'self', actor_role: 3 };
    expect(await entriesOf('1000001', () => sara.get(`${one}?id=${id}`))).toEqual([
      { ...self, actor_person_id: await personOf('1000001') },
    ]);
  });
  test('D3.05 by a guardian and by a doctor says why each may', async () => {
    const [childs, saras] = [await firstOf(noura, list), await firstOf(sara, list)];
    expect(await entriesOf('1000003', () => noura.get(`${one}?id=${childs}`))).toMatchObject([
      { what, record_id: String(childs), why: 'guardian' },
    ]);
    expect(await entriesOf('1000001', () => layla.get(`${one}?mrn_number=1000001&id=${saras}`))).toMatchObject([
      { what, record_id: String(saras), why: 'care', actor_role: 4 },
    ]);
  });
  test('D3.05 that is refused, or is not there, leaves none', async () => {
    const id = await firstOf(sara, list);
    const refused = async () => {
      const replies = [await stranger.get(`${one}?mrn_number=1000001&id=${id}`), await sara.get(`${one}?id=999999`)];
      expect(replies.map(({ http }) => http)).toEqual([404, 404]);
    };
    expect(await entriesOf('1000001', refused)).toEqual([]);
  });
});

test.each([
  ['/timelines', 'timeline'],
  ['/reports', 'laboratory results'],
])('D3.05 reading the list %s leaves one entry', async (path, what) => {
  expect(await entriesOf('1000001', () => sara.get(path))).toMatchObject([
    { action: 'read', what, record_id: null, why: 'self' },
  ]);
});
