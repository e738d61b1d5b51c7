import { sql } from 'kysely';
import type { AppointmentType } from '@balsam/domain/booking';
import type { Day } from '@balsam/domain/time';
import { batched } from '#platform/db/batched.ts';
import type { Sql } from '#platform/db/types.ts';
import { unplanned } from '#platform/db/unplanned.ts';

/** A doctor of a list, with the slot that they were ranked by. */
export type DoctorRank = { readonly doctorId: number; readonly slotId: number | null };

export type Page = { readonly limit: number; readonly offset: number };

/** A page of doctors, and how many there are of them. */
export type Ranked = { readonly ranks: readonly DoctorRank[]; readonly total: number };

/** A doctor's name, portrait and field. */
const names = sql`
  d.id, d.code, p.first_name, p.family_name, p.first_name_ar, p.family_name_ar, p.portrait, p.photo_file, p.gender,
  sp.id as speciality_id, sp.title as speciality_title, sp.title_ar as speciality_title_ar,
  dep.id as department_id, dep.title as department_title, dep.title_ar as department_title_ar`;
const named = sql`
  join person p on p.id = d.person_id
  join speciality sp on sp.id = d.default_speciality_id
  join department dep on dep.id = d.department_id`;

export type DoctorNameRow = {
  id: number;
  code: string;
  first_name: string;
  family_name: string;
  first_name_ar: string;
  family_name_ar: string;
  portrait: string | null;
  photo_file: string | null;
  gender: 'male' | 'female' | null;
  speciality_id: number;
  speciality_title: string;
  speciality_title_ar: string;
  department_id: number;
  department_title: string;
  department_title_ar: string;
};

export type SlotRow = {
  id: number;
  doctor_id: number;
  location_id: number;
  type: AppointmentType;
  day: Day;
  starts_at: Date;
  ends_at: Date;
};

export type DoctorRow = DoctorCardRow & { slot_id: number | null } & {
  [K in keyof Omit<SlotRow, 'id' | 'doctor_id'>]: SlotRow[K] | null;
};

export type DoctorCardRow = DoctorNameRow & {
  qualification: string;
  qualification_ar: string;
  languages: string[];
  experience_years: number;
  rating_count: number;
  rating_sum: number;
  locations: { id: number; title: string; title_ar: string; city: string; city_ar: string }[];
  fees: { type: AppointmentType; amount: number }[];
};

/** What a card shows of a doctor `d`, beside a time. */
export const doctorCard = {
  columns: sql`${names}, d.qualification, d.qualification_ar, d.languages, d.experience_years,
      d.rating_count, d.rating_sum, places.locations, prices.fees`,
  joins: sql`${named}
    cross join lateral (
      select coalesce(json_agg(json_build_object(
        'id', l.id, 'title', l.title, 'title_ar', l.title_ar, 'city', l.city, 'city_ar', l.city_ar) order by l.id), '[]') as locations
      from location l
      where l.id in (select c.location_id from doctor_clinic dc join clinic c on c.id = dc.clinic_id where dc.doctor_id = d.id)
    ) places
    cross join lateral (
      select coalesce(json_agg(json_build_object('type', f.type, 'amount', f.amount) order by f.amount, f.type), '[]') as fees
      from doctor_fee f where f.doctor_id = d.id
    ) prices`,
};

const keyOf = ({ doctorId, slotId }: DoctorRank): string => `${doctorId} ${slotId}`;

/** The cards of several lists, each once. */
const cardsOf = batched(async (db, lists: readonly (readonly DoctorRank[])[]): Promise<DoctorRow[][]> => {
  const ranks = [...new Map(lists.flat().map((rank) => [keyOf(rank), rank])).values()];
  const listed = (valueOf: (rank: DoctorRank) => number | null) => unplanned(ranks.map(valueOf), 'bigint[]');
  const { rows } = await sql<DoctorRow & { place: number }>`
    select wanted.place::int, ${doctorCard.columns}, s.id as slot_id, s.type, s.day, s.starts_at, s.ends_at, s.location_id
    from unnest(${listed((rank) => rank.doctorId)}, ${listed((rank) => rank.slotId)})
      with ordinality as wanted (doctor_id, slot_id, place)
    join doctor d on d.id = wanted.doctor_id
    ${doctorCard.joins}
    left join slot s on s.id = wanted.slot_id`.execute(db);
  const cards = new Map(rows.map(({ place, ...row }) => [keyOf(ranks[place - 1]!), row]));
  return lists.map((list) => list.flatMap((rank) => cards.get(keyOf(rank)) ?? []));
});

/** Everything a card shows, of these doctors and in this order, each with the slot it was ranked by. */
export const readDoctors = async (db: Sql, ranks: readonly DoctorRank[]): Promise<DoctorRow[]> =>
  ranks.length === 0 ? [] : cardsOf(db, ranks);

/** Names only, of these doctors, in no order. */
export async function readDoctorNames(db: Sql, ids: readonly number[]): Promise<DoctorNameRow[]> {
  const { rows } = await sql<DoctorNameRow>`
    select ${names} from doctor d ${named} where d.id = any(${ids}::bigint[])`.execute(db);
  return rows;
}
