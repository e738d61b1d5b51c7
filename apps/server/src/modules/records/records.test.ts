import type { Insertable } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addDays, addMinutes, riyadhDay } from '@balsam/domain/time';
import { demoNow, world } from '#test/world.ts';
import type { Observation } from '#platform/db/schema.gen.ts';
import { as, type Client } from '#modules/booking/booking.fixture.ts';

type Lab = {
  id: number;
  title: string;
  title_ar: string;
  title_ar_missing: boolean;
  value: number | null;
  flag: string;
  day: string;
  count: number;
  values: Lab[];
};
type Visit = { id: number; title: string; kind: string; day: string; results: number; labs: Lab[] };
type Page<T> = { items: T[]; total: number; page: number; limit: number };

const w = await world();
const sara = await as(w, '1000001');
const layla = await as(w, 'D1001');
const stranger = await as(w, 'D1030');
const [noura, omar] = [await as(w, '1000002', '1000003'), await as(w, '1000002', '1000004')];

const idOf = async (mrn: string) =>
  (await w.db.selectFrom('person').select('id').where('mrn', '=', mrn).executeTakeFirstOrThrow()).id;
const visitsOf = (who: Client, query = '') => who.get<Page<Visit>>(`/timelines${query}`);
const labsOf = (who: Client, query = '') => who.get<Page<Lab>>(`/reports${query}`);

