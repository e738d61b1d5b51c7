import { sql } from 'kysely';
import { rolesThatMay } from '@balsam/domain/identity';
import { queueRules } from '@balsam/domain/queue';
import type { Sql, Tx } from '#platform/db/types.ts';
import { isOfDay } from './ticket-days.store.ts';

/** Clinics that somebody sees patients in, with how their queue stands on a day. */
const queueClinics = (db: Sql, day: string) =>
  db
    .selectFrom('clinic as c')
    .innerJoin('location as l', 'l.id', 'c.location_id')
    .innerJoin('department as dep', 'dep.id', 'c.department_id')
    .leftJoin('queue_series as s', (on) => on.onRef('s.clinic_id', '=', 'c.id').on('s.day', '=', day))
    .where('c.is_home_health', '=', false)
    .where(
      sql<boolean>`exists (select from doctor_clinic dc join doctor d on d.id = dc.doctor_id
        join doctor_fee f on f.doctor_id = d.id and f.type = 'onsite' where dc.clinic_id = c.id and d.is_active)`,
    )
    .select([
      'c.id',
      'c.title',
      'c.title_ar',
      'c.department_id',
      'dep.title as department',
      'dep.title_ar as department_ar',
      'c.location_id',
      'l.title as location',
      'l.title_ar as location_ar',
      'c.queue_letter as letter',
    ])
    .select([
      sql<'open' | 'paused' | 'closed'>`coalesce(s.state, 'open')`.as('state'),
      sql<number>`(select count(*)::int from queue_ticket t join appointment a on a.id = t.appointment_id
        where t.clinic_id = c.id and ${isOfDay(day)}
          and (t.state = 'called' or t.state = 'waiting' and a.payment_status in ('paid', 'success')))`.as('waiting'),
      sql<number[]>`array(
        select extract(epoch from r.ended_at - r.serving_at)::float8 / 60 from queue_ticket r
        where r.clinic_id = c.id and r.state = 'done' and r.serving_at is not null
        order by r.ended_at desc limit ${queueRules.recentTickets})`.as('recent_minutes'),
    ]);

export type ClinicRow = Awaited<ReturnType<ReturnType<typeof queueClinics>['execute']>>[number];

type Filter = {
  readonly locationId?: number | undefined;
  readonly departmentId?: number | undefined;
  readonly id?: number | undefined;
};

export const listClinics = (db: Sql, day: string, { locationId, departmentId, id }: Filter): Promise<ClinicRow[]> =>
  queueClinics(db, day)
    .$if(locationId !== undefined, (q) => q.where('c.location_id', '=', locationId ?? 0))
    .$if(departmentId !== undefined, (q) => q.where('c.department_id', '=', departmentId ?? 0))
    .$if(id !== undefined, (q) => q.where('c.id', '=', id ?? 0))
    .orderBy('l.id')
    .orderBy('c.id')
    .limit(500)
    .execute();

export const findClinic = async (db: Sql, day: string, id: number): Promise<ClinicRow | undefined> =>
  (await listClinics(db, day, { id }))[0];

/** The clinic in which a doctor sees visits at a branch. */
export const clinicOf = (db: Sql, doctorId: number, locationId: number) =>
  db
    .selectFrom('doctor_clinic as dc')
    .innerJoin('clinic as c', 'c.id', 'dc.clinic_id')
    .select(['c.id', 'c.title', 'c.title_ar', 'c.department_id'])
    .where('dc.doctor_id', '=', doctorId)
    .where('c.location_id', '=', locationId)
    .where('c.is_home_health', '=', false)
    .orderBy('c.id')
    .limit(1)
    .executeTakeFirst();

/** SQL over a block `b` of hours: somebody sees people on site in this clinic then. Hours that were entered before clinics had any name only the branch. */
const isHere = (clinicId: number) => sql<boolean>`b.type = 'onsite' and (b.clinic_id = ${clinicId}
  or b.clinic_id is null and b.location_id = (select location_id from clinic where id = ${clinicId}))`;

/**
 * SQL over a doctor `d`: 0 for who has hours in the clinic on a day, 1 for who has none there, 2 for whose hours of that day were set to none.
 * Other hours of a day replace the weekly ones.
 */
