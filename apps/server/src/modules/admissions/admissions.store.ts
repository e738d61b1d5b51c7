import { sql } from 'kysely';
import type { Sql, Tx } from '#platform/db/types.ts';

/** Stays that have not ended, with who lies where. */
const stays = (db: Sql) =>
  db
    .selectFrom('admission as a')
    .innerJoin('person as p', 'p.id', 'a.person_id')
    .innerJoin('ward as w', 'w.id', 'a.ward_id')
    .innerJoin('location as l', 'l.id', 'w.location_id')
    .where('a.discharged_at', 'is', null)
    .select(['a.id', 'a.person_id', 'a.doctor_id', 'a.bed', 'a.diagnosis', 'a.diagnosis_ar', 'a.admitted_at'])
    .select(['w.title as ward', 'w.title_ar as ward_ar', 'l.title as location', 'l.title_ar as location_ar'])
    .select(['p.mrn', 'p.birth_date', 'p.gender', 'p.portrait', 'p.photo_file'])
    .select([
      'p.first_name',
      'p.middle_name',
      'p.family_name',
      'p.first_name_ar',
      'p.middle_name_ar',
      'p.family_name_ar',
    ])
    .select((x) =>
      x
        .selectFrom('admission_note as n')
        .select(sql<Date | null>`max(n.written_at)`.as('at'))
        .whereRef('n.admission_id', '=', 'a.id')
        .as('last_note_at'),
    );

/** A doctor's stays of now, by ward and bed. No doctor has more. */
export const staysOf = (db: Sql, doctorId: number) =>
  stays(db)
    .where('a.doctor_id', '=', doctorId)
    .orderBy('l.id')
    .orderBy('w.code')
    .orderBy('a.bed')
    .orderBy('a.id')
    .limit(200)
    .execute();
export type Stay = Awaited<ReturnType<typeof staysOf>>[number];

/** One of them, or undefined. */
export const findStay = (db: Sql, doctorId: number, id: number): Promise<Stay | undefined> =>
  stays(db).where('a.doctor_id', '=', doctorId).where('a.id', '=', id).executeTakeFirst();

/** How many lie in the hospital under this doctor. */
export async function countStays(db: Sql, doctorId: number): Promise<number> {
  const row = await db
    .selectFrom('admission')
    .select((x) => x.fn.countAll<number>().as('total'))
    .where('doctor_id', '=', doctorId)
    .where('discharged_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.total;
}

/** The doctor who is responsible for a person's stay now; undefined for somebody who does not lie in the hospital. */
export async function attendingDoctorOf(db: Sql, personId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('admission')
    .select('doctor_id')
    .where('person_id', '=', personId)
    .where('discharged_at', 'is', null)
    .executeTakeFirst();
  return row?.doctor_id;
}

/** The notes of a stay, the newest first. */
export const notesOf = (db: Sql, admissionId: number) =>
  db
    .selectFrom('admission_note as n')
    .innerJoin('doctor as d', 'd.id', 'n.doctor_id')
    .innerJoin('person as p', 'p.id', 'd.person_id')
    .select(['n.id', 'n.text', 'n.written_at', 'n.doctor_id'])
    .select(['p.first_name', 'p.middle_name', 'p.family_name'])
    .select(['p.first_name_ar', 'p.middle_name_ar', 'p.family_name_ar'])
    .where('n.admission_id', '=', admissionId)
    .orderBy('n.id', 'desc')
    .limit(500)
    .execute();

type NewNote = { readonly admissionId: number; readonly doctorId: number; readonly text: string };

/** Writes a note while the stay lasts and is the doctor's; false when it no longer is. */
export async function insertNote(tx: Tx, note: NewNote, now: Date): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    insert into admission_note (admission_id, doctor_id, text, written_at)
    select a.id, a.doctor_id, ${note.text}, ${now} from admission a
    where a.id = ${note.admissionId} and a.doctor_id = ${note.doctorId} and a.discharged_at is null for share
    returning id`.execute(tx);
  return rows.length === 1;
}

/** A person's stays, for the copy of their data. */
export const stayRows = (db: Sql, personId: number, after: number, count: number) =>
  db
    .selectFrom('admission as a')
    .innerJoin('ward as w', 'w.id', 'a.ward_id')
    .select(['a.id', 'w.title as ward', 'w.title_ar as ward_ar', 'a.bed', 'a.diagnosis', 'a.diagnosis_ar'])
    .select(['a.admitted_at', 'a.discharged_at'])
    .select(
      sql`(select coalesce(json_agg(json_build_object('text', n.text, 'written_at', n.written_at) order by n.id), '[]')
        from admission_note n where n.admission_id = a.id)`.as('notes'),
    )
    .where('a.person_id', '=', personId)
    .where('a.id', '>', after)
    .orderBy('a.id')
    .limit(count)
    .execute();