async function addResult(mrn: string, more: Partial<Insertable<Observation>>): Promise<number> {
  const row = await w.db
    .insertInto('observation')
    .values({
      person_id: await idOf(mrn),
      category: 'laboratory',
      title: 'Some test',
      status: 'final',
      taken_at: demoNow,
      released_at: demoNow,
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

describe('who does not get it', () => {
  test.each(['/timelines', '/timelines/details?id=1', '/reports', '/reports/trend?id=1'])(
    'D3.01 %s: a doctor of other patients, and a doctor who names nobody',
    async (url) => {
      const of = `${url}${url.includes('?') ? '&' : '?'}mrn_number=1000001`;
      const replies = [await stranger.get(of), await layla.get(url)];
      expect(replies.map(({ http }) => http)).toEqual([404, 404]);
    },
  );
  test('D3.01 a doctor whose visits with the patient were all given up', async () => {
    const doctorIds = w.db.selectFrom('doctor').select('id').where('code', '=', 'D1025');
    await w.db
      .updateTable('appointment')
      .set({ state: 'cancelled', payment_status: 'cancelled', missed_by: null, review_by: null, review_until: null })
      .where('doctor_id', 'in', doctorIds)
      .execute();
    expect((await visitsOf(await as(w, 'D1025'), '?mrn_number=1000001')).http).toBe(404);
  });
  test('D3.01 an MRN that nobody has reads as one that is not yours', async () => {
    const replies = [await visitsOf(layla, '?mrn_number=9999999'), await visitsOf(sara, '?mrn_number=1000006')];
    expect(replies.map(({ http, message }) => [http, message])).toEqual([
      [404, 'No Record Found'],
      [404, 'No Record Found'],
    ]);
  });
  test('D3.01 a visit of one patient under the MRN of another', async () => {
    const [visit] = (await visitsOf(sara)).data.items;
    const reply = await layla.get(`/timelines/details?mrn_number=1000006&id=${visit?.id}`);
    expect(reply.http).toBe(404);
  });
});

describe('the timeline', () => {
  test('is newest first, in Riyadh days, with how many results each visit brought', async () => {
    const { items, total } = (await visitsOf(sara)).data;
    const today = riyadhDay(demoNow);
    expect(items.map(({ kind, day }) => [kind, day])).toEqual([
      ['visit', addDays(today, -1)],
      ['visit', addDays(today, -9)],
      ['visit', addDays(today, -180)],
      ['virtual', addDays(today, -360)],
      ['visit', addDays(today, -540)],
      ['emergency', addDays(today, -720)],
    ]);
    expect([total, items[0]?.results]).toEqual([6, 9]);
  });
  test('comes in pages', async () => {
    const { items, total, page, limit } = (await visitsOf(sara, '?page=2&limit=2')).data;
    expect([items.length, total, page, limit]).toEqual([2, 6, 2, 2]);
    expect((await visitsOf(sara, '?limit=9999999')).data.limit).toBe(500);
  });
  test('one visit shows its results, and the doctor who cares sees the same', async () => {
    const [{ id } = { id: 0 }] = (await visitsOf(sara)).data.items;
    const mine = await sara.get<Visit>(`/timelines/details?id=${id}`);
    const theirs = await layla.get<Visit>(`/timelines/details?mrn_number=1000001&id=${id}`);
    expect([mine.http, mine.data.labs.length]).toEqual([200, 9]);
    expect(theirs.data).toEqual(mine.data);
  });
});

describe('results', () => {
  test('show the newest of each test, how many there are, and where it stands in its range', async () => {
    const { items } = (await labsOf(sara)).data;
    const hba1c = items.find(({ title }) => title === 'HbA1c');
    expect(hba1c).toMatchObject({
      value: 6.4,
      count: 5,
      flag: 'high',
      title_ar: 'السكر التراكمي',
      title_ar_missing: false,
    });
    expect(items.find(({ title }) => title === 'Haemoglobin')).toMatchObject({ flag: 'normal', count: 3 });
  });
  test('of one test come oldest first, whichever of them is named', async () => {
    const newest = (await labsOf(sara)).data.items.find(({ title }) => title === 'HbA1c');
    const { values } = (await sara.get<Lab>(`/reports/trend?id=${newest?.id}`)).data;
    expect(values.map(({ value }) => value)).toEqual([6.1, 6.8, 7.4, 6.9, 6.4]);
    const byOldest = await sara.get<Lab>(`/reports/trend?id=${values[0]?.id}`);
    expect(byOldest.data).toMatchObject({ value: 6.4, count: 5 });
  });
  test('that a doctor has not released yet are nowhere', async () => {
    const id = await addResult('1000001', { title: 'Held back', released_at: null });
    const titles = (await labsOf(sara)).data.items.map(({ title }) => title);
    expect([titles.includes('Held back'), (await sara.get(`/reports/trend?id=${id}`)).http]).toEqual([false, 404]);
  });
  test('without a LOINC code belong together by name; without a range or a value they carry no flag', async () => {
    await addResult('1000001', { title: 'Rare test', value_number: 3, taken_at: addMinutes(demoNow, -60) });
    await addResult('1000001', { title: 'Rare test', value_text: 'positive' });
    const rare = (await labsOf(sara)).data.items.find(({ title }) => title === 'Rare test');
    expect(rare).toMatchObject({
      count: 2,
      value: null,
      flag: 'unknown',
      title_ar: 'Rare test',
      title_ar_missing: true,
    });
  });
  test('at the edge of the range are within it', async () => {
    const range = { low: 70, high: 99 };
    const values = [69.9, 70, 99, 99.1];
    const ids = await Promise.all(
      values.map((value, n) => addResult('1000001', { ...range, title: `Edge ${n}`, value_number: value })),
    );
    const flags = await Promise.all(ids.map(async (id) => (await sara.get<Lab>(`/reports/trend?id=${id}`)).data.flag));
    expect(flags).toEqual(['low', 'normal', 'normal', 'high']);
  });
});

describe('D3.03 what a guardian sees of results marked sensitive', () => {
  const seen = async (who: Client, id: number) => {
    const titles = (await labsOf(who)).data.items.map(({ title }) => title);
    return [titles.includes('Secret'), (await who.get(`/reports/trend?id=${id}`)).http];
  };
  const born = (mrn: string, years: number, days = 0) => {
    const birthDay = `${Number(riyadhDay(demoNow).slice(0, 4)) - years}${addDays(riyadhDay(demoNow), days).slice(4)}`;
    return w.db.updateTable('person').set({ birth_date: birthDay }).where('mrn', '=', mrn).execute();
  };

  test('D3.03 all of a child under 15, to the day before the birthday', async () => {
    const id = await addResult('1000003', { title: 'Secret', is_sensitive: true });
    await born('1000003', 15, 1);
    expect(await seen(noura, id)).toEqual([true, 200]);
    await born('1000003', 15);
    expect(await seen(noura, id)).toEqual([false, 404]);
  });
  test('D3.03 none of them from 15 to 17, nor in the count of a visit', async () => {
    const visit = (await visitsOf(omar)).data.items[0]!;
    const id = await addResult('1000004', { title: 'Secret', is_sensitive: true, encounter_id: visit.id });
    expect(await seen(omar, id)).toEqual([false, 404]);
    const shown = await omar.get<Visit>(`/timelines/details?id=${visit.id}`);
    expect([shown.data.results, shown.data.labs.length]).toEqual([visit.results, visit.results]);
  });
  test('D3.03 nothing at all from 18 on: the profile is closed', async () => {
    await born('1000004', 18);
    const replies = [await visitsOf(omar), await labsOf(omar)];
    expect(replies.map(({ http }) => http)).toEqual([401, 401]);
  });
  test('D3.03 the patient and the doctor who cares see their own', async () => {
    const id = await addResult('1000001', { title: 'Secret', is_sensitive: true });
    expect(await seen(sara, id)).toEqual([true, 200]);
    expect((await layla.get(`/reports/trend?mrn_number=1000001&id=${id}`)).http).toBe(200);
  });
});

test('D3.05 each reading says who, what and why; one that was refused says nothing', async () => {
  const personId = await idOf('1000001');
  const entries = () =>
    w.db
      .selectFrom('audit_entry')
      .select(['what', 'why', 'actor_role', 'action'])
      .where('person_id', '=', personId)
      .orderBy('id')
      .execute();
  const before = (await entries()).length;
  await visitsOf(stranger, '?mrn_number=1000001');
  await visitsOf(layla, '?mrn_number=1000001');
  await labsOf(sara);
  expect((await entries()).slice(before)).toEqual([
    { what: 'timeline', why: 'care', actor_role: 4, action: 'read' },
    { what: 'laboratory results', why: 'self', actor_role: 3, action: 'read' },
  ]);
});
