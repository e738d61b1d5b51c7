import { addMinutes } from '../time/index.ts';

const day = 24 * 60;

/**
 * For how many minutes rows are kept that only run the system: none of them is a medical or fiscal record. The periods are the shortest
 * that still serve what the rows are for.
 */
export const retention = {
  /** A phone without a line sends again for a day at most; the second day is for clocks and queues. The replies hold addresses. */
  idempotencyKey: 2 * day,
  /** No rule asks for a code, a wrong try or a count that is older than the day it counts in. */
  signInAttempt: 2 * day,
  /** Long enough to look into a message that did not come, or into what a fault did over a holiday. */
  handledEvent: 30 * day,
  /** After its end: an enquiry into a stolen log-in asks for the last three months. The list of devices shows live ones only. */
  endedSession: 90 * day,
  /** A year, so that the notification of a yearly check-up is still there at the next one. */
  notification: 365 * day,
  /** That one was sent, when and by which gateway, until the bills of the year are settled. Its content goes long before. */
  emptiedMessage: 365 * day,
  /** The SMS and e-mail that say farewell to a deleted account: as long as a gateway that is down is tried again. */
  farewell: day,
} as const;

export type Retained = keyof typeof retention;

/** Rows of a kind that were written (or ended) before this instant have been kept long enough. */
export const keptSince = (what: Retained, now: Date): Date => addMinutes(now, -retention[what]);
