import { audit } from '#platform/audit/audit.ts';
import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import { insertAppointmentEvents } from './change.store.ts';
import { batch, finishDue } from './due.store.ts';
import { systemCall } from '#platform/http/system-call.ts';
import { systemAuditEntries } from './system-audit.ts';
import { drainBatches } from '#platform/jobs/drain-batches.ts';

/** Ends the visits whose time is over: paid ones are completed, the others missed. */
export const finishVisits: ScheduledJob = {
  name: 'booking.finish-visits',
  run: ({ db }, now) =>
    drainBatches(batch, () =>
      db.transaction().execute(async (tx) => {
        const over = await finishDue(tx, now);
        const ids = (state: 'completed' | 'missed') => over.filter((v) => v.state === state).map((v) => v.id);
        await insertAppointmentEvents(tx, ids('completed'), 'completed', now);
        await insertAppointmentEvents(tx, ids('missed'), 'missed', now);
        await audit(tx, systemCall(now, 'booking.finish-visits'), ...systemAuditEntries(over));
        return over.length;
      }),
    ),
};
