import type { Tx } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import { lockSlot } from './slots.store.ts';

/** A slot that is about to be booked. */
export type BookableSlot = {
  readonly id: number;
  readonly doctorId: number;
  readonly locationId: number;
  readonly type: 'onsite' | 'virtual' | 'home' | 'onspot';
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Withdrawn by leave, a holiday or other hours: not to be booked. */
  readonly isClosed: boolean;
  /** The doctor is on leave that day, or works here no more. */
  readonly isAway: boolean;
};

/**
 * The slot, locked against being closed until the transaction ends. Whether it is still offered is `isOffered` of the
 * domain; whether it is free is settled by the constraints on appointments. Throws not_found.
 */
export async function slotForBooking(tx: Tx, slotId: number): Promise<BookableSlot> {
  const row = await lockSlot(tx, slotId);
  if (!row) throw fail('not_found');
  return {
    id: row.id,
    doctorId: row.doctor_id,
    locationId: row.location_id,
    type: row.type,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    isClosed: row.is_closed,
    isAway: row.is_away,
  };
}
