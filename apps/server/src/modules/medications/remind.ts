import { latestReminder, nextReminder, reminderWeekdays, rhythmOf, type ReminderSlot } from '@balsam/domain/medication';
import { drainBatches } from '#platform/jobs/drain-batches.ts';
import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import { publishAll } from '#platform/outbox/outbox.ts';
import type { Tx } from '#platform/db/types.ts';
import { medicinesOf, type RecordMedicine } from '#modules/records/index.ts';
import { doseDue } from './events.ts';
import { slotTimesOfAll } from './reminder-slots.ts';
import { batch, deleteReminders, insertDoses, setNext, takeDue } from './reminders.store.ts';

/** What these people take now, by the ids of their records. */
async function takenBy(tx: Tx, personIds: readonly number[], now: Date): Promise<ReadonlyMap<number, RecordMedicine>> {
  const taken = new Map<number, RecordMedicine>();
  for (const personId of personIds)
    for (const medicine of await medicinesOf(tx, { personId, hideSensitive: false }, now))
      if (medicine.isActive) taken.set(medicine.id, medicine);
  return taken;
}

async function remindBatch(tx: Tx, now: Date): Promise<number> {
  const all = await takeDue(tx, now);
  if (all.length === 0) return 0;
  const personIds = [...new Set(all.map(({ person_id }) => person_id))];
  const [timesOf, taken] = [await slotTimesOfAll(tx, personIds), await takenBy(tx, personIds, now)];
  // A record changes in many ways, also by what others send: whether and when a medicine is still taken is asked when its dose is due.
  const due = all.flatMap(({ id, person_id, resource_id, slots, weekdays: chosen, next_at }) => {
    const medicine = taken.get(resource_id);
    const weekdays = medicine && reminderWeekdays(rhythmOf(medicine.dosages), chosen);
    if (!medicine || !weekdays) return [];
    const { times, inRamadan } = timesOf(person_id);
    const reminder = { slots: slots as ReminderSlot[], weekdays, inRamadan, until: medicine.remindedUntil };
    const due_at = latestReminder(next_at!, now, reminder, times);
    const nextAt = nextReminder(now, reminder, times) ?? null;
    return [{ id, until: reminder.until, nextAt, dose: { person_id, resource_id, due_at } }];
  });
  const going = new Set(due.map(({ id }) => id));
  await deleteReminders(
    tx,
    all.map(({ id }) => id).filter((id) => !going.has(id)),
  );
  const added = await insertDoses(
    tx,
    due.map(({ dose }) => dose),
  );
  await setNext(
    tx,
    due.map(({ id, until, nextAt }) => ({ id, until, nextAt })),
  );
  await publishAll(
    tx,
    doseDue,
    added.map((dose_id) => ({ dose_id })),
    now,
  );
  return all.length;
}

/** Reminds of the doses that are due, each once; after a long sleep of the latest only. What is not taken any more is reminded of no longer. */
export const sendDoseReminders: ScheduledJob = {
  name: 'medications.remind',
  run: ({ db, stopping }, now) =>
    drainBatches(stopping, batch, () => db.transaction().execute((tx) => remindBatch(tx, now))),
};
