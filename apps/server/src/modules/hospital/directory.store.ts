import { sql, type RawBuilder } from 'kysely';
import type { AppointmentType } from '@balsam/domain/booking';
import type { Sql } from '#platform/db/types.ts';
import { unplanned } from '#platform/db/unplanned.ts';

export type LocationRow = Awaited<ReturnType<typeof readLocations>>[number];
export type HoursRow = Awaited<ReturnType<typeof readHours>>[number];

export async function readLocations(db: Sql) {
  return db
    .selectFrom('location')
    .select(['id', 'code', 'title', 'title_ar', 'city', 'city_ar', 'address', 'address_ar'])
    .select(['latitude', 'longitude', 'phone'])
    .orderBy('id')
    .execute();
}

/** When the branches are open, day by day. */
export const readHours = (db: Sql) =>
  db
    .selectFrom('location_hours')
    .select(['location_id', 'weekday', 'opens_minute', 'closes_minute'])
    .orderBy('location_id')
    .orderBy('weekday')
    .execute();

/** The branch with this id and the city it is in, or undefined. */
export const branchOf = (db: Sql, id: number) =>
  db.selectFrom('location').select(['id', 'city', 'city_ar']).where('id', '=', id).executeTakeFirst();

export async function readDepartments(db: Sql) {
  return db.selectFrom('department').select(['id', 'code', 'title', 'title_ar']).orderBy('id').execute();
}

/** Clinics `c`, each with its branch `l` and its department; also within another statement. */
const clinics = (db: Sql) =>
  db
    .selectFrom('clinic as c')
    .innerJoin('location as l', 'l.id', 'c.location_id')
    .innerJoin('department as dep', 'dep.id', 'c.department_id')
    .select(['c.id', 'c.code', 'c.title', 'c.title_ar', 'c.is_home_health'])
    .select([
      'l.id as location_id',
      'l.title as location_title',
      'l.title_ar as location_title_ar',
      'l.city',
      'l.city_ar',
    ])
    .select(['dep.id as department_id', 'dep.title as department_title', 'dep.title_ar as department_title_ar'])
    .orderBy('l.id')
    .orderBy('c.id');
export type ClinicRow = Awaited<ReturnType<ReturnType<typeof clinics>['execute']>>[number];

export async function readClinics(
  db: Sql,
  filter: { locationId?: number | undefined; homeHealth?: boolean },
): Promise<ClinicRow[]> {
  return clinics(db)
    .$if(filter.locationId !== undefined, (q) => q.where('l.id', '=', filter.locationId ?? 0))
    .$if(filter.homeHealth === true, (q) => q.where('c.is_home_health', '=', true))
    .execute();
}

export type SpecialityFilter = {
  /** null: only those without a parent; a number: only those below it. */
  readonly parentId?: number | null | undefined;
  /** As `parseQuery` answers. */
  readonly words?: readonly (readonly string[])[] | undefined;
  /** Narrows the number of doctors that is counted. */
  readonly locationId?: number | undefined;
  readonly type?: AppointmentType | undefined;
};
export type SpecialityRow = {
  id: number;
  code: string;
  parent_id: number | null;
  title: string;
  title_ar: string;
  description: string;
  description_ar: string;
  icon: string;
  subs: number;
  doctors: number;
};

type Narrowing = Pick<SpecialityFilter, 'locationId' | 'type'>;

/** How many doctors each speciality has in or below it: kept by the database, but for those of a branch or of a kind of visit. */
function countedDoctors({ locationId, type }: Narrowing): RawBuilder<unknown> {
  if (locationId === undefined && type === undefined)
    return sql`select speciality_id as id, doctors from speciality_doctors`;
  const locationCondition =
    locationId === undefined
      ? sql``
      : sql`and exists (select from doctor_clinic dc join clinic c on c.id = dc.clinic_id
          where dc.doctor_id = d.id and c.location_id = ${locationId})`;
  const typeCondition =
    type === undefined
      ? sql``
      : sql`and exists (select from doctor_fee f where f.doctor_id = d.id and f.type = ${type})`;
  return sql`select below.id, count(distinct d.id) as doctors from doctor_speciality ds
    join speciality own on own.id = ds.speciality_id
    join doctor d on d.id = ds.doctor_id and d.is_active
    cross join lateral (values (own.id), (own.parent_id)) below (id)
    where below.id is not null ${locationCondition} ${typeCondition} group by below.id`;
}

/** Specialities, each sub-speciality after its parent, with the number of doctors in or below them. */
export async function readSpecialities(db: Sql, filter: SpecialityFilter): Promise<SpecialityRow[]> {
  const { parentId, words = [] } = filter;
  const parentCondition =
    parentId === undefined ? sql`true` : parentId === null ? sql`s.parent_id is null` : sql`s.parent_id = ${parentId}`;
  const wordConditions = words.map(
    (matching) => sql`and exists (select from search_word w
      where w.kind = 'speciality' and w.record_id = s.id and w.word = any(${unplanned(matching, 'text[]')}))`,
  );
  const { rows } = await sql<SpecialityRow>`
    with counted as (${countedDoctors(filter)})
    select s.id, s.code, s.parent_id, s.title, s.title_ar, s.description, s.description_ar, s.icon,
      (select count(*) from speciality sub where sub.parent_id = s.id) as subs, coalesce(counted.doctors, 0) as doctors
    from speciality s left join speciality up on up.id = s.parent_id left join counted on counted.id = s.id
    where ${parentCondition} ${sql.join(wordConditions, sql` `)}
    order by coalesce(up.position, s.position), coalesce(s.parent_id, s.id), s.parent_id nulls first, s.position`.execute(
    db,
  );
  return rows;
}

export async function isSpeciality(db: Sql, id: number): Promise<boolean> {
  const row = await db.selectFrom('speciality').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
