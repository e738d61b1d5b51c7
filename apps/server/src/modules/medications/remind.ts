import { nextReminder, type ReminderSlot } from '@balsam/domain/medication';
import { drainBatches } from '#platform/jobs/drain-batches.ts';
import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import { publishAll } from '#platform/outbox/outbox.ts';
import type { Tx } from '#platform/db/types.ts';
import { doseDue } from './events.ts';
import { slotTimesOfAll } from './reminder-slots.ts';
import { batch, insertDoses, setNext, takeDue } from './reminders.store.ts';

async function remindBatch(tx: Tx, now: Date): Promise<number> {
  const due = await takeDue(tx, now);
  if (due.length === 0) return 0;
  const timesOf = await slotTimesOfAll(tx, [...new Set(due.map(({ person_id }) => person_id))]);
  const doses = due.map(({ person_id, resource_id, next_at }) => ({ person_id, resource_id, due_at: next_at! }));
  const added = await insertDoses(tx, doses);
  const next = due.map(({ id, person_id, slots, until }) => {
    const { times, inRamadan } = timesOf(person_id);
    return { id, nextAt: nextReminder(now, { slots: slots as ReminderSlot[], inRamadan, until }, times) ?? null };
  });
  await setNext(tx, next);
  await publishAll(
    tx,
    doseDue,
    added.map((dose_id) => ({ dose_id })),
    now,
  );
  return due.length;
}

/** Reminds of the doses that are due, each once; after a long sleep of the latest only. */
export const sendDoseReminders: ScheduledJob = {
  name: 'medications.remind',
  run: ({ db }, now) => drainBatches(batch, () => db.transaction().execute((tx) => remindBatch(tx, now))),
};
