/** A calendar day as `YYYY-MM-DD`. Which instant it begins at is the business of `riyadh.ts`. */
export type Day = string;

const dayMs = 86_400_000;
const dayPattern = /^(?:1[89]|2\d)\d\d-\d\d-\d\d$/;

/**
 * Whether `s` is a real day of the years 1800 to 2999. The bound keeps arithmetic with any accepted day within four-digit years.
 */
export function isDay(s: string): boolean {
  return dayPattern.test(s) && printed(Date.parse(`${s}T00:00:00Z`)) === s;
}

/** The day `n` days later (earlier when negative). Throws RangeError when `day` is none. */
export function addDays(day: Day, n: number): Day {
  return printed(midnightUtc(day) + n * dayMs);
}

/** Days from `a` to `b`; negative when `b` is earlier. Throws RangeError when one of them is no day. */
export function daysBetween(a: Day, b: Day): number {
  return (midnightUtc(b) - midnightUtc(a)) / dayMs;
}

/** 0 for Sunday to 6 for Saturday. Throws RangeError when `day` is none. */
export function weekday(day: Day): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  return new Date(midnightUtc(day)).getUTCDay() as 0 | 1 | 2 | 3 | 4 | 5 | 6;
}

/** All days of a month; `month` is 1 to 12. Throws RangeError for another month. */
export function daysOfMonth(year: number, month: number): Day[] {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const start = midnightUtc(first);
  const last = new Date(start);
  last.setUTCMonth(month, 0);
  return Array.from({ length: last.getUTCDate() }, (_, n) => printed(start + n * dayMs));
}

/** Completed years on `day`. Who was born on 29 February is a year older on 1 March of a common year. */
export function ageOn(birthDay: Day, day: Day): number {
  const years = Number(day.slice(0, 4)) - Number(birthDay.slice(0, 4));
  return day.slice(5) < birthDay.slice(5) ? years - 1 : years;
}

function midnightUtc(day: Day): number {
  if (!isDay(day)) throw new RangeError(`not a day: ${day}`);
  return Date.parse(`${day}T00:00:00Z`);
}

/** Empty for no instant, which is equal to no day. */
function printed(ms: number): Day {
  return Number.isNaN(ms) ? '' : new Date(ms).toISOString().slice(0, 10);
}
