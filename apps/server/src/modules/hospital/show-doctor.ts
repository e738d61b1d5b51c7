import { riyadhDay } from '@balsam/domain/time';
import type { Sql } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import { readClinicsOf } from './directory.store.ts';
import { clinicView } from './directory.view.ts';
import {
  isActiveDoctor,
  readExperience,
  readHours,
  readLeave,
  readNearestByType,
  readSpecialitiesOf,
  type HoursRow,
} from './doctor-detail.store.ts';
import { readDoctors, type DoctorRow, type SlotRow } from './doctors.store.ts';
import { cardView, feeView } from './doctors.view.ts';
import { visitVatPercent } from './find-doctors.ts';
import { countRatings } from './ratings.store.ts';
import { distributionView } from './ratings.view.ts';
import { slotView } from './slots.view.ts';

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const hoursView = ({ weekday, type, start_minute, end_minute, ...location }: HoursRow) => ({
  weekday,
  type,
  start_time: clock(start_minute),
  end_time: clock(end_minute),
  location,
});

const bookingView = (fees: DoctorRow['fees'], slots: readonly SlotRow[], percent: number) =>
  fees.map((fee) => {
    const slot = slots.find((s) => s.type === fee.type);
    return { ...feeView(fee, percent), nearest_slot: slot ? slotView(slot) : null };
  });

const soonest = (slots: readonly SlotRow[]): SlotRow | undefined =>
  slots.filter((slot) => slot.type !== 'onspot').toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime())[0];

/** One doctor with everything that their page shows. Throws not_found when there is none, or none who sees patients. */
export async function showDoctor(db: Sql, doctorId: number, now: Date) {
  if (!(await isActiveDoctor(db, doctorId))) throw fail('not_found');
  const today = riyadhDay(now);
  const slots = await readNearestByType(db, doctorId, now);
  const [row] = await readDoctors(db, [{ doctorId, slotId: soonest(slots)?.id ?? null }]);
  if (!row) throw fail('not_found');
  const percent = await visitVatPercent(db);
  return {
    ...cardView(row, percent),
    biography: row.biography,
    biography_ar: row.biography_ar,
    specialities: await readSpecialitiesOf(db, doctorId),
    clinics: (await readClinicsOf(db, doctorId)).map(clinicView),
    experience: await readExperience(db, doctorId),
    booking: bookingView(row.fees, slots, percent),
    hours: (await readHours(db, doctorId, today)).map(hoursView),
    distribution: distributionView(await countRatings(db, doctorId)),
    leave: await readLeave(db, doctorId, today),
  };
}
