import { riyadhDay, riyadhTime } from '@balsam/domain/time';
import { relativeTime } from '#shared/visits/slot-time.ts';

/** An instant as near as people speak of it: `Tomorrow 9:30 AM`. */
export const relativeInstant = (at: string): string => {
  const instant = new Date(at);
  return relativeTime({ booked_date: riyadhDay(instant), start_time: riyadhTime(instant) });
};
