import type { DueWork } from '../../platform/jobs/due.ts';
import { tellAll } from '../../platform/outbox/outbox.ts';
import { batch, takeReminders } from './due.store.ts';
import { appointmentReminder } from './events.ts';
import { whileFull } from '../../platform/jobs/while-full.ts';

const hoursLeft = { '24h': 24, '2h': 2 } as const;

/** Reminds of what lies a day or two hours ahead, once each. */
export const sendReminders: DueWork = {
  name: 'booking.send-reminders',
  run: ({ db }, now) =>
    whileFull(batch, () =>
      db.transaction().execute(async (tx) => {
        const { taken, due } = await takeReminders(tx, now);
        const reminders = due.map(({ appointmentId, kind }) => ({
          appointment_id: appointmentId,
          hours: hoursLeft[kind],
        }));
        await tellAll(tx, appointmentReminder, reminders, now);
        return taken;
      }),
    ),
};
