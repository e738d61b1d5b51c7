import { sql } from 'kysely';
import type { ReminderSlot } from '@balsam/domain/medication';
import type { Sql, Tx } from '#platform/db/types.ts';

/** So few at a time: each looks into a record. */
export const batch = 50;

export const remindersOf = (db: Sql, personId: number) =>
  db
    .selectFrom('medication_reminder')
    .select(['resource_id', 'slots', 'weekdays', 'until', 'next_at'])
    .where('person_id', '=', personId)
    .execute();

type Reminder = {
  readonly personId: number;
  readonly resourceId: number;
  readonly slots: readonly ReminderSlot[];
  readonly weekdays: readonly number[];
  readonly until: string | null;
  readonly nextAt: Date | null;
  readonly now: Date;
};

export async function saveReminder(
  tx: Tx,
  { personId, resourceId, slots, weekdays, until, nextAt, now }: Reminder,
): Promise<void> {
  const change = { slots: [...slots], weekdays: [...weekdays], until, next_at: nextAt };
  await tx
    .insertInto('medication_reminder')
    .values({ person_id: personId, resource_id: resourceId, ...change, created_at: now })
    .onConflict((c) => c.column('resource_id').doUpdateSet(change))
    .execute();
}

export async function deleteReminders(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('medication_reminder')
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
}

export async function deleteReminder(tx: Tx, personId: number, resourceId: number): Promise<void> {
  await tx
    .deleteFrom('medication_reminder')
    .where('person_id', '=', personId)
    .where('resource_id', '=', resourceId)
    .execute();
}

/** The usual times of the settings, by their titles. */
export const usualTimeSettings = (db: Sql) =>
  db.selectFrom('setting').select(['title', 'value']).where('title', 'like', 'REMINDER_TIME_%').execute();

export const timesOf = (db: Sql, personIds: readonly number[]) =>
  db
    .selectFrom('reminder_slots')
    .select(['person_id', 'times', 'in_ramadan'])
    .where('person_id', 'in', personIds.length > 0 ? personIds : [0])
    .execute();

export async function saveTimes(tx: Tx, personId: number, times: object, inRamadan: boolean): Promise<void> {
  const change = { times: JSON.stringify(times), in_ramadan: inRamadan };
  await tx
    .insertInto('reminder_slots')
    .values({ person_id: personId, ...change })
    .onConflict((c) => c.column('person_id').doUpdateSet(change))
    .execute();
}

/** Locks up to a batch of reminders that are due. */
export const takeDue = (tx: Tx, now: Date) =>
  tx
    .selectFrom('medication_reminder')
    .select(['id', 'person_id', 'resource_id', 'slots', 'weekdays', 'next_at'])
    .where('next_at', '<=', now)
    .orderBy('id')
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .execute();

type Next = { readonly id: number; readonly until: string | null; readonly nextAt: Date | null };

export async function setNext(tx: Tx, list: readonly Next[]): Promise<void> {
  await sql`
    update medication_reminder r set next_at = g."nextAt", until = g.until
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as g(id bigint, "nextAt" timestamptz, until date)
    where r.id = g.id`.execute(tx);
}

type DueDose = { readonly person_id: number; readonly resource_id: number; readonly due_at: Date };

/** Adds doses once each; answers those that were new. */
export async function insertDoses(tx: Tx, doses: readonly DueDose[]): Promise<number[]> {
  if (doses.length === 0) return [];
  const rows = await tx
    .insertInto('medication_dose')
    .values([...doses])
    .onConflict((c) => c.columns(['resource_id', 'due_at']).doNothing())
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export const findDose = (db: Sql, id: number) =>
  db
    .selectFrom('medication_dose')
    .select(['id', 'person_id', 'resource_id', 'due_at', 'answer'])
    .where('id', '=', id)
    .executeTakeFirst();

/** When the next dose of a medicine is due; null when none is to come or nobody is reminded of it any more. */
export const nextDoseAt = async (db: Sql, resourceId: number): Promise<Date | null> => {
  const row = db.selectFrom('medication_reminder').select('next_at').where('resource_id', '=', resourceId);
  return (await row.executeTakeFirst())?.next_at ?? null;
};

/** Doses since a moment, the newest first. */
export const dosesSince = (db: Sql, personId: number, since: Date) =>
  db
    .selectFrom('medication_dose')
    .select(['id', 'resource_id', 'due_at', 'answer'])
    .where('person_id', '=', personId)
    .where('due_at', '>=', since)
    .orderBy('due_at', 'desc')
    .orderBy('id', 'desc')
    .limit(5000)
    .execute();

/** Answers a dose that was not answered; false when it was. */
export async function answerDoseRow(tx: Tx, id: number, answer: 'taken' | 'skipped', now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('medication_dose')
    .set({ answer, answered_at: now })
    .where('id', '=', id)
    .where('answer', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
