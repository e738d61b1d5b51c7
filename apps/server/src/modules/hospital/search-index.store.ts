import { sql } from 'kysely';
import type { Tx } from '#platform/db/types.ts';

export type IndexedKind = 'doctor' | 'speciality';

/** Until the transaction ends, who rebuilds the vocabulary besides waits, and then reads what this one wrote. */
export async function lockVocabulary(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('hospital.vocabulary', 0))`.execute(tx);
}

/** What a speciality is found by, its parent's title among it. */
export async function readSpecialityTexts(tx: Tx) {
  return tx
    .selectFrom('speciality as s')
    .leftJoin('speciality as up', 'up.id', 's.parent_id')
    .select(['s.id', 's.title', 's.title_ar', 's.keywords', 's.keywords_ar'])
    .select(['up.title as parent_title', 'up.title_ar as parent_title_ar'])
    .execute();
}

/** What a doctor is found by besides their specialities: names, departments, the branches they work at. */
export async function readDoctorTexts(tx: Tx) {
  return tx
    .selectFrom('doctor as d')
    .innerJoin('person as p', 'p.id', 'd.person_id')
    .innerJoin('department as dep', 'dep.id', 'd.department_id')
    .select(['d.id', 'p.first_name', 'p.middle_name', 'p.family_name'])
    .select(['p.first_name_ar', 'p.middle_name_ar', 'p.family_name_ar', 'dep.title', 'dep.title_ar'])
    .select(
      sql<
        number[]
      >`coalesce((select array_agg(speciality_id::int) from doctor_speciality where doctor_id = d.id), '{}')`.as(
        'speciality_ids',
      ),
    )
    .select(
      sql<string[]>`coalesce((
        select array_agg(distinct word) from doctor_clinic dc
        join clinic c on c.id = dc.clinic_id
        join location l on l.id = c.location_id
        cross join lateral (values (l.title), (l.title_ar), (l.city), (l.city_ar)) as words (word)
        where dc.doctor_id = d.id), '{}')`.as('places'),
    )
    .execute();
}

/** Replaces the whole vocabulary. */
export async function replaceVocabulary(
  tx: Tx,
  rows: readonly { word: string; kind: IndexedKind; recordId: number }[],
): Promise<void> {
  await tx.deleteFrom('search_word').execute();
  await tx.deleteFrom('search_vocabulary').execute();
  await sql`
    insert into search_word (word, kind, record_id)
    select * from unnest(${rows.map((r) => r.word)}::text[], ${rows.map((r) => r.kind)}::text[], ${rows.map((r) => r.recordId)}::bigint[])
    on conflict do nothing`.execute(tx);
  await sql`
    insert into search_vocabulary (kind, word) select distinct kind, word from search_word on conflict do nothing`.execute(
    tx,
  );
}
