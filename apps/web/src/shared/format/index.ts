export {
  dateTime,
  day,
  dayOfMonth,
  hijriDay,
  hijriDayOfMonth,
  hijriMonth,
  type Instant,
  longDay,
  month,
  riderDateTime,
  shortDay,
  time,
  weekday,
} from './dates.ts';
export { countdown, relative, span } from './durations.ts';
export { decimal, digits, inPercent, ltr, measure, measureWithin, money, number, percent } from './numbers.ts';
export { type Calendar, monthNames } from './months.ts';
