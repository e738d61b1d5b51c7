import { expect, test } from 'vitest';
import type { Appointment } from '@balsam/contract/booking';
import { instantAt } from '@balsam/domain/time';
import { world } from '#test/world.ts';
import { as, book, newSlot } from './booking.fixture.ts';

type Days = { readonly from: string; readonly days: number; readonly total: number; readonly items: Appointment[] };

const w = await world();
const layla = await as(w, 'D1001');
const sara = await as(w, '1000001');
const daysOf = async (query: string) => (await layla.get<Days>(`/doctor/appointments?${query}`)).data;
const idsOf = ({ items }: Days) => items.map(({ id }) => id);
const at = async (day: string, time: string) =>
  (await book(sara, await newSlot(w, { at: instantAt(day, time), minutes: 10 }))).id;

test('S2.15 a day of the doctor ends at midnight of Riyadh, whatever day it is in the world', async () => {
  const [early, late, next] = [
    await at('2026-12-08', '00:00'),
    await at('2026-12-08', '23:50'),
    await at('2026-12-09', '00:00'),
  ];
  expect(idsOf(await daysOf('from=2026-12-08'))).toEqual(expect.arrayContaining([early, late]));
  expect(idsOf(await daysOf('from=2026-12-08'))).not.toContain(next);
  expect(idsOf(await daysOf('from=2026-12-09&days=1'))).toContain(next);
  const week = await daysOf('from=2026-12-06&days=7');
  expect(week).toMatchObject({ from: '2026-12-06', days: 7, total: week.items.length });
  expect(idsOf(week)).toEqual(expect.arrayContaining([early, late, next]));
  expect(week.items.map(({ starts_at }) => starts_at)).toEqual(week.items.map(({ starts_at }) => starts_at).toSorted());
  expect(idsOf(await daysOf('from=2026-12-09&days=7'))).not.toContain(late);
});

test('S2.15 without a day it is that of Riyadh, and an empty one is empty', async () => {
  const today = await layla.get<Days>('/appointments/today?limit=500');
  const { from, items } = await daysOf('');
  expect(from).toBe('2026-11-22');
  expect(items.map(({ id }) => id)).toEqual(today.data.items.map(({ id }) => id));
  expect(await daysOf('from=2999-12-31&days=7')).toMatchObject({ total: 0, items: [] });
  w.at('2026-11-22T21:00:00Z');
  expect((await (await as(w, 'D1001')).get<Days>('/doctor/appointments')).data.from).toBe('2026-11-23');
});

test('S2.15 it is the own days alone, read and written down, and no day that there is not', async () => {
  w.at('2026-11-22T06:00:00Z');
  expect((await sara.get('/doctor/appointments')).http).toBe(403);
  const wrong = ['from=2026-02-30', 'from=22.11.2026', 'days=2', 'days=365', 'from='];
  const replies = await Promise.all(wrong.map((query) => layla.get(`/doctor/appointments?${query}`)));
  expect(replies.map(({ http }) => http)).toEqual(wrong.map(() => 400));
  const omar = await as(w, 'D1002');
  await book(sara, await newSlot(w, { doctor: 'D1002', at: instantAt('2026-11-24', '03:00') }));
  const others = (await omar.get<Days>('/doctor/appointments?from=2026-11-23&days=7')).data;
  expect(others.total).toBeGreaterThan(0);
  expect(others.items.every(({ doctor }) => doctor.code === 'D1002')).toBe(true);
  const { patient_id: personId } = await w.db
    .selectFrom('appointment')
    .select('patient_id')
    .where('id', '=', idsOf(await daysOf('from=2026-12-08'))[0]!)
    .executeTakeFirstOrThrow();
  const newest = await w.db
    .selectFrom('audit_entry')
    .select(['what', 'why', 'action'])
    .where('person_id', '=', personId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(newest).toEqual({ what: 'appointments', why: 'care', action: 'read' });
});
