import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { slotsOfBlock } from '@balsam/domain/booking';
import { addDays, riyadhDay } from '@balsam/domain/time';
import { demoNow, world } from '#test/world.ts';
import { makeSlotsAhead } from './index.ts';

const w = await world({ makesTimes: true });
const today = riyadhDay(demoNow);
const countSlots = async (): Promise<{ slots: number; last: string }> => {
  const { rows } = await sql<{ slots: number; last: string }>`
    select count(*) as slots, max(day) as last from slot`.execute(w.db);
  return rows[0] ?? { slots: 0, last: '' };
};
const extend = () => w.db.transaction().execute((tx) => makeSlotsAhead(tx, w.clock.now()));

test('two blocks of hours at one time are refused', async () => {
  const block = await w.db.selectFrom('schedule_block').selectAll().executeTakeFirstOrThrow();
  const { id: _, ...again } = block;
  const overlapping = { ...again, start_minute: again.start_minute + 5 };
  await expect(w.db.insertInto('schedule_block').values(overlapping).execute()).rejects.toThrow(
    /schedule_block_doctor_once/,
  );
});

test('slots reach 60 days ahead, and a second run on the same day makes none', async () => {
  const before = await countSlots();
  expect(before.last).toBe(addDays(today, 60));
  expect(await extend()).toBe(0);
  expect(await countSlots()).toEqual(before);
});

test('the first run after Riyadh midnight adds a day, also when several processes run it', async () => {
  w.at('2026-11-22T20:59:59Z');
  expect(await extend()).toBe(0);
  w.at('2026-11-22T21:00:00Z');
  const made = await Promise.all([extend(), extend(), extend()]);
  expect(made.filter((n) => n > 0)).toHaveLength(1);
  expect((await countSlots()).last).toBe(addDays(today, 61));
});

test('days without a run are caught up', async () => {
  w.at('2026-12-01T06:00:00Z');
  await w.due();
  const { rows } = await sql<{ days: number }>`
    select count(distinct day) as days from slot where day > ${addDays(today, 61)}`.execute(w.db);
  expect(rows[0]?.days).toBe(8);
});

test('the slots equal those that the domain computes from the weekly hours', async () => {
  const day = '2026-12-02';
  const blocks = await w.db.selectFrom('schedule_block').selectAll().execute();
  const expected = blocks.flatMap((b) =>
    slotsOfBlock(
      {
        weekday: b.weekday,
        startMinute: b.start_minute,
        endMinute: b.end_minute,
        slotMinutes: b.slot_minutes,
        validFrom: b.valid_from,
        validTo: b.valid_to,
      },
      day,
    ).map((slot) => `${b.doctor_id} ${slot.startsAt.toISOString()} ${slot.endsAt.toISOString()}`),
  );
  const made = await w.db
    .selectFrom('slot')
    .select(['doctor_id', 'starts_at', 'ends_at'])
    .where('day', '=', day)
    .execute();
  expect(made.map((s) => `${s.doctor_id} ${s.starts_at.toISOString()} ${s.ends_at.toISOString()}`).toSorted()).toEqual(
    expected.toSorted(),
  );
});
