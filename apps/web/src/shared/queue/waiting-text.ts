import * as m from '#paraglide/messages.js';
import { measureWithin, number } from '#shared/format/index.ts';

/** Below this a number of minutes would promise more than is known. */
const leastMinutes = 5;

/** How long somebody waits: `About 10 minutes`, `Less than 5 min`. */
export const waitingText = (minutes: number): string =>
  minutes < leastMinutes ? m.queue_no_wait() : m.queue_minutes({ time: measureWithin(minutes, 'minute') });

/** How many wait in an open clinic, and how long. */
export const openClinicText = (clinic: { readonly waiting: number; readonly waiting_minutes: number }): string =>
  m.queue_clinic_open({ count: number(clinic.waiting), wait: waitingText(clinic.waiting_minutes) });
