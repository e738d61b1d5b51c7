import { sql } from 'kysely';
import type { Sql, Tx } from '#platform/db/types.ts';

const named = ['p.first_name', 'p.middle_name', 'p.family_name'] as const;
const namedAr = ['p.first_name_ar', 'p.middle_name_ar', 'p.family_name_ar'] as const;

/** Everybody who lies in the hospital, by ward and bed: without a limit, for there are no more than beds, and nobody may be left out. */
export const staysOfHospital = (db: Sql) =>
  db
    .selectFrom('admission as a')
    .innerJoin('person as p', 'p.id', 'a.person_id')
    .innerJoin('ward as w', 'w.id', 'a.ward_id')
    .where('a.discharged_at', 'is', null)
    .select(['a.id', 'a.person_id', 'a.doctor_id', 'a.ward_id', 'a.bed', 'a.admitted_at', 'p.mrn'])
    .select([...named, ...namedAr])
    .orderBy('w.location_id')
    .orderBy('w.code')
    .orderBy('a.bed')
    .execute();

/** The wards, by branch. */
export const readWards = (db: Sql) =>
  db
    .selectFrom('ward as w')
    .innerJoin('location as l', 'l.id', 'w.location_id')
    .select(['w.id', 'w.title', 'w.title_ar', 'l.title as location', 'l.title_ar as location_ar'])
    .orderBy('l.id')
    .orderBy('w.code')
    .execute();
export type WardRow = Awaited<ReturnType<typeof readWards>>[number];

/** All doctors, by name. */
export const readDoctors = (db: Sql) =>
  db
    .selectFrom('doctor as d')
    .innerJoin('person as p', 'p.id', 'd.person_id')
    .select(['d.id', 'd.department_id', 'd.is_active'])
    .select([...named, ...namedAr])
    .orderBy('p.first_name')
    .orderBy('p.family_name')
    .orderBy('d.id')
    .execute();
export type DoctorRow = Awaited<ReturnType<typeof readDoctors>>[number];

export type NewStay = {
  readonly personId: number;
  readonly doctorId: number;
  readonly wardId: number;
  readonly bed: string;
  readonly diagnosis: string;
  readonly diagnosisAr: string;
};

/** Whether a doctor works; undefined when there is none. It stays so until the transaction ends. */
export async function doctorWorks(tx: Tx, doctorId: number): Promise<boolean | undefined> {
  const row = await tx
    .selectFrom('doctor')
    .select('is_active')
    .where('id', '=', doctorId)
    .forShare()
    .executeTakeFirst();
  return row?.is_active;
}

/** Whether there is such a ward. */
export async function wardIsThere(db: Sql, wardId: number): Promise<boolean> {
  return (await db.selectFrom('ward').select('id').where('id', '=', wardId).executeTakeFirst()) !== undefined;
}

/** The beds of a ward in which somebody lies. */
export async function bedsInUse(db: Sql, wardId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('admission')
    .select('bed')
    .where('ward_id', '=', wardId)
    .where('discharged_at', 'is', null)
    .execute();
  return rows.map(({ bed }) => bed);
}

/** Writes a stay; undefined while the person lies in a bed already, or somebody in this one. */
export async function insertStay(tx: Tx, stay: NewStay, now: Date): Promise<number | undefined> {
  const { personId, doctorId, wardId, bed, diagnosis, diagnosisAr } = stay;
  const words = { diagnosis, diagnosis_ar: diagnosisAr };
  const row = await tx
    .insertInto('admission')
    .values({ person_id: personId, doctor_id: doctorId, ward_id: wardId, bed, ...words, admitted_at: now })
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Whether a person lies in the hospital now. */
export async function isInHospital(db: Sql, personId: number): Promise<boolean> {
  const row = await db
    .selectFrom('admission')
    .select('id')
    .where('person_id', '=', personId)
    .where('discharged_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends a stay; answers whose it was, `ended` when it had ended before, undefined when there is none. */
export async function endStay(tx: Tx, id: number, now: Date): Promise<number | 'ended' | undefined> {
  const row = await tx
    .updateTable('admission')
    .set({ discharged_at: now })
    .where('id', '=', id)
    .where('discharged_at', 'is', null)
    .returning('person_id')
    .executeTakeFirst();
  if (row) return row.person_id;
  const before = await tx.selectFrom('admission').select('id').where('id', '=', id).executeTakeFirst();
  return before && 'ended';
}

/** What became of a change of a stay that is no longer as it was seen: it ended or changed, or there is none. */
export type StayNow = 'ended' | 'changed' | undefined;

/** Puts a stay under another doctor while it is under `before`; answers whose it is, or what it is now. */
export async function moveStay(
  tx: Tx,
  id: number,
  { doctorId, before }: { readonly doctorId: number; readonly before: number },
): Promise<number | StayNow> {
  const row = await tx
    .updateTable('admission')
    .set({ doctor_id: doctorId })
    .where('id', '=', id)
    .where('doctor_id', '=', before)
    .where('discharged_at', 'is', null)
    .returning('person_id')
    .executeTakeFirst();
  if (row) return row.person_id;
  const stay = await tx.selectFrom('admission').select('discharged_at').where('id', '=', id).executeTakeFirst();
  if (!stay) return undefined;
  return stay.discharged_at === null ? 'changed' : 'ended';
}

/** The departments with who answers for each. */
export const readDepartments = (db: Sql) =>
  db.selectFrom('department').select(['id', 'title', 'title_ar', 'head_doctor_id']).orderBy('id').execute();

type Head = { readonly departmentId: number; readonly doctorId: number | null; readonly before: number | null };

/** Names the head of a department; false when it is not the one that was seen any more. */
export async function setHead(tx: Tx, { departmentId, doctorId, before }: Head): Promise<boolean> {
  const row = await tx
    .updateTable('department')
    .set({ head_doctor_id: doctorId })
    .where('id', '=', departmentId)
    .where(sql<boolean>`head_doctor_id is not distinct from ${before}::bigint`)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
