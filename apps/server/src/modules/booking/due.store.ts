import type { ReminderKind } from '@balsam/domain/booking';
import type { Tx } from '#platform/db/types.ts';

/** So many at a time: a long sleep does not end in one enormous transaction. */
export const batch = 500;

/** An appointment that was changed, and whose it is. */
export type Touched = { readonly id: number; readonly patientId: number };

/** Releases up to a batch of unpaid appointments whose hold has run out; passes by those that somebody is just paying. */
export async function releaseDue(tx: Tx, now: Date): Promise<Touched[]> {
  return tx
    .updateTable('appointment')
    .set({ state: 'released' })
    .where('id', 'in', (q) =>
      q
        .selectFrom('appointment')
        .select('id')
        .where('state', '=', 'booked')
        .where('hold_until', '<', now)
        .orderBy('id')
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'patient_id as patientId'])
    .execute();
}

/**
 * Takes up to a batch of due reminders. Of two that are due for one appointment, and for one that has begun or was
 * cancelled, no reminder is sent: they are taken and left out of the answer.
 */
export async function takeReminders(
  tx: Tx,
  now: Date,
): Promise<{ taken: number; due: { appointmentId: number; kind: ReminderKind }[] }> {
  const taken = await tx
    .updateTable('appointment_reminder')
    .set({ sent_at: now })
    .where((eb) =>
      eb(eb.refTuple('appointment_id', 'kind'), 'in', (q) =>
        q
          .selectFrom('appointment_reminder')
          .select(['appointment_id', 'kind'])
          .where('sent_at', 'is', null)
          .where('due_at', '<=', now)
          .orderBy('due_at')
          .limit(batch)
          .forUpdate()
          .skipLocked()
          .$asTuple('appointment_id', 'kind'),
      ),
    )
    .returning(['appointment_id', 'kind', 'due_at'])
    .execute();
  const ids = [...new Set(taken.map((row) => row.appointment_id))];
  if (ids.length === 0) return { taken: 0, due: [] };
  const waiting = await tx
    .selectFrom('appointment')
    .select('id')
    .where('id', 'in', ids)
    .where('state', '=', 'booked')
    .where('starts_at', '>', now)
    .where((eb) => eb.or([eb('hold_until', 'is', null), eb('hold_until', '>=', now)]))
    .execute();
  return { taken: taken.length, due: latestOfEach(taken, new Set(waiting.map((row) => row.id))) };
}

type Taken = { appointment_id: number; kind: ReminderKind; due_at: Date };

function latestOfEach(taken: readonly Taken[], waiting: ReadonlySet<number>) {
  const latest = new Map<number, Taken>();
  for (const row of taken) {
    const other = latest.get(row.appointment_id);
    if (waiting.has(row.appointment_id) && (!other || other.due_at < row.due_at)) latest.set(row.appointment_id, row);
  }
  return [...latest.values()].map((row) => ({ appointmentId: row.appointment_id, kind: row.kind }));
}
