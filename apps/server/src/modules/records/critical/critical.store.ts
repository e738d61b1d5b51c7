import { sql, type Insertable } from 'kysely';
import type { CriticalResult } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import { labColumns } from '../records.store.ts';

/** Writes reports of critical values; answers their ids. */
export async function insertCritical(tx: Tx, rows: readonly Insertable<CriticalResult>[]): Promise<number[]> {
  const written = await tx
    .insertInto('critical_result')
    .values([...rows])
    .returning('id')
    .execute();
  return written.map(({ id }) => id);
}

/** Reports of a person that wait to be acknowledged, with the result as it is now. */
export const openWithResults = (tx: Tx, personId: number) =>
  tx
    .selectFrom('critical_result as c')
    .innerJoin('observation as o', 'o.id', 'c.observation_id')
    .select(labColumns)
    .select(['c.id as critical_id', 'c.value_decimal as was_decimal', 'c.comparator as was_comparator'])
    .select(['c.value_text as was_text', 'c.flag as was_flag'])
    .where('c.person_id', '=', personId)
    .where('c.acknowledged_at', 'is', null)
    .where('c.superseded_at', 'is', null)
    .execute();

/** Ends reports whose value is no longer what was reported. */
export async function supersede(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('critical_result')
    .set({ superseded_at: now })
    .where('id', 'in', ids)
    .where('acknowledged_at', 'is', null)
    .execute();
}

/** Of these, the ones that still wait, with their doctor and the active head of that doctor's department. */
export const overdueOf = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('critical_result as c')
    .innerJoin('doctor as d', 'd.id', 'c.doctor_id')
    .innerJoin('department as dep', 'dep.id', 'd.department_id')
    .leftJoin('doctor as h', (on) => on.onRef('h.id', '=', 'dep.head_doctor_id').on('h.is_active', '=', true))
    .select(['c.id', 'c.doctor_id', 'h.id as head_id'])
    .where('c.id', 'in', ids)
    .where('c.acknowledged_at', 'is', null)
    .where('c.superseded_at', 'is', null)
    .where('c.escalated_at', 'is', null)
    .orderBy('c.id')
    .forUpdate('c')
    .execute();

/** Who answers for what is a doctor's: the doctor; the active head of department in place of one who no longer signs in. Where nobody is there it stays the doctor's. */
export async function answeringFor(tx: Tx, doctorId: number): Promise<number> {
  const doctor = await tx
    .selectFrom('doctor as d')
    .innerJoin('department as dep', 'dep.id', 'd.department_id')
    .leftJoin('doctor as h', (on) => on.onRef('h.id', '=', 'dep.head_doctor_id').on('h.is_active', '=', true))
    .select(['d.is_active', 'h.id as head_id'])
    .where('d.id', '=', doctorId)
    .executeTakeFirst();
  return doctor && !doctor.is_active ? (doctor.head_id ?? doctorId) : doctorId;
}

/**
 * Who answers for somebody without a doctor: a head of department who signs in, of a department of these specialities before others; where no
 * department has one, a doctor of theirs. Undefined only where there is no doctor at all.
 */
export async function answeringWithoutDoctor(tx: Tx, specialities: readonly string[]): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select d.id from doctor d join department dep on dep.id = d.department_id
    order by (d.is_active and d.id is not distinct from dep.head_doctor_id) desc, d.is_active desc,
      (select min(array_position(${[...specialities]}::text[], s.code)) from speciality s where s.department_id = dep.id)
        nulls last, d.id
    limit 1`.execute(tx);
  return rows[0]?.id;
}

/** Hands them over, once. */
export async function markEscalated(tx: Tx, ids: readonly number[], to: number, now: Date): Promise<void> {
  await tx
    .updateTable('critical_result')
    .set({ escalated_at: now, escalated_to: to })
    .where('id', 'in', ids)
    .where('escalated_at', 'is', null)
    .execute();
}

/** Whoever acknowledges first has acknowledged it; false when somebody has already, or it was superseded. */
export async function acknowledgeOnce(
  tx: Tx,
  id: number,
  by: { readonly doctorId: number; readonly readBack: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('critical_result')
    .set({ acknowledged_at: now, acknowledged_by: by.doctorId, read_back: by.readBack })
    .where('id', '=', id)
    .where('acknowledged_at', 'is', null)
    .where('superseded_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Those that were reported to a doctor, or have come to them as the head of department. */
const ofDoctor = (db: Sql, doctorId: number) =>
  db
    .selectFrom('critical_result as c')
    .where((w) => w.or([w('c.doctor_id', '=', doctorId), w('c.escalated_to', '=', doctorId)]));

const isOpen = sql<boolean>`(c.acknowledged_at is null and c.superseded_at is null)`;

const withFaces = (db: Sql, doctorId: number) =>
  ofDoctor(db, doctorId)
    .innerJoin('observation as o', 'o.id', 'c.observation_id')
    .innerJoin('person as p', 'p.id', 'c.person_id')
    .selectAll('c')
    .select(['o.title', 'o.title_ar', 'o.unit', 'o.low', 'o.high', 'o.range_text', 'o.taken_at', 'o.taken_text'])
    .select(['p.mrn', 'p.phone', 'p.portrait', 'p.photo_file', 'p.first_name', 'p.middle_name', 'p.family_name'])
    .select(['p.first_name_ar', 'p.middle_name_ar', 'p.family_name_ar'])
    .select((x) => [
      x
        .selectFrom('admission as a')
        .innerJoin('ward as w', 'w.id', 'a.ward_id')
        .select(
          sql<{ ward: string; ward_ar: string; bed: string }>`
          json_build_object('ward', w.title, 'ward_ar', w.title_ar, 'bed', a.bed)`.as('lies'),
        )
        .whereRef('a.person_id', '=', 'c.person_id')
        .where('a.discharged_at', 'is', null)
        .as('lies'),
    ]);

export type CriticalRow = Awaited<ReturnType<ReturnType<typeof withFaces>['execute']>>[number];

type Page = { readonly limit: number; readonly offset: number };

/** A page of a doctor's critical results: those that wait, the longest waiting first, or those that are settled, the newest first. */
export async function listCritical(db: Sql, doctorId: number, open: boolean, { limit, offset }: Page) {
  const rows = await withFaces(db, doctorId)
    .where(isOpen, '=', open)
    .orderBy('c.reported_at', open ? 'asc' : 'desc')
    .orderBy('c.id', open ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total: await countCritical(db, doctorId, open) };
}

/** One that was reported to this doctor, or has come to them. */
export const findCritical = (db: Sql, doctorId: number, id: number): Promise<CriticalRow | undefined> =>
  withFaces(db, doctorId).where('c.id', '=', id).executeTakeFirst();

async function countCritical(db: Sql, doctorId: number, open: boolean): Promise<number> {
  const row = await ofDoctor(db, doctorId)
    .where(isOpen, '=', open)
    .select((x) => x.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}

/** How many wait for this doctor. */
export const countOpenCritical = (db: Sql, doctorId: number): Promise<number> => countCritical(db, doctorId, true);

/** The names of doctors by id. */
export const doctorNames = (db: Sql, ids: readonly number[]) =>
  db
    .selectFrom('doctor as d')
    .innerJoin('person as p', 'p.id', 'd.person_id')
    .select(['d.id', 'p.first_name', 'p.middle_name', 'p.family_name'])
    .select(['p.first_name_ar', 'p.middle_name_ar', 'p.family_name_ar'])
    .where('d.id', 'in', ids.length === 0 ? [0] : ids)
    .execute();
