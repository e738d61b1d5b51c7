import { addDays } from '@balsam/domain/time';
import { time, weekday } from '#shared/format/index.ts';

/** A Sunday. */
const sunday = '2026-11-22';

/** What a day of the week is called: 0 Sunday to 6 Saturday. */
export const weekdayName = (place: number): string => weekday(addDays(sunday, place));

/** Midnight at the end of a day is written as at its beginning. */
export const clockTime = (at: string): string => time(at === '24:00' ? '00:00' : at);
