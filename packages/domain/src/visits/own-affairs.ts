import { ageOn, type Day } from '../time/index.ts';

/** DECISIONS §10: from this age on, chat, case history and what is told about them are the young person's alone. */
export const ownAffairsAge = 15;

/** Whether what a person tells their doctor is closed to a guardian. An unknown birthday closes it. */
export const isOwnAffair = (birthDay: Day | null, today: Day): boolean =>
  birthDay === null || ageOn(birthDay, today) >= ownAffairsAge;
