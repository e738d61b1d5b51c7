import { sql, type Updateable } from 'kysely';
import type { Outcome } from '@balsam/domain/booking';
import type { Appointment } from '#platform/db/schema.gen.ts';
import type { Tx } from '#platform/db/types.ts';

/** A row of the history of an appointment. */
export type AppointmentEvent =
  | 'booked'
  | 'paid'
  | 'confirmed'
  | 'checked_in'
  | 'cancelled'
  | 'rescheduled'
  | 'released'
  | 'care_given'
  | 'objection'
  | 'in_review'
  | 'completed'
  | 'missed'
  | 'reopened'
  | 'settled';

/** Writes the same line into the history of each of these. */
export async function insertAppointmentEvents(
  tx: Tx,
  ids: readonly number[],
  kind: AppointmentEvent,
  at: Date,
  byAccount: number | null = null,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .insertInto('appointment_event')
    .values(ids.map((id) => ({ appointment_id: id, kind, at, by_account: byAccount })))
    .execute();
}

/** Writes into the history what somebody said of a visit, and why. */
export async function insertOutcome(
  tx: Tx,
  said: { readonly id: number; readonly outcome: Outcome; readonly reason: string | null },
  { at, byAccount }: { readonly at: Date; readonly byAccount: number },
): Promise<void> {
  const { id, outcome, reason } = said;
  await tx
    .insertInto('appointment_event')
    .values({
      appointment_id: id,
      kind: 'settled' satisfies AppointmentEvent,
      outcome,
      reason,
      at,
      by_account: byAccount,
    })
    .execute();
}

/** Frees the slot: nobody waits for it, nobody is reminded of it. */
export async function markCancelled(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('appointment')
    .set({ state: 'cancelled', payment_status: 'cancelled', hold_until: null, cancelled_at: now })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('appointment_reminder').where('appointment_id', '=', id).where('sent_at', 'is', null).execute();
}

export async function markPaid(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('appointment')
    .set({ payment_status: 'paid', is_billed: true, hold_until: null })
    .where('id', '=', id)
    .execute();
}

/** S4.07: it reads 'pending payment' while a payment of it is open, and unpaid again when that ended without money. */
export async function markAwaitsPayment(tx: Tx, id: number, isWaiting: boolean): Promise<void> {
  await tx
    .updateTable('appointment')
    .set({ payment_status: isWaiting ? 'pending payment' : 'unpaid' })
    .where('id', '=', id)
    .where('payment_status', '=', isWaiting ? 'unpaid' : 'pending payment')
    .execute();
}

type PriceChange = Pick<
  Updateable<Appointment>,
  'price' | 'vat' | 'vat_percent' | 'insurer_share' | 'insurer_vat' | 'discount' | 'discount_kind'
>;

export async function updateCover(
  tx: Tx,
  id: number,
  change: Pick<Updateable<Appointment>, 'cover_state' | 'hold_until'>,
): Promise<void> {
  await tx.updateTable('appointment').set(change).where('id', '=', id).execute();
}

export async function updatePrice(tx: Tx, id: number, change: PriceChange): Promise<void> {
  await tx.updateTable('appointment').set(change).where('id', '=', id).execute();
}

export async function markConfirmed(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('appointment').set({ confirmed_at: now }).where('id', '=', id).execute();
}

/** Marks the patient as there, with the number of their ticket in the clinic's queue. */
export async function markArrived(tx: Tx, id: number, ticketNumber: number, now: Date): Promise<void> {
  await tx
    .updateTable('appointment')
    .set({ state: 'checked_in', checked_in_at: now, token_number: ticketNumber })
    .where('id', '=', id)
    .execute();
}

/** Marks the patient as there and gives the next number of the doctor's line in [from, until). */
export async function markCheckedIn(
  tx: Tx,
  visit: { id: number; doctorId: number; from: Date; until: Date; now: Date },
): Promise<void> {
  // Two people at two desks: the second waits here and so counts the first.
  await sql`select pg_advisory_xact_lock(hashtextextended('booking.token', ${visit.doctorId}))`.execute(tx);
  await tx
    .updateTable('appointment')
    .set({
      state: 'checked_in',
      checked_in_at: visit.now,
      token_number: (eb) =>
        eb
          .selectFrom('appointment as other')
          .where('other.doctor_id', '=', visit.doctorId)
          .where('other.starts_at', '>=', visit.from)
          .where('other.starts_at', '<', visit.until)
          .select(sql<number>`coalesce(max(other.token_number), 0) + 1`.as('next')),
    })
    .where('id', '=', visit.id)
    .execute();
}
