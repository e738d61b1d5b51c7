import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { addDays, addMinutes, instantAt } from '@balsam/domain/time';
import { untilLockWait } from '#test/lock-wait.ts';
import { demoNow, world } from '#test/world.ts';
import { crowd } from '#modules/booking/booking.fixture.ts';
import { daysFrom, doctorsOf } from './doctors.fixture.ts';

const w = await world({ connections: 12 });
const { client, desk, doctorOf, freeSlots, create, show, leave, visits, rearrange, notices, stateOf } = doctorsOf(w);
beforeEach(() => w.at(demoNow));
const people = await crowd(w, 60);
const doctor = await doctorOf('D1003');
const when = daysFrom(10, 9);
const inOrder = (ids: readonly (number | null)[]) => ids.toSorted((a, b) => Number(a) - Number(b));

test('D13.08 S4.12 of those who book while leave is entered over forty visits each is refused, or in the list', async () => {
  const open = await freeSlots(doctor, when);
  const [early, late] = [open.slice(0, 40), open.slice(40, 60)];
  const booked = await Promise.all(early.map((slot, n) => create(people[n]!, slot)));
  expect(booked.map(({ http }) => http)).toEqual(Array.from({ length: 40 }, () => 200));
  const [entered, ...raced] = await Promise.all([
    leave(doctor, when),
    ...late.map((slot, n) => create(people[40 + n]!, slot)),
  ]);
  expect([entered.http, raced.length]).toEqual([200, 20]);
  const refused = raced.filter(({ http }) => http !== 200).map(({ code }) => code);
  expect(refused).toEqual(refused.map(() => 'doctor_unavailable'));
  const free = (
    await w.db
      .selectFrom('slot')
      .select(['id', 'type', 'starts_at'])
      .where('doctor_id', '=', doctor)
      .where('day', '=', when.to_day)
      .execute()
  ).at(-1)!;
  expect((await create(people[59]!, free)).code).toBe('doctor_unavailable');

  const listed = await visits(doctor);
  const live = await w.db
    .selectFrom('appointment')
    .select('id')
    .where('doctor_id', '=', doctor)
    .where('state', '=', 'booked')
    .where('starts_at', '>=', instantAt(when.from_day, 0))
    .where('starts_at', '<', instantAt(addDays(when.to_day, 1), 0))
    .execute();
  const ids = listed.items.map((visit) => visit.appointment_id);
  expect(inOrder(ids)).toEqual(inOrder(live.map(({ id }) => id)));
  const taken = [...booked, ...raced].filter(({ http }) => http === 200);
  expect(ids).toEqual(expect.arrayContaining(taken.map(({ data }) => data.id)));
  expect(listed.total).toBe(ids.length);
});

test('D13.08 whoever books while leave is being entered waits for it, and is refused', async () => {
  const other = await doctorOf('D1004');
  const days = daysFrom(16);
  const open = await freeSlots(other, days);
  const last = open.toSorted((a, b) => a.id - b.id).at(-1)!;
  const others = open.filter(({ id }) => id !== last.id).slice(0, 6);
  // Slots are taken in the order of their ids. Somebody has the last one in hand: the leave has all others, and waits for that one.
  const holder = await w.pool.connect();
  await holder.query('begin');
  await holder.query('select from slot where id = $1 for share', [last.id]);
  const entering = leave(other, days);
  await untilLockWait(w);
  const booking = Promise.all(others.map((slot, n) => create(people[n]!, slot)));
  await holder.query('commit');
  holder.release();
  expect((await entering).http).toBe(200);
  expect((await booking).map(({ code }) => code)).toEqual(Array.from({ length: 6 }, () => 'doctor_unavailable'));
});

test('D13.08 each visit is moved or cancelled by itself and told once, sent twice, and after a failure too', async () => {
  const { items } = await visits(doctor);
  const all = items.map((visit) => visit.appointment_id);
  // Half are moved to the times that are suggested to each alone, the others are cancelled.
  const moved = items.filter(({ offers }) => offers.length > 0).slice(0, 20);
  const slots = moved.map(({ offers }) => offers[0]!.id);
  expect([moved.length, new Set(slots).size]).toEqual([20, 20]);
  const movedIds = moved.map((visit) => visit.appointment_id);
  const cancelled = all.filter((id) => !movedIds.includes(id));
  expect((await rearrange(doctor, movedIds, slots)).data).toEqual({ accepted: 20 });
  expect((await rearrange(doctor, movedIds, slots)).data).toEqual({ accepted: 0 });
  expect((await rearrange(doctor, cancelled)).data).toEqual({ accepted: cancelled.length });

  // One of them fails: the others are done, and it is done later.
  const [unlucky] = cancelled;
  const stop = `create function stop() returns trigger language plpgsql as $$ begin raise 'stopped'; end $$;
    create trigger stop before update on appointment for each row when (old.id = ${unlucky}) execute function stop()`;
  await sql.raw(stop).execute(w.db);
  await w.dispatch();
  expect((await visits(doctor)).progress).toMatchObject({ pending: 1, cancelled: cancelled.length - 1 });
  expect((await stateOf(unlucky!)).state).toBe('booked');
  await sql`drop trigger stop on appointment`.execute(w.db);
  w.at(addMinutes(demoNow, 20));
  await w.dispatch();
  expect(await visits(doctor)).toMatchObject({
    total: 0,
    progress: { pending: 0, moved: 20, cancelled: cancelled.length },
  });
  const told = await notices(all);
  expect(inOrder(told.map((row) => row.appointment_id))).toEqual(inOrder(all));
  const kinds = (ids: readonly number[]) =>
    new Set(told.filter((row) => ids.includes(row.appointment_id ?? 0)).map(({ kind }) => kind));
  expect([kinds(cancelled), kinds(movedIds)]).toEqual([
    new Set(['appointment_cancelled']),
    new Set(['appointment_rescheduled']),
  ]);
});

test('D13.08 leave that is taken back offers its hours again', async () => {
  const entered = (await show(doctor)).leave.find(({ from_day }) => from_day === when.from_day);
  const path = `/staff/doctors/${doctor}/leave/${entered?.id}/cancel`;
  expect(await freeSlots(doctor, when)).toEqual([]);
  expect((await client.post(path, {}, await desk())).http).toBe(200);
  expect((await freeSlots(doctor, when)).length).toBeGreaterThan(10);
  expect((await client.post(path, {}, await desk())).body.code).toBe('leave_decided');
});
