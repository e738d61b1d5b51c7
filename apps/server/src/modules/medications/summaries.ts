import type { Sql } from '#platform/db/types.ts';
import { findRefill } from './refills.store.ts';
import { findDose } from './reminders.store.ts';
import { ownerOfSubscription } from './subscriptions.store.ts';

/** Whose dose is due, for a notification; no word of the medicine leaves by it. */
export const doseOwner = async (sql: Sql, id: number): Promise<number | undefined> => {
  const dose = await findDose(sql, id);
  return dose?.answer === null ? dose.person_id : undefined;
};

export const refillOwner = async (sql: Sql, id: number): Promise<number | undefined> =>
  (await findRefill(sql, id))?.person_id;

export const subscriptionOwner = ownerOfSubscription;
