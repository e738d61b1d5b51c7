import { riyadhTime, titled, type LimitStatement } from './statement.ts';

/** Minutes before a visit at which no time is offered any more, as the hospital has set them. */
const lead = `(select make_interval(mins => (value #>> '{}')::int) from setting where title = 'OFFER_LEAD_MINUTES')`;

/** Whether nobody holds the time `s`, or has been offered it. */
const isFree = (
  now: string,
) => `not exists (select from appointment a where a.slot_id = s.id and a.state not in ('cancelled', 'released')
    and not (a.state = 'booked' and coalesce(a.hold_until < ${now}::timestamptz, false)))
  and not exists (select from waiting_list_offer w where w.slot_id = s.id and w.state = 'open' and w.expires_at >= ${now}::timestamptz)`;

/** A time as the wire names it. */
const slot = `json_build_object('id', s.id, 'doctor_id', s.doctor_id, 'location_id', s.location_id, 'type', s.type, 'booked_date', s.day,
  'start_time', ${riyadhTime('s.starts_at')}, 'end_time', ${riyadhTime('s.ends_at')}, 'starts_at', s.starts_at, 'ends_at', s.ends_at)`;

/** Every speciality in the order of the directory, with how many kinds it has and how many doctors work in it. */
export const specialities: LimitStatement = {
  name: 'limit_specialities',
  text: `with practised as (select coalesce(o.parent_id, o.id) as top, o.id, ds.doctor_id from doctor_speciality ds
      join speciality o on o.id = ds.speciality_id join doctor d on d.id = ds.doctor_id and d.is_active),
    counted as (select id, count(distinct doctor_id) as doctors from (select id, doctor_id from practised union select top, doctor_id from practised) p
      group by id)
    select json_build_object('items', json_agg(json_build_object('id', s.id, 'title', s.title, 'title_ar', s.title_ar, 'code', s.code,
      'parent_id', s.parent_id, 'description', s.description, 'description_ar', s.description_ar, 'icon', s.icon,
      'subs', coalesce(k.subs, 0), 'doctors', coalesce(n.doctors, 0))
      order by coalesce(up.position, s.position), coalesce(s.parent_id, s.id), s.parent_id nulls first, s.position))::text as body
    from speciality s left join speciality up on up.id = s.parent_id left join counted n on n.id = s.id
    left join (select parent_id, count(*) as subs from speciality where parent_id is not null group by 1) k on k.parent_id = s.id`,
  values: () => [],
};

/** A clinic `c` with its branch and department, for `join`. */
const clinic = `json_build_object('id', c.id, 'title', c.title, 'title_ar', c.title_ar, 'code', c.code, 'is_home_health', c.is_home_health,
  'location', ${titled('l', ", 'city', l.city, 'city_ar', l.city_ar")}, 'department', ${titled('dep')})`;

/** Every clinic with its branch and department. */
export const clinics: LimitStatement = {
  name: 'limit_clinics',
  text: `select json_build_object('items', json_agg(${clinic} order by l.id, c.id))::text as body
    from clinic c join location l on l.id = c.location_id join department dep on dep.id = c.department_id`,
  values: () => [],
};

/** What a card shows of the doctor `d`, whose nearest time is `s`. */
const cardColumns = `d.id, d.code, p.first_name, p.family_name, p.first_name_ar, p.family_name_ar, p.portrait, p.photo_file, p.gender,
  ${titled('sp')} as default_speciality, ${titled('dp')} as department, d.qualification, d.qualification_ar, d.languages, d.experience_years,
  (select json_agg(${titled('l', ", 'city', l.city, 'city_ar', l.city_ar")} order by l.id) from location l where l.id in
    (select c.location_id from doctor_clinic dc join clinic c on c.id = dc.clinic_id where dc.doctor_id = d.id)) as locations,
  json_build_object('sum', d.rating_sum, 'count', d.rating_count) as rating,
  (select json_agg(json_build_object('type', f.type, 'fee', f.amount) order by f.amount, f.type) from doctor_fee f where f.doctor_id = d.id) as fees,
  (select value from setting where title = 'VAT_PERCENT') as vat_percent`;

const cardJoins = `join person p on p.id = d.person_id join speciality sp on sp.id = d.default_speciality_id
  join department dp on dp.id = d.department_id`;

