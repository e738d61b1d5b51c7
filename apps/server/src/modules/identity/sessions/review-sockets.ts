import type { SignedIn } from '#platform/access/actor.ts';
import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import { logInsById } from './identify.ts';

/** What a guardian may hear changes with the age of the dependent, by the clock or by a correction; of others only the end is looked for. */
const isDue = ({ guardianId, expiresAt }: SignedIn, now: Date): boolean =>
  guardianId !== undefined || (expiresAt !== undefined && expiresAt <= now);

/** A socket authenticates only once: what became of its log-in since then is looked for here, by each process for its own (D3.03, D3.04). */
export const reviewSockets: ScheduledJob = {
  name: 'identity.review_sockets',
  run: ({ db, realtime }, now) =>
    realtime.reviewLogIns({ isDue: (who) => isDue(who, now), readLive: (ids) => logInsById(db, ids, now) }),
};
