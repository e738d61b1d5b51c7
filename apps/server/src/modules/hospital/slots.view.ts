import { riyadhTime } from '@balsam/domain/time';
import type { FreeSlot } from '@balsam/contract/hospital/shapes';
import type { SlotRow } from './doctors.store.ts';

/** A slot as the wire has it. */
export const slotView = (row: SlotRow): FreeSlot => ({
  id: row.id,
  doctor_id: row.doctor_id,
  location_id: row.location_id,
  type: row.type,
  booked_date: row.day,
  start_time: riyadhTime(row.starts_at),
  end_time: riyadhTime(row.ends_at),
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
});
