import { mayWork, type AppointmentType } from '@balsam/domain/booking';
import { minutesOf, riyadhDay, type Day } from '@balsam/domain/time';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { rebuildSlots } from '#modules/hospital/index.ts';
import { doctorForChange, recordChange, type DoctorChange } from './doctor-for-change.ts';
import { branchesOfClinics, raiseRevision, replaceDay, replaceWeeklyHours, type HoursRow } from './schedule.store.ts';

type SentHours = {
  readonly clinic_id: number;
  readonly type: AppointmentType;
  readonly start_time: string;
  readonly end_time: string;
  readonly slot_minutes: number;
};

const midnight = 24 * 60;
const endOf = (time: string): number => (time === '24:00' ? midnight : minutesOf(time));

/** Hours of one day as rows. @throws hours_too_short, hours_overlap, clinic_not_theirs */
function rowsOf(sent: readonly SentHours[], branches: ReadonlyMap<number, number>): HoursRow[] {
  const rows = sent.map(({ clinic_id, type, start_time, end_time, slot_minutes }) => {
    const location_id = branches.get(clinic_id);
    if (location_id === undefined) throw fail('clinic_not_theirs', { path: 'hours' });
    return {
      clinic_id,
      location_id,
      type,
      slot_minutes,
      start_minute: minutesOf(start_time),
      end_minute: endOf(end_time),
    };
  });
  const times = rows.map((row) => ({
    startMinute: row.start_minute,
    endMinute: row.end_minute,
    slotMinutes: row.slot_minutes,
  }));
  assertAllowed(mayWork(times));
  return rows;
}

function assertAhead(day: Day, now: Date): void {
  if (day < riyadhDay(now)) throw fail('day_in_past', { path: 'from_day' });
}

type WeeklyChange = {
  readonly from_day: Day;
  readonly hours: readonly (SentHours & { readonly weekday: number })[];
  readonly revision: number;
};

/**
 * Sets the weekly hours from a day on. Free times follow at once; visits that are booked at other times stay booked and are listed
 * (D13.08).
 * @throws not_found, day_in_past, schedule_changed, hours_too_short, hours_overlap, clinic_not_theirs
 */
export async function saveHours(change: DoctorChange, { from_day, hours, revision }: WeeklyChange) {
  const { tx, call, doctorId } = change;
  assertAhead(from_day, call.now);
  const doctor = await doctorForChange(change, revision);
  const branches = await branchesOfClinics(tx, doctorId);
  const weekdays = [...new Set(hours.map(({ weekday }) => weekday))];
  const rows = weekdays.flatMap((weekday) =>
    rowsOf(
      hours.filter((block) => block.weekday === weekday),
      branches,
    ).map((row) => ({ ...row, weekday })),
  );
  await replaceWeeklyHours(tx, doctorId, from_day, rows);
  await raiseRevision(tx, doctorId);
  await rebuildSlots(tx, doctorId, { from: from_day }, call.now);
  return recordChange(change, doctor.person_id, 'doctor hours');
}

type DayChange = { readonly day: Day; readonly hours: readonly SentHours[]; readonly revision: number };

/**
 * Sets other hours on one day; with none the doctor does not work.
 * @throws not_found, day_in_past, schedule_changed, hours_too_short, hours_overlap, clinic_not_theirs
 */
export async function saveDay(change: DoctorChange, { day, hours, revision }: DayChange) {
  const { tx, call, doctorId } = change;
  assertAhead(day, call.now);
  const doctor = await doctorForChange(change, revision);
  await replaceDay(tx, doctorId, day, rowsOf(hours, await branchesOfClinics(tx, doctorId)));
  await raiseRevision(tx, doctorId);
  await rebuildSlots(tx, doctorId, { from: day, to: day }, call.now);
  return recordChange(change, doctor.person_id, 'doctor hours');
}

/** The weekly hours count again on a day. @throws not_found, day_in_past */
export async function removeDay(change: DoctorChange, day: Day) {
  const { tx, call, doctorId } = change;
  assertAhead(day, call.now);
  const doctor = await doctorForChange(change);
  if (!(await replaceDay(tx, doctorId, day, 'weekly'))) throw fail('not_found');
  await raiseRevision(tx, doctorId);
  await rebuildSlots(tx, doctorId, { from: day, to: day }, call.now);
  return recordChange(change, doctor.person_id, 'doctor hours');
}
