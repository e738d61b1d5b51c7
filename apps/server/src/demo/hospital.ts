import { addDays, riyadhDay } from '@balsam/domain/time';
import { addHoliday, addLeave, indexSearch, makeSlotsAhead } from '#modules/hospital/index.ts';
import type { Tx } from '#platform/db/types.ts';
import { seedDirectory } from './hospital/seed-directory.ts';
import { seedDoctors } from './hospital/seed-doctors.ts';
import { seedRatings } from './hospital/seed-ratings.ts';
import type { Seeding } from './seeding.ts';

/** Who takes a week off soon, so that the calendar has one. */
const onLeave = 'D1008';
/** Whose request for leave waits for the front desk. */
const asksForLeave = 'D1004';

/** The hospital of DECISIONS §8: branches, specialities, forty doctors with hours and slots 60 days ahead, their ratings. */
export async function seedHospital(tx: Tx, seeding: Seeding): Promise<void> {
  const today = riyadhDay(seeding.now);
  await seedDirectory(tx);
  const doctors = await seedDoctors(tx, seeding);
  const days = { from: addDays(today, 3), to: addDays(today, 9) };
  const doctorId = doctors.get(onLeave) ?? 0;
  await addLeave(tx, { doctorId, ...days, reason: 'Annual leave', accountId: null, state: 'approved' }, seeding.now);
  await addLeave(
    tx,
    {
      doctorId: doctors.get(asksForLeave) ?? 0,
      from: addDays(today, 40),
      to: addDays(today, 44),
      reason: 'مؤتمر طبي في جدة',
      accountId: null,
      state: 'requested',
    },
    seeding.now,
  );
  await addHoliday(tx, { day: addDays(today, 25), title: 'Staff training day', titleAr: 'يوم تدريب منسوبي المستشفى' });
  await makeSlotsAhead(tx, seeding.now);
  await seedRatings(tx, seeding, doctors);
  await indexSearch(tx);
}
