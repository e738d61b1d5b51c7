import { beforeEach, expect, test } from 'vitest';
import type { Sql } from '#platform/db/types.ts';
import { untilLockWait } from '#test/lock-wait.ts';
import { world } from '#test/world.ts';

const w = await world();

/** What the list of specialities says, by id. */
async function counts(): Promise<Record<string, number>> {
  const reply = await w.app.inject({ url: '/api/v1/specialities' });
  const { items } = reply.json<{ data: { items: { id: number; doctors: number }[] } }>().data;
  return Object.fromEntries(items.map(({ id, doctors }) => [id, doctors]));
}

/** The same, counted doctor by doctor. */
async function countedAnew(): Promise<Record<string, number>> {
  const rows = await w.db
    .selectFrom('doctor_speciality as ds')
    .innerJoin('doctor as d', 'd.id', 'ds.doctor_id')
    .innerJoin('speciality as s', 's.id', 'ds.speciality_id')
    .select(['ds.doctor_id', 's.id', 's.parent_id'])
    .where('d.is_active', '=', true)
    .execute();
  const all = await w.db.selectFrom('speciality').select('id').execute();
  const doctorsOf = (id: number) => rows.filter((row) => row.id === id || row.parent_id === id);
  return Object.fromEntries(all.map(({ id }) => [id, new Set(doctorsOf(id).map((row) => row.doctor_id)).size]));
}

const setActive = (is_active: boolean, ...ids: number[]) =>
  w.db.updateTable('doctor').set({ is_active }).where('id', 'in', ids).execute();

beforeEach(async () => {
  await w.db.updateTable('doctor').set({ is_active: true }).execute();
});

test('every speciality says how many doctors it has, in it or below it, each once', async () => {
  const said = await counts();
  expect(said).toEqual(await countedAnew());
  expect(Math.max(...Object.values(said))).toBeGreaterThan(1);
});

test('a doctor who no longer sees patients is not counted, and is again', async () => {
  const before = await counts();
  await setActive(false, 1, 2, 3);
  const without = await counts();
  expect(without).toEqual(await countedAnew());
  expect(without).not.toEqual(before);
  await setActive(true, 1, 2, 3);
  expect(await counts()).toEqual(before);
});

test('a speciality that a doctor takes up or gives up counts, and one that is put below another', async () => {
  const [first, other] = await w.db
    .selectFrom('speciality')
    .select('id')
    .where('parent_id', 'is', null)
    .limit(2)
    .execute();
  const below = w.db
    .selectFrom('speciality')
    .select('id')
    .where((x) => x.or([x('id', '=', first!.id), x('parent_id', '=', first!.id)]));
  expect((await counts())[first!.id]).toBeGreaterThan(0);
  await w.db.deleteFrom('doctor_speciality').where('speciality_id', 'in', below).execute();
  expect((await counts())[first!.id]).toBe(0);
  const doctors = await w.db.selectFrom('doctor').select('id').execute();
  const rows = doctors.map(({ id }) => ({ doctor_id: id, speciality_id: first!.id }));
  await w.db.insertInto('doctor_speciality').values(rows).execute();
  expect((await counts())[first!.id]).toBe(doctors.length);
  await w.db.updateTable('speciality').set({ parent_id: other!.id }).where('id', '=', first!.id).execute();
  expect((await counts())[other!.id]).toBe(doctors.length);
});

test('what two change at the same time is counted both', async () => {
  const off = (db: Sql, id: number) =>
    db.updateTable('doctor').set({ is_active: false }).where('id', '=', id).execute();
  const second = await w.db.transaction().execute(async (tx) => {
    await off(tx, 1);
    const waiting = off(w.db, 2);
    await untilLockWait(w);
    return { waiting };
  });
  await second.waiting;
  expect(await counts()).toEqual(await countedAnew());
});
