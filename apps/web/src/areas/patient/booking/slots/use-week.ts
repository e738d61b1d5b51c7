import { addDays, type Day } from '@balsam/domain/time';
import { useState } from 'react';
import { sevenDays } from './days.ts';

/** The week on show: that of the chosen day (or of today), until the person turns to another. Choosing a day leads to its week. */
export const useWeek = (chosen: Day | undefined, today: Day) => {
  const [offset, setOffset] = useState({ from: chosen, weeks: 0 });
  const weeks = offset.from === chosen ? offset.weeks : 0;
  const days = sevenDays(addDays(chosen ?? today, weeks * 7), today);
  return {
    days,
    isFirst: days.includes(today),
    move: (by: 1 | -1): void => setOffset({ from: chosen, weeks: weeks + by }),
  };
};

export type Week = ReturnType<typeof useWeek>;
