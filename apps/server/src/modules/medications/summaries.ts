import type { Sql } from '#platform/db/types.ts';
import { medicinesOf } from '#modules/records/index.ts';
import { findRefill } from './refills.store.ts';
import { findDose } from './reminders.store.ts';
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

/** Whose dose is due, for a notification; no word of the medicine leaves by it. */
export const doseOwner = async (sql: Sql, id: number, now: Date) => {
  const dose = await findDose(sql, id);
  return ownerOf(sql, dose?.answer === null ? dose : undefined, now);
};

export const refillOwner = async (sql: Sql, id: number, now: Date) => ownerOf(sql, await findRefill(sql, id), now);

export const subscriptionOwner = async (sql: Sql, id: number, now: Date) =>
  ownerOf(sql, await ownerAndMedicine(sql, id), now);
