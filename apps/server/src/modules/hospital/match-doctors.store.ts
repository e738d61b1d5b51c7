import { sql, type RawBuilder } from 'kysely';
import type { AppointmentType } from '@balsam/domain/booking';
import { ratingPrior } from '@balsam/domain/ratings';
import type { Day } from '@balsam/domain/time';
import type { Sql } from '#platform/db/types.ts';
import { unplanned } from '#platform/db/unplanned.ts';

export type DoctorFilter = {
  /** As `parseQuery` answers. */
  readonly words?: readonly (readonly string[])[] | undefined;
  readonly specialityId?: number | undefined;
  readonly clinicId?: number | undefined;
  readonly locationId?: number | undefined;
  readonly type?: AppointmentType | undefined;
  readonly language?: string | undefined;
  readonly day?: Day | undefined;
  readonly sort: 'nearest' | 'rating' | 'fee';
};

const all = (conditions: readonly RawBuilder<unknown>[]) => sql.join([sql`true`, ...conditions], sql` and `);

/** Conditions on a doctor `d`; a field that is left out is no condition. */
const matches = (filter: DoctorFilter) =>
  all([
    ...(filter.words ?? []).map(
      (matching) => sql`exists (select from search_word w
        where w.kind = 'doctor' and w.record_id = d.id and w.word = any(${unplanned(matching, 'text[]')}))`,
    ),
    ...(filter.specialityId === undefined
      ? []
      : [
          sql`d.id in (select ds.doctor_id from doctor_speciality ds join speciality sp on sp.id = ds.speciality_id
            where sp.id = ${filter.specialityId} or sp.parent_id = ${filter.specialityId})`,
        ]),
    ...(filter.clinicId === undefined
      ? []
      : [sql`d.id in (select doctor_id from doctor_clinic where clinic_id = ${filter.clinicId})`]),
    ...(filter.locationId === undefined
      ? []
      : [
          sql`d.id in (select dc.doctor_id from doctor_clinic dc join clinic c on c.id = dc.clinic_id
            where c.location_id = ${filter.locationId})`,
        ]),
    ...(filter.type === undefined
      ? []
      : [sql`exists (select from doctor_fee f where f.doctor_id = d.id and f.type = ${filter.type})`]),
    ...(filter.language === undefined ? [] : [sql`${filter.language} = any(d.languages)`]),
  ]);

/** The type that a slot or fee must have: on-spot duty has a screen of its own, so it counts only when it is requested. */
export const isOfType = (column: RawBuilder<unknown>, type: AppointmentType | undefined) =>
  type === undefined ? sql`${column} <> 'onspot'` : sql`${column} = ${type}`;

/** `ratingMean` of the domain in SQL, unrounded; whoever nobody has rated comes last. */
const mean = sql`case when d.rating_count = 0 then 0 else
  (d.rating_sum + ${ratingPrior.stars * ratingPrior.weight}::int)::float / (d.rating_count + ${ratingPrior.weight}::int) end`;

export const doctorOrders = {
  rating: sql`average desc, d.rating_count desc`,
  fee: sql`fee asc nulls last, average desc`,
  // The order of equals; times come later.
  nearest: sql`average desc`,
} as const;

/** The active doctors that match, with what they are ordered by. */
export const matchingDoctors = (filter: DoctorFilter) => {
  const fee = sql`(select min(f.amount) from doctor_fee f where f.doctor_id = d.id and ${isOfType(sql`f.type`, filter.type)})`;
  return sql`select d.id, d.rating_count, ${mean} as average, ${filter.sort === 'fee' ? fee : sql`null`} as fee
    from doctor d where d.is_active and ${matches(filter)}`;
};

/** The ids of the active doctors that match, in order, as many as `page` says; and how many match. */
export async function matchDoctors(
  db: Sql,
  filter: DoctorFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ ids: number[]; total: number }> {
  const { rows } = await sql<{ total: number; ids: number[] | null }>`
    with matching as materialized (${matchingDoctors(filter)})
    select (select count(*) from matching) as total, array(
      select d.id::int from matching d order by ${doctorOrders[filter.sort]}, d.id limit ${page.limit} offset ${page.offset}
    ) as ids`.execute(db);
  return { ids: rows[0]?.ids ?? [], total: rows[0]?.total ?? 0 };
}

/** The ids of the active doctors that match, in order, when they are so many at most; undefined when they are more, which is found without reading all. */
export async function matchFewDoctors(db: Sql, filter: DoctorFilter, most: number): Promise<number[] | undefined> {
  const { rows } = await sql<{ id: number }>`
    select d.id::int from (${matchingDoctors(filter)} limit ${most + 1}) d order by ${doctorOrders[filter.sort]}, d.id`.execute(
    db,
  );
  return rows.length > most ? undefined : rows.map(({ id }) => id);
}
