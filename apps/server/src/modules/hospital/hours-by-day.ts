import { slotsOfBlock, type SlotPlan } from '@balsam/domain/booking';
import { weekday, type Day } from '@balsam/domain/time';
import type { DoctorBlock, ExceptionRow } from './schedule.store.ts';

export type DoctorSlot = SlotPlan & { readonly doctorId: number };

/** The hours of an exception as a block of that day alone; a day without hours has none. */
function blockOf({ day, doctorId, ...b }: ExceptionRow): DoctorBlock[] {
  const { locationId, type, startMinute, endMinute, slotMinutes } = b;
  if (locationId === null || type === null || startMinute === null || endMinute === null || slotMinutes === null)
    return [];
  const of = { weekday: weekday(day), validFrom: day, validTo: day };
  return [{ doctorId, locationId, type, startMinute, endMinute, slotMinutes, ...of }];
}

/** The slots of a day by the weekly hours, or by the other hours that a doctor has on it. */
export function hoursByDay(
  blocks: readonly DoctorBlock[],
  exceptions: readonly ExceptionRow[],
): (day: Day) => DoctorSlot[] {
  return (day) => {
    const other = exceptions.filter((row) => row.day === day);
    const replaced = new Set(other.map(({ doctorId }) => doctorId));
    const inForce = [...blocks.filter(({ doctorId }) => !replaced.has(doctorId)), ...other.flatMap(blockOf)];
    return inForce.flatMap((block) =>
      slotsOfBlock(block, day).map((time) => ({
        doctorId: block.doctorId,
        locationId: block.locationId,
        type: block.type,
        ...time,
      })),
    );
  };
}
