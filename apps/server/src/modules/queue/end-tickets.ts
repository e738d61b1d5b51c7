import { queueRules } from '@balsam/domain/queue';
import { addMinutes, riyadhDay } from '@balsam/domain/time';
import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import { publishAll } from '#platform/outbox/outbox.ts';
import { queueChanged } from './events.ts';
import { endDaysBefore, skipCalledBefore } from './ended-tickets.store.ts';

type Queue = { readonly clinic_id: number; readonly day: string };

/** Each clinic and day once: whoever looks at it reads it whole. */
const eachOnce = (queues: readonly Queue[]): Queue[] => [
  ...new Map(queues.map(({ clinic_id, day }) => [`${clinic_id} ${day}`, { clinic_id, day }])).values(),
];

/** Skips who does not come within five minutes (D13.02), and ends tickets with their day. */
export const endTickets: ScheduledJob = {
  name: 'queue.end-tickets',
  run: ({ db }, now) =>
    db.transaction().execute(async (tx) => {
      const over = await endDaysBefore(tx, riyadhDay(now), now);
      const skipped = await skipCalledBefore(tx, addMinutes(now, -queueRules.comeWithinMinutes));
      await publishAll(tx, queueChanged, eachOnce([...over, ...skipped]), now);
    }),
};
