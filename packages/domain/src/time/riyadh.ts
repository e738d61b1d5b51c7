import { isDay, type Day } from './day.ts';

/** Asia/Riyadh is UTC+3 all year and has no daylight saving (DECISIONS §1). */
const offsetMinutes = 180;
const minuteMs = 60_000;
const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** The Riyadh day that `at` falls in. */
export function riyadhDay(at: Date): Day {
  return onRiyadhWall(at).slice(0, 10);
}

/** The Riyadh wall time of `at` as `HH:mm`, seconds cut off. */
export function riyadhTime(at: Date): string {
  return onRiyadhWall(at).slice(11, 16);
}

/**
 * The instant of a Riyadh day and a wall time: `HH:mm`, or minutes from Riyadh midnight (1440 is the next midnight).
 * Throws RangeError when the day or the time is none.
 */
export function instantAt(day: Day, time: number | string): Date {
  if (!isDay(day)) throw new RangeError(`not a day: ${day}`);
  const minutes = typeof time === 'number' ? time : minutesOf(time);
  return addMinutes(new Date(`${day}T00:00:00Z`), minutes - offsetMinutes);
}

/** `at` moved by `n` minutes (back when negative). */
export function addMinutes(at: Date, n: number): Date {
  return new Date(at.getTime() + n * minuteMs);
}

/** Whether `s` is a wall time `HH:mm` from 00:00 to 23:59. */
export function isTime(s: string): boolean {
  return timePattern.test(s);
}

/** Minutes from midnight of an `HH:mm`. Throws RangeError when it is none. */
export function minutesOf(time: string): number {
  if (!isTime(time)) throw new RangeError(`not a time: ${time}`);
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function onRiyadhWall(at: Date): string {
  return addMinutes(at, offsetMinutes).toISOString();
}
