import { allowed, refused, type Allowed } from '../allowed/index.ts';
import type { AppointmentType } from './types.ts';

/** Hours of one day: minutes from Riyadh midnight, in whole slots. */
type WorkingHours = { readonly startMinute: number; readonly endMinute: number; readonly slotMinutes: number };

const overlap = (one: WorkingHours, other: WorkingHours): boolean =>
  one.startMinute < other.endMinute && other.startMinute < one.endMinute;

/** Whether a doctor can work these hours of one day: each holds a whole slot, and no two are at the same time. */
export function mayWork(day: readonly WorkingHours[]): Allowed<'hours_too_short' | 'hours_overlap'> {
  if (day.some(({ startMinute, endMinute, slotMinutes }) => endMinute - startMinute < slotMinutes))
    return refused('hours_too_short');
  const collide = day.some((one, n) => day.slice(n + 1).some((other) => overlap(one, other)));
  return collide ? refused('hours_overlap') : allowed;
}

/** A slot as hours give it. */
export type SlotPlan = {
  readonly locationId: number;
  readonly type: AppointmentType;
  readonly startsAt: Date;
  readonly endsAt: Date;
};
type ExistingSlot = SlotPlan & { readonly id: number; readonly isClosed: boolean };
/** The time of a booked visit. */
type Booked = { readonly slotId: number; readonly startsAt: Date; readonly endsAt: Date };

export type SlotChanges = {
  readonly insert: readonly SlotPlan[];
  readonly close: readonly number[];
  readonly open: readonly number[];
  readonly change: readonly (SlotPlan & { readonly id: number })[];
};

const isSame = (a: SlotPlan, b: SlotPlan): boolean =>
  a.locationId === b.locationId && a.type === b.type && a.endsAt.getTime() === b.endsAt.getTime();

/**
 * How the slots of a doctor follow changed hours. A slot that the hours no longer give is closed, never deleted, and the visit in it stays
 * booked; nothing is offered at the time of a visit that stays. D13.08.
 */
export function planSlots(
  existing: readonly ExistingSlot[],
  wanted: readonly SlotPlan[],
  visits: readonly Booked[],
): SlotChanges {
  const byStart = new Map(existing.map((slot) => [slot.startsAt.getTime(), slot]));
  const isTaken = (slot: SlotPlan): boolean => {
    const before = byStart.get(slot.startsAt.getTime());
    return visits.some(
      (visit) =>
        visit.startsAt < slot.endsAt &&
        slot.startsAt < visit.endsAt &&
        !(before && visit.slotId === before.id && isSame(before, slot)),
    );
  };
  const offered = wanted.filter((slot) => !isTaken(slot));
  const kept = offered.flatMap((slot) => {
    const before = byStart.get(slot.startsAt.getTime());
    return before ? [{ slot, before }] : [];
  });
  const keptIds = new Set(kept.map(({ before }) => before.id));
  return {
    insert: offered.filter((slot) => !byStart.has(slot.startsAt.getTime())),
    change: kept
      .filter(({ slot, before }) => !isSame(slot, before))
      .map(({ slot, before }) => ({ ...slot, id: before.id })),
    open: kept.filter(({ slot, before }) => isSame(slot, before) && before.isClosed).map(({ before }) => before.id),
    close: existing.filter(({ id, isClosed }) => !isClosed && !keptIds.has(id)).map(({ id }) => id),
  };
}
