import { comeBackUntil, hasLeft } from '@balsam/domain/tele-consultation';
import { drainBatches } from '#platform/jobs/drain-batches.ts';
import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import { closeAttendance, lockSilent } from './attendance.store.ts';
import { toAttendance } from './call.ts';
import { publishState } from './publish-state.ts';

const batch = 200;

/** Counts those as gone who lost their line and did not come back in time (D10.02), and tells both sides. */
export const closeLostLines: ScheduledJob = {
  name: 'tele-consultation.close-lost-lines',
  run: (platform, now) =>
    drainBatches(platform.stopping, batch, async () => {
      const gone = await platform.db.transaction().execute(async (tx) => {
        const silent = await lockSilent(tx, now, batch);
        const left = silent.filter((row) => hasLeft(toAttendance(row), now));
        for (const row of left)
          await closeAttendance(tx, row.id, 'line_lost', comeBackUntil(toAttendance(row), now) ?? now);
        return left;
      });
      for (const id of new Set(gone.map((row) => row.appointment_id))) await publishState(platform, id);
      return gone.length;
    }),
};