const absence = (clinicId: number, day: string) => sql<number>`case
  when not exists (select from schedule_exception e where e.doctor_id = d.id and e.day = ${day}) then
    (not exists (select from schedule_block b where b.doctor_id = d.id and b.weekday = extract(dow from ${day}::date)
      and b.valid_from <= ${day} and (b.valid_to is null or b.valid_to >= ${day}) and ${isHere(clinicId)}))::int
  when not exists (select from schedule_exception_block b where b.doctor_id = d.id and b.day = ${day}) then 2
  else (not exists (select from schedule_exception_block b where b.doctor_id = d.id and b.day = ${day} and ${isHere(clinicId)}))::int
end`;

/**
 * The doctor of a clinic for whom the fewest wait today: of those who have hours there; where nobody has, of whoever else is of the clinic.
 * Nobody is sent to one who is on leave.
 * @param except whom they are not to be sent to
 */
export async function leastBusyDoctor(
  tx: Tx,
  clinicId: number,
  day: string,
  except?: number,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('doctor_clinic as dc')
    .innerJoin('doctor as d', 'd.id', 'dc.doctor_id')
    .innerJoin('doctor_fee as f', (on) => on.onRef('f.doctor_id', '=', 'd.id').on('f.type', '=', 'onsite'))
    .select('d.id')
    .where('dc.clinic_id', '=', clinicId)
    .where('d.is_active', '=', true)
    .$if(except !== undefined, (q) => q.where('d.id', '<>', except ?? 0))
    .where(
      sql<boolean>`not exists (select from doctor_leave l where l.doctor_id = d.id and l.state = 'approved'
        and ${day}::date between l.from_day and l.to_day)`,
    )
    .orderBy(absence(clinicId, day))
    .orderBy(
      sql`(select count(*) from queue_ticket t join appointment a on a.id = t.appointment_id
        where t.clinic_id = ${clinicId} and ${isOfDay(day)} and a.doctor_id = d.id and t.state in ('waiting', 'called', 'serving'))`,
    )
    .orderBy('d.id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Opens, pauses or closes a clinic for a day. What is closed stays so: answers whether it changed. */
export async function changeSeries(
  tx: Tx,
  clinicId: number,
  day: string,
  { state, now }: { readonly state: 'open' | 'paused' | 'closed'; readonly now: Date },
): Promise<boolean> {
  const change = { state, closed_at: state === 'closed' ? now : null };
  const row = await tx
    .insertInto('queue_series')
    .values({ clinic_id: clinicId, day, ...change })
    .onConflict((c) => c.columns(['clinic_id', 'day']).doUpdateSet(change).where('queue_series.state', '<>', 'closed'))
    .returning('state')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Who of the staff looks at the queue of a clinic on these days: the front desk, its doctors, and those of other clinics whose patients the desk
 * sent there; and its branch, whose screens and kiosks do too.
 */
export async function audienceOf(
  db: Sql,
  clinicId: number,
  days: readonly string[],
): Promise<{ staff: number[]; locationId: number | undefined }> {
  const clinic = await db.selectFrom('clinic').select('location_id').where('id', '=', clinicId).executeTakeFirst();
  const desks = db
    .selectFrom('account')
    .select('person_id')
    .where('role_id', 'in', rolesThatMay('run_queue'))
    .where('status', '=', 'active');
  const doctors = db
    .selectFrom('doctor_clinic as dc')
    .innerJoin('doctor as d', 'd.id', 'dc.doctor_id')
    .select('d.person_id')
    .where('dc.clinic_id', '=', clinicId)
    .where('d.is_active', '=', true);
  const treating = db
    .selectFrom('queue_ticket as t')
    .innerJoin('appointment as a', 'a.id', 't.appointment_id')
    .innerJoin('doctor as d', 'd.id', 'a.doctor_id')
    .select('d.person_id')
    .where('t.clinic_id', '=', clinicId)
    .where((x) => x.or(days.map(isOfDay)));
  const rows = await desks.union(doctors).union(treating).execute();
  return { staff: rows.map(({ person_id }) => person_id), locationId: clinic?.location_id };
}

/** The clinics in which a doctor sees people on site, with how they stand on a day. */
export const clinicsOfDoctor = (db: Sql, doctorId: number, day: string): Promise<ClinicRow[]> =>
  queueClinics(db, day)
    .innerJoin('doctor_clinic as own', (on) =>
      on.onRef('own.clinic_id', '=', 'c.id').on('own.doctor_id', '=', doctorId),
    )
    .orderBy('c.id')
    .limit(50)
    .execute();
