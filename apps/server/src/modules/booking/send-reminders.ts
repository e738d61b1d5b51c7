import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import { publishAll } from '#platform/outbox/outbox.ts';
import { batch, takeReminders } from './due.store.ts';
import { appointmentReminder } from './events.ts';
import { drainBatches } from '#platform/jobs/drain-batches.ts';

const hoursLeft = { '24h': 24, '2h': 2 } as const;

/** Reminds of what lies a day or two hours ahead, once each. */
export const sendReminders: ScheduledJob = {
  name: 'booking.send-reminders',
  run: ({ db, stopping }, now) =>
    drainBatches(stopping, batch, () =>
      db.transaction().execute(async (tx) => {
        const { taken, due } = await takeReminders(tx, now);
        const reminders = due.map(({ appointmentId, kind }) => ({
          appointment_id: appointmentId,
          hours: hoursLeft[kind],
        }));
        await publishAll(tx, appointmentReminder, reminders, now);
        return taken;
      }),
    ),
};
