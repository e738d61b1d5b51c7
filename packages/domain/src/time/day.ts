/** A calendar day as `YYYY-MM-DD`. Which instant it begins at is the business of `riyadh.ts`. */
export type Day = string;

const dayMs = 86_400_000;
const dayPattern = /^(?:1[89]|2\d)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/**
 * Whether `s` is a real day of the years 1800 to 2999. The bound keeps arithmetic with any accepted day within four-digit years.
 * Every day of every reply is checked by it, so it makes no `Date`.
 */
export function isDay(s: string): boolean {
  return dayPattern.test(s) && Number(s.slice(8)) <= daysIn(Number(s.slice(0, 4)), Number(s.slice(5, 7)));
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
  if (!isDay(first)) throw new RangeError(`not a month: ${year}-${month}`);
  return Array.from({ length: daysIn(year, month) }, (_, n) => `${first.slice(0, 8)}${String(n + 1).padStart(2, '0')}`);
}

/** Completed years on `day`. Who was born on 29 February is a year older on 1 March of a common year. */
export function ageOn(birthDay: Day, day: Day): number {
  const years = Number(day.slice(0, 4)) - Number(birthDay.slice(0, 4));
  return day.slice(5) < birthDay.slice(5) ? years - 1 : years;
}

/** The same day some months later; the last of a month that is shorter. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The same day so many years later, or earlier; 1 March for 29 February of a common year, never less than whole years later. */
export function addYears(day: Day, years: number): Day {
  const later = `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
  return isDay(later) ? later : `${later.slice(0, 4)}-03-01`;
}

/** How many days a month has by the Gregorian calendar; `month` is 1 to 12. */
function daysIn(year: number, month: number): number {
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

function midnightUtc(day: Day): number {
  if (!isDay(day)) throw new RangeError(`not a day: ${day}`);
  return Date.parse(`${day}T00:00:00Z`);
}

/** Empty for no instant, which is equal to no day. */
function printed(ms: number): Day {
  return Number.isNaN(ms) ? '' : new Date(ms).toISOString().slice(0, 10);
}
