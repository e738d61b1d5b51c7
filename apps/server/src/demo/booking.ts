import { sql } from 'kysely';
import { visitPolicies } from '@balsam/domain/booking';
import { addDays, addMinutes, instantAt, riyadhDay } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import { callsSoon, dayOfDrLayla, historyOfSara, visitsAhead, type PlannedVisit } from './booking/visit-plan.ts';
import type { Seeding } from './seeding.ts';

/** The plan as rows that SQL can join with: `plan (doctor, mrn, type, starts_at, ends_at, ...)`. */
const planned = (plan: readonly PlannedVisit[]) => sql`
  jsonb_to_recordset(${JSON.stringify(plan)}::jsonb) as plan (
    doctor text, mrn text, type text, starts_at timestamptz, ends_at timestamptz, state text, payment text, token int,
    missed_by text, review_by text)`;

/** Slots of visits that the weekly hours do not have; what else the doctor would offer at that time is closed. */
async function makeSlots(tx: Tx, plan: readonly PlannedVisit[]): Promise<void> {
  await sql`
    insert into slot (doctor_id, location_id, type, day, starts_at, ends_at)
    select d.id, (select min(c.location_id) from doctor_clinic dc join clinic c on c.id = dc.clinic_id where dc.doctor_id = d.id),
      plan.type, (plan.starts_at at time zone 'Asia/Riyadh')::date, plan.starts_at, plan.ends_at
    from ${planned(plan)} join doctor d on d.code = plan.doctor
    on conflict (doctor_id, starts_at) do update set type = excluded.type, ends_at = excluded.ends_at, is_closed = false
  `.execute(tx);
  await sql`
    update slot s set is_closed = true from ${planned(plan)} join doctor d on d.code = plan.doctor
    where s.doctor_id = d.id and s.starts_at <> plan.starts_at
      and s.starts_at < plan.ends_at and s.ends_at > plan.starts_at
  `.execute(tx);
}

/** VAT as `priceOf` of the domain computes it: none for a citizen, else 15 % rounded half up. */
const vat = sql`case when p.nationality = 'SA' or p.national_id is not null then 0 else (f.amount * 15 + 50) / 100 end`;

const speciality = sql`d.default_speciality_id`;

async function makeVisits(tx: Tx, plan: readonly PlannedVisit[], now: Date): Promise<void> {
  await sql`
    insert into appointment (patient_id, doctor_id, slot_id, location_id, speciality_id, type, starts_at, ends_at, state,
      payment_status, is_billed, hold_until, price, vat, token_number, booked_by, checked_in_at, cancelled_at, created_at,
      missed_by, review_by, review_until, ended_at)
    select p.id, d.id, s.id, s.location_id, ${speciality}, s.type, s.starts_at, s.ends_at, plan.state,
      plan.payment, plan.payment in ('paid', 'success'),
      case when plan.state = 'booked' and plan.payment = 'unpaid' then s.starts_at - interval '30 minutes' end,
      f.amount, ${vat}, plan.token, a.id,
      case when plan.token is not null then least(${now}, s.starts_at) end,
      case when plan.state = 'cancelled' then least(${now}, s.starts_at) - interval '1 hour' end,
      least(${now}, s.starts_at) - interval '2 days',
      plan.missed_by, plan.review_by, case when plan.review_by is not null then ${addMinutes(now, 20 * 60)}::timestamptz end,
      case when plan.state in ('completed', 'missed') then s.ends_at end
    from ${planned(plan)}
    join doctor d on d.code = plan.doctor
    join person p on p.mrn = plan.mrn
    left join account a on a.person_id = p.id
    join slot s on s.doctor_id = d.id and s.starts_at = plan.starts_at
    join doctor_fee f on f.doctor_id = d.id and f.type = plan.type
    order by s.starts_at, d.id
  `.execute(tx);
}

