import { addMinutes } from '@balsam/domain/time';
import type { Sql } from '#platform/db/types.ts';
import { medicinesOf } from '#modules/records/index.ts';
import { findRefill } from './refills.store.ts';
import { findDose, nextDoseAt } from './reminders.store.ts';
import { ownerAndMedicine } from './subscriptions.store.ts';

type AboutMedicine = { readonly person_id: number; readonly resource_id: number };

/**
 * Whom a notification about a medicine is for, and whether a guardian with limited access is not to know of the medicine; of one that has left
 * the record nobody can tell, so they are not told of that either.
 */
async function ownerOf(sql: Sql, row: AboutMedicine | undefined, now: Date) {
  if (!row) return undefined;
  const { person_id: personId, resource_id: id } = row;
  const seen = await medicinesOf(sql, { personId, hideSensitive: true }, now);
  return { personId, isSensitive: !seen.some((medicine) => medicine.id === id) };
}

/** After a day a dose is no longer due, however long it is until the next one. */
const dueMinutes = 24 * 60;

/**
 * Whose dose is due, for a notification, and until when: read beside the next one it would say that two are to be taken. No word of the
 * medicine leaves by it.
 */
export async function doseOwner(sql: Sql, id: number, now: Date) {
  const dose = await findDose(sql, id);
  if (dose?.answer !== null) return undefined;
  const owner = await ownerOf(sql, dose, now);
  const [last, next] = [addMinutes(dose.due_at, dueMinutes), await nextDoseAt(sql, dose.resource_id)];
  return owner && { ...owner, until: next && next < last ? next : last };
}

export const refillOwner = async (sql: Sql, id: number, now: Date) => ownerOf(sql, await findRefill(sql, id), now);

/** Whose subscription it is, and the day of the refill that was told of. */
export async function subscriptionOwner(sql: Sql, id: number, now: Date) {
  const row = await ownerAndMedicine(sql, id);
  const owner = await ownerOf(sql, row, now);
  return row && owner && { ...owner, dueOn: row.told_for ?? row.next_on };
}
