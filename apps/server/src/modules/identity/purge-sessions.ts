import { keptSince } from '@balsam/domain/privacy';
import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import { deleteBefore } from '#platform/jobs/purge.store.ts';
import type { Purge } from '#platform/jobs/purge.ts';
import { endUngrantedSessions } from './sessions/end-ungranted.ts';
import { reviewSockets } from './sessions/review-sockets.ts';
import { deleteEndedSessions } from './sessions/sessions.store.ts';

/** A socket authenticates only once: when a dependent has come of age, the guardian's sessions are ended here. */
const endAccessToAdults: ScheduledJob = {
  name: 'identity.end_access_to_adults',
  run: async ({ db, realtime }, now) => {
    realtime.endSessions(await db.transaction().execute((tx) => endUngrantedSessions(tx, now)));
  },
};
export const identityJobs: readonly ScheduledJob[] = [endAccessToAdults, reviewSockets];

const attempts = [
  { table: 'one_time_code', column: 'created_at' },
  { table: 'sign_in_tries', column: 'last_wrong_at' },
  { table: 'limit_counter', column: 'bucket' },
  { table: 'staff_challenge', column: 'created_at' },
] as const;

/** Codes, wrong tries and counters that no rule reads any more, and sessions that ended long ago. */
export const identityPurges: readonly Purge[] = [
  ...attempts.map((dated): Purge => ({
    rows: dated.table,
    batch: ({ db }, now, count) => deleteBefore(db, dated, keptSince('signInAttempt', now), count),
  })),
  {
    rows: 'session',
    batch: ({ db }, now, count) => deleteEndedSessions(db, keptSince('endedSession', now), count),
  },
];
