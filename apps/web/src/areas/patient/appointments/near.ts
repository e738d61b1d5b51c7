import { riyadhDay, riyadhTime } from '@balsam/domain/time';
import { nearTime } from '../booking/when.ts';

/** An instant as near as people speak of it: `Tomorrow 9:30 AM`. */
export const nearInstant = (at: string): string => {
  const instant = new Date(at);
  return nearTime({ booked_date: riyadhDay(instant), start_time: riyadhTime(instant) });
};
