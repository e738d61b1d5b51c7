import { addDays, instantAt, riyadhDay } from '@balsam/domain/time';

/** The Riyadh day around an instant, from its midnight to the next one (which is not in it). */
export function dayAround(at: Date): { from: Date; until: Date } {
  const day = riyadhDay(at);
  return { from: instantAt(day, 0), until: instantAt(addDays(day, 1), 0) };
}
