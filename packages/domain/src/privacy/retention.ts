import { addMinutes } from '../time/index.ts';

const day = 24 * 60;

/**
 * For how many minutes operational rows are kept: none of them is a medical or fiscal record. The periods are the
 * shortest that serve their purpose.
 */
export const retention = {
  /** An offline phone sends again for a day at most; the second day is for clocks and queues. The replies hold addresses. */
  idempotencyKey: 2 * day,
  /** No rule reads a code, a wrong try or a counter that is older than a day. */
  signInAttempt: 2 * day,
  /** Long enough to investigate a message that was not delivered, or a fault over a holiday. */
  handledEvent: 30 * day,
  /** After its end: an enquiry into a stolen log-in asks for the last three months. The list of devices shows live ones only. */
  endedSession: 90 * day,
  /** A year, so that the notification of a yearly check-up is still there at the next one. */
  notification: 365 * day,
  /** That one was sent, when and by which gateway, until the bills of the year are settled. Its content goes long before. */
  emptiedMessage: 365 * day,
  /** The SMS and e-mail about a deleted account: as long as a gateway that is down is retried. */
  deletionNotice: day,
} as const;

export type RetainedKind = keyof typeof retention;

/** Rows of a kind that were written (or ended) before this instant may be purged. */
export const keptSince = (kind: RetainedKind, now: Date): Date => addMinutes(now, -retention[kind]);
