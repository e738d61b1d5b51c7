import { addMinutes, instantAt, weekday, type Day } from '../time/index.ts';
import { defaultBookingSettings, type BookingSettings } from './settings.ts';
import type { AppointmentType } from './types.ts';

/** Weekly hours of a doctor: minutes from Riyadh midnight, the last day of validity included. */
export type ScheduleBlock = {
  readonly weekday: number;
  readonly startMinute: number;
  readonly endMinute: number;
  readonly slotMinutes: number;
  readonly validFrom: Day;
  readonly validTo: Day | null;
};

/** The whole slots that a block gives on a Riyadh day, in order; none when the day is not its weekday or outside its validity. */
export function slotsOfBlock(block: ScheduleBlock, day: Day): { startsAt: Date; endsAt: Date }[] {
  const isValid = day >= block.validFrom && (block.validTo === null || day <= block.validTo);
  if (!isValid || weekday(day) !== block.weekday) return [];
  const count = Math.max(0, Math.floor((block.endMinute - block.startMinute) / block.slotMinutes));
  return Array.from({ length: count }, (_, n) => {
    const startsAt = instantAt(day, block.startMinute + n * block.slotMinutes);
    return { startsAt, endsAt: addMinutes(startsAt, block.slotMinutes) };
  });
}

/** A time that is offered leaves so many minutes to pay before the cut-off, however short the notice is set. */
export const leastMinutesToPay = 10;

/** Whether a slot may be offered: 40 minutes ahead or more, and long enough before the cut-off to be paid; an on-spot one until it starts. */
export function isOffered(
  startsAt: Date,
  type: AppointmentType,
  now: Date,
  { leadMinutes, cutOffMinutes }: Pick<BookingSettings, 'leadMinutes' | 'cutOffMinutes'> = defaultBookingSettings,
): boolean {
  const notice = Math.max(leadMinutes, cutOffMinutes + leastMinutesToPay);
  return type === 'onspot' ? now < startsAt : addMinutes(now, notice) <= startsAt;
}

/**
 * The settings of a time that was promised before (D13.04): no notice that was set since takes it back, and no earlier cut-off the minutes in
 * which it can be paid.
 */
export function settingsOfPromise(settings: BookingSettings, startsAt: Date, now: Date): BookingSettings {
  const latest = (startsAt.getTime() - now.getTime()) / 60_000 - leastMinutesToPay;
  return { ...settings, leadMinutes: 0, cutOffMinutes: Math.min(settings.cutOffMinutes, latest) };
}

/** The `count` slots nearest to the wanted time, the nearest first; of two as near the earlier first. */
export function nearestSlots<Slot extends { readonly startsAt: Date }>(
  slots: readonly Slot[],
  wanted: Date,
  count = 3,
): Slot[] {
  const away = (slot: Slot) => Math.abs(slot.startsAt.getTime() - wanted.getTime());
  return slots.toSorted((a, b) => away(a) - away(b) || a.startsAt.getTime() - b.startsAt.getTime()).slice(0, count);
}
