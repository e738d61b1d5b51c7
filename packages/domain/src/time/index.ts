export {
  addDays,
  addMonths,
  addYears,
  ageOn,
  daysBetween,
  daysOfMonth,
  isDay,
  toldAgeOn,
  weekday,
  type Day,
  type ToldAge,
} from './day.ts';
export { addMinutes, instantAt, isTime, minutesOf, riyadhDay, riyadhTime } from './riyadh.ts';
