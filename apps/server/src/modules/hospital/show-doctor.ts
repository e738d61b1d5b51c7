import type { Sql } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import { clinicView } from './directory.view.ts';
import { findDoctorDetail, type HoursRow } from './doctor-detail.store.ts';
import type { DoctorRow, SlotRow } from './doctors.store.ts';
import { cardView, feeView } from './doctors.view.ts';
import { visitVatPercent } from './find-doctors.ts';
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
  const [row, vatPercent] = await Promise.all([findDoctorDetail(db, doctorId, now), visitVatPercent(db)]);
  if (!row) throw fail('not_found');
  const { specialities, experience, leave, slots } = row;
  return {
    ...cardView(row, { vatPercent, slot: soonest(slots) }),
    biography: row.biography,
    biography_ar: row.biography_ar,
    specialities,
    clinics: row.clinics.map(clinicView),
    experience,
    booking: bookingView(row.fees, slots, vatPercent),
    hours: row.hours.map(hoursView),
    distribution: distributionView(row.ratings),
    leave,
  };
}
