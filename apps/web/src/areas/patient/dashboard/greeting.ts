import { riyadhTime } from '@balsam/domain/time';
import * as m from '#paraglide/messages.js';

/** What the hospital's clock calls this time of day. */
export const partOfDay = (now: Date): 'morning' | 'afternoon' | 'evening' => {
  const time = riyadhTime(now);
  if (time >= '04:00' && time < '12:00') return 'morning';
  return time >= '12:00' && time < '17:00' ? 'afternoon' : 'evening';
};

const words = {
  morning: m.patient_greeting_morning,
  afternoon: m.patient_greeting_afternoon,
  evening: m.patient_greeting_evening,
};

/** The heading of the dashboard; in a dependent's profile it speaks to the guardian. */
export const greeting = (name: string, isDependent: boolean, now: Date): string =>
  isDependent ? m.patient_greeting_dependent({ name }) : words[partOfDay(now)]({ name });
