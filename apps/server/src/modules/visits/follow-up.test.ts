import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addDays, addMinutes, instantAt } from '@balsam/domain/time';
import { book, newSlot, pay } from '#modules/booking/booking.fixture.ts';
import { demoNow, world } from '#test/world.ts';
import { as, night, putter, type Data } from './visits.fixture.ts';

const w = await world();
const sara = await as(w, '1000001');
const doctor = 'D1011';
const dutyDoctor = await as(w, doctor);
const put = await putter(w, doctor);
/** The doctor of the on-the-spot duty also has visits by appointment. */
await w.db
  .insertInto('doctor_fee')
  .columns(['doctor_id', 'type', 'amount'])
  .expression((q) =>
    q
      .selectFrom('doctor')
      .select(['id', sql.lit('virtual').as('type'), sql.lit(20_000).as('amount')])
      .where('code', '=', doctor),
  )
  .onConflict((c) => c.doNothing())
  .execute();

test.each([
  ['onspot', 'onsite', '01'],
  ['virtual', 'virtual', '02'],
] as const)('D10.05 what follows a visit that was %s is proposed as %s', async (type, followed, dayOf) => {
  // A minute after one of the weekly times.
  const at = addMinutes(night(dayOf), 1);
  const visit = await pay(w, sara, await book(sara, await newSlot(w, { doctor, at, type }), type));
  const day = addDays(visit.booked_date, 30);
  await newSlot(w, { doctor, at: instantAt(day, '10:01'), type });
  await newSlot(w, { doctor, at: instantAt(day, '10:02'), type: followed });
  w.at(addMinutes(at, 5));
  const url = `/appointments/${visit.id}/summary`;
  await put(url, { findings: 'Well', diagnoses: [{ code: 'I10' }], follow_up_days: 30 });
  expect((await dutyDoctor.post<Data>(`${url}/sign`, {})).http).toBe(200);
  const { follow_up: next } = (await sara.get<Data>(url)).data;
  expect({ day: next.day, on: next.slot.booked_date, type: next.slot.type }).toEqual({ day, on: day, type: followed });
  w.at(demoNow);
});