/** Other people's paid visits, so that the calendars look lived in: each tenth slot on site of the next ten days, and one whole day of D1007. */
async function fillCalendars(tx: Tx, now: Date): Promise<void> {
  const today = riyadhDay(now);
  const [from, until] = [instantAt(addDays(today, 1), 0), instantAt(addDays(today, 11), 0)];
  await sql`
    with wanted as (
      select s.*, row_number() over (order by s.starts_at, s.doctor_id) as n,
        d.code = 'D1007' and s.day = (
          select min(full_day.day) from slot full_day
          where full_day.doctor_id = s.doctor_id and full_day.type = 'onsite' and full_day.starts_at >= ${addMinutes(from, 1440)}
        ) as is_full_day
      from slot s join doctor d on d.id = s.doctor_id
      where s.type = 'onsite' and not s.is_closed and s.starts_at >= ${from} and s.starts_at < ${until}
        and d.code between 'D1002' and 'D1012'
    ), patients as (
      select id, nationality, national_id, row_number() over (order by mrn) - 1 as n, count(*) over () as total
      from person where mrn between '1000011' and '1000040'
    )
    insert into appointment (patient_id, doctor_id, slot_id, location_id, speciality_id, type, starts_at, ends_at,
      payment_status, is_billed, price, vat, booked_by, created_at)
    select p.id, s.doctor_id, s.id, s.location_id, ${speciality}, s.type, s.starts_at, s.ends_at,
      'paid', true, f.amount, ${vat}, a.id, ${addMinutes(now, -1440)}
    from wanted s
    join patients p on p.n = s.n % p.total
    join doctor d on d.id = s.doctor_id
    join doctor_fee f on f.doctor_id = s.doctor_id and f.type = s.type
    left join account a on a.person_id = p.id
    where s.is_full_day or s.n % 10 = 0
    order by s.starts_at, s.doctor_id
    on conflict do nothing
  `.execute(tx);
}

/** What each visit went through, and the reminders that are still to come. */
async function makeTrails(tx: Tx, now: Date): Promise<void> {
  await sql`
    insert into appointment_event (appointment_id, kind, by_account, at)
    select a.id, step.kind, a.booked_by, step.at from appointment a
    cross join lateral (values
      (1, 'booked', a.created_at),
      (2, case when a.payment_status in ('paid', 'success') or a.missed_by <> 'patient' then 'paid' end, a.created_at + interval '5 minutes'),
      (3, case when a.checked_in_at is not null then 'checked_in' end, a.checked_in_at),
      (4, case when a.state in ('completed', 'missed') then a.state
        when a.review_by = 'patient' then 'care_given' when a.review_by = 'front_desk' then 'in_review' end, a.ends_at),
      (4, case when a.state = 'cancelled' then 'cancelled' end, a.cancelled_at)
    ) as step (n, kind, at)
    where step.kind is not null order by a.id, step.n
  `.execute(tx);
  await sql`
    insert into appointment_reminder (appointment_id, kind, due_at)
    select a.id, ahead.kind, a.starts_at - ahead.by from appointment a
    cross join (values ('24h', interval '24 hours'), ('2h', interval '2 hours')) as ahead (kind, by)
    where a.state = 'booked' and a.starts_at - ahead.by > ${now}
  `.execute(tx);
}

/** A free on-site time of this doctor at least so many hours ahead. */
async function slotAhead(tx: Tx, doctor: string, hours: number, now: Date) {
  return tx
    .selectFrom('slot as s')
    .innerJoin('doctor as d', 'd.id', 's.doctor_id')
    .select(['s.starts_at', 's.ends_at'])
    .where('d.code', '=', doctor)
    .where('s.type', '=', 'onsite')
    .where('s.is_closed', '=', false)
    .where('s.starts_at', '>=', addMinutes(now, hours * 60))
    .orderBy('s.starts_at')
    .limit(1)
    .executeTakeFirst();
}

/** Whoever has a visit by video has agreed to it once. */
async function makeConsents(tx: Tx): Promise<void> {
  await sql`
    insert into visit_consent (person_id, policy, version, by_person_id, given_at)
    select patient_id, 'virtual', ${visitPolicies.virtual}, patient_id, min(created_at) from appointment
    where type = 'virtual' group by patient_id`.execute(tx);
}

/** Appointments of DECISIONS §8: Sara's, Dr. Layla's day in every state, and others that fill the calendars. */
export async function seedBooking(tx: Tx, { now, fillsCalendars }: Seeding): Promise<void> {
  const ahead = await Promise.all(
    visitsAhead.map(async (visit) => ({ ...visit, slot: await slotAhead(tx, visit.doctor, visit.hours, now) })),
  );
  const plan = [
    ...historyOfSara(now),
    ...dayOfDrLayla(now),
    ...callsSoon(now),
    ...ahead.flatMap(({ slot, doctor, mrn, payment }) =>
      slot ? [{ doctor, mrn, payment, type: 'onsite' as const, ...slot, state: 'booked' as const, token: null }] : [],
    ),
  ];
  await makeSlots(tx, plan);
  await makeVisits(tx, plan, now);
  if (fillsCalendars) await fillCalendars(tx, now);
  await makeTrails(tx, now);
  await makeConsents(tx);
}
