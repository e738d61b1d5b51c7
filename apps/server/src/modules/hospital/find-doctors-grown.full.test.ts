import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiClient } from '#test/api-client.ts';
import { world } from '#test/world.ts';

const w = await world();
const { get } = apiClient(w);

type Doctor = {
  code: string;
  fee: number | null;
  rating: { average: number };
  nearest_slot: { starts_at: string } | null;
};

/** What the doctors of a list are ordered by, the least first. */
const keys = {
  nearest: (d: Doctor) => Date.parse(d.nearest_slot?.starts_at ?? ''),
  rating: (d: Doctor) => -d.rating.average,
  fee: (d: Doctor) => d.fee ?? Number.MAX_VALUE,
};

describe('a hospital that has grown', () => {
  /** Two more of each doctor but one, with the same hours; the copies of that one see nobody. */
  const grow = () =>
    sql`
      with copies as (
        select d.*, n, nextval(pg_get_serial_sequence('doctor', 'id')) as new_id,
          nextval(pg_get_serial_sequence('person', 'id')) as new_person
        from doctor d, generate_series(1, 2) n
      ), persons as (
        insert into person (id, first_name, created_at) overriding system value
        select new_person, 'Copy', ${w.clock.now()} from copies
      ), doctors as (
        insert into doctor (id, person_id, code, department_id, default_speciality_id, qualification, qualification_ar, rating_count, rating_sum)
        overriding system value
        select new_id, new_person, code || '-' || n, department_id, default_speciality_id, '', '', rating_count, rating_sum from copies
      ), fees as (
        insert into doctor_fee select new_id, f.type, f.amount from copies c join doctor_fee f on f.doctor_id = c.id
      )
      insert into slot (doctor_id, location_id, type, day, starts_at, ends_at)
      select c.new_id, s.location_id, s.type, s.day, s.starts_at, s.ends_at
      from copies c join slot s on s.doctor_id = c.id where c.code <> 'D1001'`.execute(w.db);
  beforeAll(grow);

  test('its pages have the same order as its whole list, those without a free time last', async () => {
    const whole = (await get('/find/doctors', { query: { limit: 100 } })).data;
    expect(whole.total).toBe(120);
    const rest = (await get('/find/doctors', { query: { limit: 100, page: 2 } })).data;
    const all: Doctor[] = [...whole.items, ...rest.items];
    expect(all.slice(-2).map((d) => [d.code, d.nearest_slot])).toEqual([
      ['D1001-1', null],
      ['D1001-2', null],
    ]);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => get('/find/doctors', { query: { page, limit: 7 } })));
    expect(pages.flatMap(({ data }) => data.items.map((d: Doctor) => d.code))).toEqual(
      all.slice(0, 28).map((d) => d.code),
    );
    const times = all.flatMap((d) => d.nearest_slot?.starts_at ?? []);
    expect(times).toEqual(times.toSorted());
  });

  // On a Friday few are free, on a Tuesday more than are counted each time.
  test.each(
    (['nearest', 'rating', 'fee'] as const).flatMap((sort) => [
      { sort, day: '2026-11-27', least: 15, most: 45 },
      { sort, day: '2026-11-24', least: 101, most: 119 },
    ]),
  )('the pages of $day, $sort first, are its list in parts, and end', async ({ sort, day, least, most }) => {
    const of = async (page: number, limit: number) =>
      (await get('/find/doctors', { query: { date: day, sort, page, limit } })).data;
    const longest = await Promise.all([of(1, 100), of(2, 100)]);
    const whole = { total: longest[0].total, items: longest.flatMap(({ items }) => items) };
    expect(whole.total).toBeGreaterThanOrEqual(least);
    expect(whole.total).toBeLessThanOrEqual(most);
    const parts = await Promise.all([1, 2, 3].map((page) => of(page, Math.ceil(whole.total / 3))));
    expect(parts.flatMap(({ items }) => items)).toEqual(whole.items);
    expect(whole.items).toHaveLength(whole.total);
    expect(await of(9, 100)).toMatchObject({ items: [], total: whole.total });
    const by = whole.items.map(keys[sort]);
    expect(by).toEqual(by.toSorted((a: number, b: number) => a - b));
  });
});
