import { sql, type Updateable } from 'kysely';
import type { VisitRearrangement } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import { hasMet } from '../appointments.store.ts';

/** SQL over an appointment `a` with its slot `s`: not begun, not even by its call, and at a time that is not offered any more. */
const isDisplaced = (now: Date) => sql<boolean>`(
  s.is_closed and a.starts_at > ${now} and a.state in ('booked', 'checked_in')
  and (a.state <> 'booked' or a.hold_until is null or a.hold_until >= ${now}) and not ${hasMet})`;

const displaced = (db: Sql, now: Date) =>
  db.selectFrom('appointment as a').innerJoin('slot as s', 's.id', 'a.slot_id').where(isDisplaced(now));

/** The booked visits of a doctor at times at which they are not there, the next first. */
export const listDisplaced = (db: Sql, doctorId: number, now: Date, limit: number) =>
  displaced(db, now)
    .innerJoin('person as p', 'p.id', 'a.patient_id')
    .innerJoin('location as l', 'l.id', 'a.location_id')
    .leftJoin('visit_rearrangement as r', (on) =>
      on.onRef('r.appointment_id', '=', 'a.id').on('r.state', 'in', ['pending', 'refused']),
    )
    .select(['a.id', 'a.patient_id', 'a.type', 'a.starts_at', 'a.payment_status', 'r.state as decision', 'r.refusal'])
    .select(['p.mrn', 'p.first_name', 'p.middle_name', 'p.family_name'])
    .select(['p.first_name_ar', 'p.middle_name_ar', 'p.family_name_ar'])
    .select(['l.id as location_id', 'l.title as location_title', 'l.title_ar as location_title_ar'])
    .where('a.doctor_id', '=', doctorId)
    .orderBy('a.starts_at')
    .limit(limit)
    .execute();

export type DisplacedRow = Awaited<ReturnType<typeof listDisplaced>>[number];

/** How many such visits each of these doctors has; who has none is missing. */
export async function countDisplaced(db: Sql, doctorIds: readonly number[], now: Date): Promise<Map<number, number>> {
  const rows = await displaced(db, now)
    .select((x) => ['a.doctor_id', x.fn.countAll<number>().as('count')])
    .where('a.doctor_id', 'in', [0, ...doctorIds])
    .groupBy('a.doctor_id')
    .execute();
  return new Map(rows.map((row) => [row.doctor_id, row.count]));
}

/** Of these visits those of this doctor that wait to be rearranged. */
export async function displacedAmong(
  tx: Tx,
  doctorId: number,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, number>> {
  const rows = await displaced(tx, now)
    .select(['a.id', 'a.patient_id'])
    .where('a.doctor_id', '=', doctorId)
    .where('a.id', 'in', [0, ...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row.patient_id]));
}

type Decision = { readonly appointmentId: number; readonly slotId: number | null };

/** Writes down decisions; a visit whose decision is still being done keeps that one. Answers the visits that were decided now. */
export async function insertDecisions(
  tx: Tx,
  decisions: readonly Decision[],
  by: { readonly doctorId: number; readonly accountId: number; readonly now: Date },
): Promise<number[]> {
  if (decisions.length === 0) return [];
  const rows = await tx
    .insertInto('visit_rearrangement')
    .values(
      decisions.map(({ appointmentId, slotId }) => ({
        appointment_id: appointmentId,
        slot_id: slotId,
        doctor_id: by.doctorId,
        decided_by: by.accountId,
        decided_at: by.now,
      })),
    )
    .onConflict((c) =>
      c
        .column('appointment_id')
        .doUpdateSet((x) => ({
          slot_id: x.ref('excluded.slot_id'),
          doctor_id: x.ref('excluded.doctor_id'),
          decided_by: x.ref('excluded.decided_by'),
          decided_at: x.ref('excluded.decided_at'),
          state: 'pending' as const,
          refusal: null,
          done_at: null,
        }))
        .where('visit_rearrangement.state', '<>', 'pending'),
    )
    .returning('appointment_id')
    .execute();
  return rows.map((row) => row.appointment_id);
}

/** The decision about a visit that is still to be done, locked. */
export const lockDecision = (tx: Tx, appointmentId: number) =>
  tx
    .selectFrom('visit_rearrangement')
    .select(['slot_id', 'decided_by'])
    .where('appointment_id', '=', appointmentId)
    .where('state', '=', 'pending')
    .forUpdate()
    .executeTakeFirst();

export async function endDecision(
  tx: Tx,
  appointmentId: number,
  end: Pick<Updateable<VisitRearrangement>, 'state' | 'refusal'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('visit_rearrangement')
    .set({ ...end, done_at: now })
    .where('appointment_id', '=', appointmentId)
    .execute();
}

/** How far the decisions since an instant are done. */
export async function countDecisions(db: Sql, doctorId: number, since: Date) {
  const rows = await db
    .selectFrom('visit_rearrangement')
    .select((x) => ['state', x.fn.countAll<number>().as('count')])
    .where('doctor_id', '=', doctorId)
    .where('decided_at', '>=', since)
    .groupBy('state')
    .execute();
  const counts = { pending: 0, moved: 0, cancelled: 0, refused: 0, gone: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

type NewTime = {
  readonly slotId: number;
  readonly doctorId: number;
  readonly locationId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly holdUntil: Date | null;
};

/** Gives a locked visit another time; what was paid, agreed and written of it stays. Whoever had arrived has not for the new time. */
export async function moveVisit(tx: Tx, id: number, to: NewTime): Promise<void> {
  await tx
    .updateTable('appointment')
    .set({
      slot_id: to.slotId,
      doctor_id: to.doctorId,
      location_id: to.locationId,
      starts_at: to.startsAt,
      ends_at: to.endsAt,
      hold_until: to.holdUntil,
      state: 'booked',
      checked_in_at: null,
      token_number: null,
      confirmed_at: null,
    })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('appointment_reminder').where('appointment_id', '=', id).execute();
}

/** Keeps others from booking a slot until the transaction ends; whoever was just booking it is done before this answers. */
export const lockSlotForMove = (tx: Tx, id: number) =>
  tx.selectFrom('slot').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
