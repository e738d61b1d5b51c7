export { addDays, addMonths, addYears, ageOn, daysBetween, daysOfMonth, isDay, weekday, type Day } from './day.ts';
export { addMinutes, instantAt, isTime, minutesOf, riyadhDay, riyadhTime } from './riyadh.ts';
export { toldAgeOn, type ToldAge } from './told-age.ts';
