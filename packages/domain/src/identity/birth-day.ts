import { isDay, type Day } from '../time/index.ts';

const firstBirthDay = '1900-01-01';

/** Whether somebody who lives on the Riyadh day `today` may be born on this one: a real day of the Gregorian calendar, from 1900 on. */
export const isBirthDay = (day: string, today: Day): boolean => isDay(day) && day >= firstBirthDay && day <= today;
