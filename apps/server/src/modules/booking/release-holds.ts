import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import { publishAll } from '#platform/outbox/outbox.ts';
import { insertAppointmentEvents } from './change.store.ts';
import { batch, releaseDue, type Touched } from './due.store.ts';
import { appointmentReleased } from './events.ts';
import { endReductions } from './reprice.ts';
import { systemCall } from '#platform/http/system-call.ts';
import { systemAuditEntries } from './system-audit.ts';
import { drainBatches } from '#platform/jobs/drain-batches.ts';

/** Audits and publishes that these appointments were released, in a constant number of statements. */
export async function announceReleased(tx: Tx, released: readonly Touched[], now: Date): Promise<void> {
  const ids = released.map(({ id }) => id);
  await insertAppointmentEvents(tx, ids, 'released', now);
  await endReductions(tx, ids, now);
  await audit(tx, systemCall(now, 'booking.release-holds'), ...systemAuditEntries(released));
  await publishAll(
    tx,
    appointmentReleased,
    ids.map((id) => ({ appointment_id: id })),
    now,
  );
}

/** Frees the slots that nobody paid for in time (D5.01). */
export const releaseHolds: ScheduledJob = {
  name: 'booking.release-holds',
  run: ({ db, stopping }, now) =>
    drainBatches(stopping, batch, () =>
      db.transaction().execute(async (tx) => {
        const released = await releaseDue(tx, now);
        await announceReleased(tx, released, now);
        return released.length;
      }),
    ),
};
