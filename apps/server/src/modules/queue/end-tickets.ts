import { queueRules } from '@balsam/domain/queue';
import { addMinutes, riyadhDay } from '@balsam/domain/time';
import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import { publishAll } from '#platform/outbox/outbox.ts';
import { queueChanged } from './events.ts';
import { endDaysBefore, skipCalledBefore } from './tickets.store.ts';

/** Skips who does not come within five minutes (D13.02), and ends tickets with their day. */
export const endTickets: ScheduledJob = {
  name: 'queue.end-tickets',
  run: ({ db }, now) =>
    db.transaction().execute(async (tx) => {
      await endDaysBefore(tx, riyadhDay(now), now);
      const changed = await skipCalledBefore(tx, addMinutes(now, -queueRules.comeWithinMinutes));
      await publishAll(tx, queueChanged, changed, now);
    }),
};
