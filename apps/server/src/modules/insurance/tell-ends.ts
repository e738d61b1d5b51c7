import { policyRules } from '@balsam/domain/insurance';
import { addDays, riyadhDay } from '@balsam/domain/time';
import { drainBatches } from '#platform/jobs/drain-batches.ts';
import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import { publishAll } from '#platform/outbox/outbox.ts';
import { policyEnds } from './events.ts';
import { markEndsTold } from './policies.store.ts';

const batch = 100;

/** Tells of policies that end within 30 days, once for each end. */
export const tellPolicyEnds: ScheduledJob = {
  name: 'insurance.tell-ends',
  run: ({ db, stopping }, now) =>
    drainBatches(stopping, batch, () =>
      db.transaction().execute(async (tx) => {
        const today = riyadhDay(now);
        const ending = await markEndsTold(tx, {
          today,
          until: addDays(today, policyRules.expiresSoonDays),
          count: batch,
        });
        await publishAll(
          tx,
          policyEnds,
          ending.map((id) => ({ policy_id: id })),
          now,
        );
        return ending.length;
      }),
    ),
};
