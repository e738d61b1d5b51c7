import { sql, type RawBuilder } from 'kysely';
import type { AppointmentType } from '@balsam/domain/appointment';
import type { Day } from '@balsam/domain/time';
import type { Sql } from '../../platform/db/types.ts';
import { isFree, isOpen } from './free-slot.store.ts';

export type DoctorWish = {
  /** As `understand` answers. */
  readonly words?: readonly (readonly string[])[] | undefined;
  readonly specialityId?: number | undefined;
  readonly clinicId?: number | undefined;
  readonly locationId?: number | undefined;
  readonly type?: AppointmentType | undefined;
  readonly language?: string | undefined;
  readonly day?: Day | undefined;
  readonly sort: 'nearest' | 'rating' | 'fee';
};
export type DoctorRank = { readonly doctorId: number; readonly slotId: number | null };

const all = (conditions: readonly RawBuilder<unknown>[]) => sql.join([sql`true`, ...conditions], sql` and `);

/** Conditions on a doctor `d`; what was not wished for is no condition. */
const matches = (wish: DoctorWish) =>
  all([
    ...(wish.words ?? []).map(
      (meanings) => sql`exists (select from search_word w
        where w.kind = 'doctor' and w.record_id = d.id and w.word = any(${meanings}::text[]))`,
    ),
    ...(wish.specialityId === undefined
      ? []
      : [
          sql`d.id in (select ds.doctor_id from doctor_speciality ds join speciality sp on sp.id = ds.speciality_id
            where sp.id = ${wish.specialityId} or sp.parent_id = ${wish.specialityId})`,
        ]),
    ...(wish.clinicId === undefined
      ? []
      : [sql`d.id in (select doctor_id from doctor_clinic where clinic_id = ${wish.clinicId})`]),
    ...(wish.locationId === undefined
      ? []
      : [
          sql`d.id in (select dc.doctor_id from doctor_clinic dc join clinic c on c.id = dc.clinic_id
            where c.location_id = ${wish.locationId})`,
        ]),
    ...(wish.type === undefined
      ? []
      : [sql`exists (select from doctor_fee f where f.doctor_id = d.id and f.type = ${wish.type})`]),
    ...(wish.language === undefined ? [] : [sql`${wish.language} = any(d.languages)`]),
  ]);

/** The kind of visit a slot or fee must be of: on-spot duty is a door of its own, so it counts only when it was asked for. */
const isOfType = (column: RawBuilder<unknown>, type: AppointmentType | undefined) =>
  type === undefined ? sql`${column} <> 'onspot'` : sql`${column} = ${type}`;

const nearest = (wish: DoctorWish, now: Date) => sql`
  select s.id, s.starts_at from slot s
  where s.doctor_id = d.id and ${isOpen(now)} and ${isOfType(sql`s.type`, wish.type)} and ${isFree(now)}
    and ${all([
      ...(wish.locationId === undefined ? [] : [sql`s.location_id = ${wish.locationId}`]),
      ...(wish.clinicId === undefined
        ? []
        : [sql`s.location_id = (select location_id from clinic where id = ${wish.clinicId})`]),
      ...(wish.day === undefined ? [] : [sql`s.day = ${wish.day}::date`]),
    ])}
  order by s.starts_at limit 1`;

const orders = {
  nearest: sql`r.starts_at asc nulls last`,
  rating: sql`r.average desc, r.rating_count desc`,
  fee: sql`r.fee asc nulls last`,
} as const;

/** The doctors that match, a page of them in order, each with the nearest free slot; and how many match. One statement. */
export async function rankDoctors(
  db: Sql,
  wish: DoctorWish,
  page: { readonly limit: number; readonly offset: number },
  now: Date,
): Promise<{ ranks: DoctorRank[]; total: number }> {
  const order = sql`${orders[wish.sort]}, r.starts_at asc nulls last, r.average desc, r.doctor_id`;
  const { rows } = await sql<{ total: number; doctor_id: number | null; slot_id: number | null }>`
    with r as materialized (
      select d.id as doctor_id, n.id as slot_id, n.starts_at, d.rating_count,
        coalesce(d.rating_sum::float / nullif(d.rating_count, 0), 0) as average,
        (select min(f.amount) from doctor_fee f where f.doctor_id = d.id and ${isOfType(sql`f.type`, wish.type)}) as fee
      from doctor d
      left join lateral (${nearest(wish, now)}) n on true
      where d.is_active and ${matches(wish)} and ${wish.day === undefined ? sql`true` : sql`n.id is not null`}
    )
    select c.total, p.doctor_id, p.slot_id from (select count(*) as total from r) c
    left join (
      select r.doctor_id, r.slot_id, row_number() over (order by ${order}) as place from r
      order by place limit ${page.limit} offset ${page.offset}
    ) p on true
    order by p.place`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    ranks: rows.flatMap((row) => (row.doctor_id === null ? [] : [{ doctorId: row.doctor_id, slotId: row.slot_id }])),
  };
}
