import { riyadhDay } from '@balsam/domain/time';
import { Failure } from '#platform/http/failure.ts';
import { systemCall } from '#platform/http/system-call.ts';
import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import { checkInAtKiosk } from '#modules/booking/index.ts';
import { visitsOfWalkIns } from './paid-visits.store.ts';
import { issueTicket } from './take-ticket.ts';

const name = 'queue.check-in-early';

/**
 * Checks in the visits of those who took a ticket in the hall before check-in opened, or before they had paid: they wait there already,
 * and nothing tells them to come to the kiosk again.
 */
export const checkInEarly: ScheduledJob = {
  name,
  run: async ({ db }, now) => {
    for (const id of await visitsOfWalkIns(db, riyadhDay(now), now))
      try {
        await db.transaction().execute((tx) => checkInAtKiosk(tx, systemCall(now, name), id, issueTicket));
      } catch (error) {
        // Somebody checked it in, paid the walk-in or cancelled a moment ago.
        if (!(error instanceof Failure)) throw error;
      }
  },
};