/** Ten doctors, those with the nearest free time first, and how many there are. */
export const findDoctors: LimitStatement = {
  name: 'limit_find_doctors',
  text: `with soonest as materialized (
      select d.id, n.id as slot_id, n.starts_at, case when d.rating_count = 0 then 0 else (d.rating_sum + 20)::float / (d.rating_count + 5) end as average
      from doctor d cross join lateral (select s.id, s.starts_at from slot s where s.doctor_id = d.id and not s.is_closed and s.type <> 'onspot'
        and s.starts_at > $1::timestamptz and s.starts_at >= $1::timestamptz + ${lead} and ${isFree('$1')} order by s.starts_at limit 1) n
      where d.is_active order by n.starts_at, average desc, d.id limit $2)
    select json_build_object('items', (select json_agg(card) from (
        select ${cardColumns}, ${slot} as nearest_slot from soonest n join doctor d on d.id = n.id join slot s on s.id = n.slot_id ${cardJoins}
        order by n.starts_at, n.average desc, n.id) card),
      'total', (select count(*) from doctor where is_active))::text as body`,
  values: ({ now }) => [now, 10],
};

/** Everything that the page of one doctor shows. */
export const doctor: LimitStatement = {
  name: 'limit_doctor',
  text: `select row_to_json(shown)::text as body from (select ${cardColumns}, d.biography, d.biography_ar,
      (select json_agg(${titled('x', ", 'parent_id', x.parent_id")} order by x.parent_id nulls first, x.position) from doctor_speciality ds
        join speciality x on x.id = ds.speciality_id where ds.doctor_id = d.id) as specialities,
      (select json_agg(${clinic} order by l.id, c.id) from doctor_clinic dc join clinic c on c.id = dc.clinic_id
        join location l on l.id = c.location_id join department dep on dep.id = c.department_id where dc.doctor_id = d.id) as clinics,
      (select json_agg(json_build_object('title', e.title, 'title_ar', e.title_ar, 'place', e.place, 'place_ar', e.place_ar,
        'from_year', e.from_year, 'to_year', e.to_year) order by e.from_year desc) from doctor_experience e where e.doctor_id = d.id) as experience,
      (select json_agg(json_build_object('type', f.type, 'nearest_slot', (select ${slot} from slot s where s.doctor_id = d.id and s.type = f.type
          and not s.is_closed and s.starts_at > $1::timestamptz and (s.type = 'onspot' or s.starts_at >= $1::timestamptz + ${lead})
          and ${isFree('$1')} order by s.starts_at limit 1))) from doctor_fee f where f.doctor_id = d.id) as booking,
      (select json_agg(json_build_object('weekday', h.weekday, 'type', h.type, 'start_minute', h.start_minute, 'end_minute', h.end_minute,
        'location', ${titled('l')}) order by h.weekday, h.start_minute) from schedule_block h join location l on l.id = h.location_id
        where h.doctor_id = d.id and h.valid_from <= $2::date and (h.valid_to is null or h.valid_to >= $2::date)) as hours,
      (select json_agg(json_build_object('value', r.value, 'count', r.count)) from (select value, count(*) from rating
        where doctor_id = d.id and removed_at is null group by value) r) as distribution,
      (select json_agg(json_build_object('from_day', v.from_day, 'to_day', v.to_day) order by v.from_day) from doctor_leave v
        where v.doctor_id = d.id and v.state = 'approved' and v.to_day >= $2::date) as leave
    from doctor d ${cardJoins} where d.id = $3 and d.is_active) shown`,
  values: ({ now, today }) => [now, today, 1],
};

/** Times of a doctor on each day of a month, and how many of them are free. */
export const calendar = (from: string, to: string): LimitStatement => ({
  name: 'limit_calendar',
  text: `select json_build_object('doctor_id', $2::int, 'items', json_agg(json_build_object('date', m.day::date, 'total', coalesce(t.total, 0),
      'free', coalesce(t.free, 0)) order by m.day))::text as body
    from generate_series($3::timestamp, $4::timestamp, '1 day') as m (day) left join (
      select s.day, count(*) as total, count(*) filter (where ${isFree('$1')}) as free from slot s
      where s.doctor_id = $2 and s.day between $3::timestamp::date and $4::timestamp::date and s.type = 'onsite' and not s.is_closed
        and s.starts_at > $1::timestamptz and s.starts_at >= $1::timestamptz + ${lead} group by s.day) t on t.day = m.day::date`,
  values: ({ now }) => [now, 1, from, to],
});

/** Times of a doctor on one day. */
export const timeslots = (day: string): LimitStatement => ({
  name: 'limit_timeslots',
  text: `select json_build_object('date', $3::date, 'items', json_agg(times order by times.starts_at))::text as body from (
    select s.id, s.doctor_id, s.location_id, s.type, s.day as booked_date, s.starts_at, s.ends_at, ${riyadhTime('s.starts_at')} as start_time,
      ${riyadhTime('s.ends_at')} as end_time, ${isFree('$1')} as is_free from slot s
    where s.doctor_id = $2 and s.day = $3::date and s.type = 'onsite' and not s.is_closed and s.starts_at > $1::timestamptz
      and s.starts_at >= $1::timestamptz + ${lead}) times`,
  values: ({ now }) => [now, 1, day],
});
