import { sql, type Insertable } from 'kysely';
import type { ReminderKind } from '@balsam/domain/booking';
import type { Appointment } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { Touched } from './due.store.ts';

export type NewAppointment = Insertable<Appointment>;

/**
 * The doctor's fee for this kind of visit (halalas without VAT; null without a price), and the specialities they
 * work in, those above them included.
 */
export async function readOffer(tx: Sql, doctorId: number, type: NewAppointment['type']) {
  return tx
    .selectFrom('doctor as d')
    .leftJoin('doctor_fee as f', (on) => on.onRef('f.doctor_id', '=', 'd.id').on('f.type', '=', type))
    .where('d.id', '=', doctorId)
    .select([
      'd.default_speciality_id as defaultSpecialityId',
      'f.amount as fee',
      sql<number[]>`array(
        select unnest(array[s.id::int, s.parent_id::int])
        from doctor_speciality ds join speciality s on s.id = ds.speciality_id where ds.doctor_id = d.id)`.as(
        'specialityIds',
      ),
    ])
    .executeTakeFirst();
}

type Offer = NonNullable<Awaited<ReturnType<typeof readOffer>>>;

/** The doctor's default speciality may be one that is not among theirs. */
export const worksIn = ({ defaultSpecialityId, specialityIds }: Offer, specialityId: number): boolean =>
  specialityId === defaultSpecialityId || specialityIds.includes(specialityId);

/** Whether the doctor of a slot works in that speciality. */
export async function slotHasSpeciality(tx: Tx, slotId: number, specialityId: number): Promise<boolean> {
  const slot = await tx.selectFrom('slot').select(['doctor_id', 'type']).where('id', '=', slotId).executeTakeFirst();
  const offer = slot && (await readOffer(tx, slot.doctor_id, slot.type));
  return offer !== undefined && worksIn(offer, specialityId);
}

/**
 * Releases the holds that have run out and stand in the way: of this doctor, or of this patient, at this time.
 * Answers which.
 */
export async function releaseInTheWay(
  tx: Tx,
  wanted: { doctorId: number; patientId: number; startsAt: Date; endsAt: Date; now: Date },
): Promise<Touched[]> {
  // The state is written out: of a parameter a plan for all of them could not tell that the index of the holds has it.
  return tx
    .updateTable('appointment')
    .set({ state: 'released' })
    .where('state', '=', sql.lit('booked'))
    .where('hold_until', '<', wanted.now)
    .where('starts_at', '<', wanted.endsAt)
    .where('ends_at', '>', wanted.startsAt)
    .where((eb) => eb.or([eb('doctor_id', '=', wanted.doctorId), eb('patient_id', '=', wanted.patientId)]))
    .returning(['id', 'patient_id as patientId'])
    .execute();
}

/**
 * Inserts the appointment unless a unique or exclusion constraint forbids it: undefined then. Waits for a transaction
 * that is taking the same time, so that exactly one gets it.
 */
export async function insertAppointment(tx: Tx, appointment: NewAppointment): Promise<number | undefined> {
  const row = await tx
    .insertInto('appointment')
    .values(appointment)
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Whether the slot is held for somebody else of the waiting list. The slot is locked, so that no offer comes in between. */
export async function isOfferedToAnother(tx: Tx, slotId: number, patientId: number, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('waiting_list_offer')
    .select('id')
    .where('slot_id', '=', slotId)
    .where('state', '=', 'open')
    .where('expires_at', '>=', now)
    .where('patient_id', '<>', patientId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether this person already has a live appointment in that time. */
export async function isPatientBusy(tx: Tx, patientId: number, startsAt: Date, endsAt: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('appointment')
    .select('id')
    .where('patient_id', '=', patientId)
    .where('state', 'not in', ['cancelled', 'released'])
    // A walk-in has a number and no hour.
    .where('slot_id', 'is not', null)
    .where('starts_at', '<', endsAt)
    .where('ends_at', '>', startsAt)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertReminders(
  tx: Tx,
  appointmentId: number,
  reminders: readonly { kind: ReminderKind; dueAt: Date }[],
): Promise<void> {
  if (reminders.length === 0) return;
  await tx
    .insertInto('appointment_reminder')
    .values(reminders.map(({ kind, dueAt }) => ({ appointment_id: appointmentId, kind, due_at: dueAt })))
    .execute();
}
