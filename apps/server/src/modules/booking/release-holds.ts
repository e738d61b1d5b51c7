import { audit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/db/types.ts';
import type { DueWork } from '../../platform/jobs/due.ts';
import { tellAll } from '../../platform/outbox/outbox.ts';
import { insertHappenings } from './change.store.ts';
import { batch, releaseDue, type Touched } from './due.store.ts';
import { appointmentReleased } from './events.ts';
import { houseCall } from '../../platform/http/house-call.ts';
import { houseNotes } from './house-call.ts';
import { whileFull } from '../../platform/jobs/while-full.ts';

/** Writes down and tells that these appointments were released, in a constant number of statements. */
export async function announceReleased(tx: Tx, released: readonly Touched[], now: Date): Promise<void> {
  const ids = released.map(({ id }) => id);
  await insertHappenings(tx, ids, 'released', now);
  await audit(tx, houseCall(now, 'booking.release-holds'), ...houseNotes(released));
  await tellAll(
    tx,
    appointmentReleased,
    ids.map((id) => ({ appointment_id: id })),
    now,
  );
}

/** Frees the slots that nobody paid for in time (D5.01). */
export const releaseHolds: DueWork = {
  name: 'booking.release-holds',
  run: ({ db }, now) =>
    whileFull(batch, () =>
      db.transaction().execute(async (tx) => {
        const released = await releaseDue(tx, now);
        await announceReleased(tx, released, now);
        return released.length;
      }),
    ),
};
