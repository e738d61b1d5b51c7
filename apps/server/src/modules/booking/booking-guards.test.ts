import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { world, type World } from '#test/world.ts';
import { as, newSlot } from './booking.fixture.ts';

// Two guards of the database keep a doctor's time from being sold twice. Each world has lost one of them, so the other one is seen alone.
const withoutHours = await world({ connections: 8 });
const withoutSlot = await world({ connections: 8 });
await sql`alter table appointment drop constraint appointment_doctor_once`.execute(withoutHours.db);
await sql`drop index appointment_slot`.execute(withoutSlot.db);

const patients = ['1000001', '1000007', '1000021'] as const;

/** Three patients book at the same moment, the first `slots[0]`, the next `slots[1]` and so on; answers how often each outcome came. */
async function bookAtOnce(w: World, slots: readonly number[]): Promise<Record<string, number>> {
  const clients = await Promise.all(patients.map((mrn) => as(w, mrn)));
  const replies = await Promise.all(
    clients.map((client, n) =>
      client.post('/appointments/create', { slot_id: slots[n % slots.length], type: 'onsite' }),
    ),
  );
  const outcomes = Map.groupBy(replies, ({ http, code }) => `${http} ${code ?? 'booked'}`);
  return Object.fromEntries([...outcomes].map(([outcome, them]) => [outcome, them.length]));
}
const liveIn = (w: World, slots: readonly number[]) =>
  w.db
    .selectFrom('appointment')
    .select('id')
    .where('slot_id', 'in', slots)
    .where('state', 'not in', ['cancelled', 'released'])
    .execute();

const oneOfThree = { '200 booked': 1, '409 slot_taken': 2 };
const night = instantAt('2026-12-01', '03:00');

describe.each([
  ['the unique index of the slot alone', withoutHours],
  ["the exclusion of the doctor's hours alone", withoutSlot],
])('%s', (_, w) => {
  test('D5.01 books one slot once for three patients at the same moment', async () => {
    const slot = await newSlot(w, { at: night });
    expect(await bookAtOnce(w, [slot])).toEqual(oneOfThree);
    expect(await liveIn(w, [slot])).toHaveLength(1);
  });
  test('D5.01 books a slot again after its appointment was cancelled, and then once only', async () => {
    const slot = await newSlot(w, { at: addMinutes(night, 60) });
    const sara = await as(w, '1000001');
    const first = await sara.post('/appointments/create', { slot_id: slot, type: 'onsite' });
    await sara.post('/appointments/cancel', { appointment_id: first.data.id });
    expect(await bookAtOnce(w, [slot])).toEqual(oneOfThree);
    expect(await liveIn(w, [slot])).toHaveLength(1);
  });
});

test("D5.01 the exclusion of the doctor's hours books one of three slots that overlap", async () => {
  const w = withoutSlot;
  const slots = await Promise.all([0, 5, 10].map((later) => newSlot(w, { at: addMinutes(night, 120 + later) })));
  expect(await bookAtOnce(w, slots)).toEqual(oneOfThree);
  expect(await liveIn(w, slots)).toHaveLength(1);
});

test("D5.01 the exclusion of the doctor's hours lets the next appointment begin when the one before ends", async () => {
  const w = withoutSlot;
  const slots = await Promise.all([0, 20, 40].map((later) => newSlot(w, { at: addMinutes(night, 180 + later) })));
  expect(await bookAtOnce(w, slots)).toEqual({ '200 booked': 3 });
});
