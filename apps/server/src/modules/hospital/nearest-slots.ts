import { nearestSlots } from '@balsam/domain/booking';
import type { FreeSlot } from '@balsam/contract/hospital/shapes';
import type { Sql } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import { readDoctorNames, type SlotRow } from './doctors.store.ts';
import { nameView } from './doctors.view.ts';
import { readFreeAround, readPlaces, type FreeSlotFilter } from './slots.store.ts';
import { slotView } from './slots.view.ts';

type NearestQuery = FreeSlotFilter & { readonly around: Date; readonly now: Date };

async function nearestRows(db: Sql, query: NearestQuery, count: number): Promise<SlotRow[]> {
  const rows = await readFreeAround(db, query, query.around, query.now, count);
  const slots = rows.map((row) => ({ startsAt: row.starts_at, row }));
  return nearestSlots(slots, query.around, count).map((slot) => slot.row);
}

/** The free slots nearest to a time, of a doctor, a speciality or anybody: what the loser of a race is offered (D5.01). */
export async function nearestFreeSlots(db: Sql, query: NearestQuery, count = 3): Promise<FreeSlot[]> {
  return (await nearestRows(db, query, count)).map(slotView);
}

/** The same with the doctor and the branch of each. */
export async function nearestAvailability(db: Sql, query: NearestQuery) {
  const rows = await nearestRows(db, query, 3);
  const doctors = await readDoctorNames(
    db,
    rows.map((row) => row.doctor_id),
  );
  const places = await readPlaces(
    db,
    rows.map((row) => row.location_id),
  );
  const items = rows.map((row) => {
    const doctor = doctors.find((d) => d.id === row.doctor_id);
    const location = places.find((p) => p.id === row.location_id);
    if (!doctor || !location) throw fail('internal');
    return { ...slotView(row), doctor: nameView(doctor), location };
  });
  return { items };
}
