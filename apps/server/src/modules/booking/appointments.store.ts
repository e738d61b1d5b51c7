import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { shortRead } from '#platform/db/short-read.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import { totalOf } from '#platform/http/page.ts';
import { bookingMinutes } from '#platform/settings/booking-settings.ts';
import { paidVisit } from './paid-visit.store.ts';

/**
 * Letter and number of the newest ticket that the appointment `a` has in the queue: as the hall calls it, in whichever clinic. Most have no
 * number yet, and are not looked up.
 */
const newestTicket = sql<[letter: string, number: string] | null>`(case when a.token_number is not null then (
  select array[c.queue_letter, t.number::text] from queue_ticket t join clinic c on c.id = t.clinic_id
  where t.appointment_id = a.id order by t.id desc limit 1) end)`;

/**
 * Whether both sides of the visit `a` met in its call with sound or picture, as `callEvidenceOf` of the calls tells of it: who came for a time
 * that the visit has no more did not come for this one.
 */
export const hasMet = sql<boolean>`(a.type = 'virtual' and exists (
  select from consultation_call c join call_attendance at on at.appointment_id = c.appointment_id
  where c.appointment_id = a.id and c.met_at is not null and at.connected_at is not null
    and not exists (select from appointment_event e
      where e.appointment_id = a.id and e.kind = 'rescheduled' and e.at > at.came_at)))`;

/** An appointment with all that a screen shows of it, in one statement. */
const withFaces = (db: Sql) =>
  db
    .selectFrom('appointment as a')
    .innerJoin('person as p', 'p.id', 'a.patient_id')
    .innerJoin('doctor as d', 'd.id', 'a.doctor_id')
    .innerJoin('person as dp', 'dp.id', 'd.person_id')
    .innerJoin('department as dep', 'dep.id', 'd.department_id')
    .innerJoin('speciality as ds', 'ds.id', 'd.default_speciality_id')
    .innerJoin('speciality as s', 's.id', 'a.speciality_id')
    .innerJoin('location as l', 'l.id', 'a.location_id')
    .selectAll('a')
    .select([
      'p.mrn as patient_mrn',
      'p.first_name as patient_first_name',
      'p.middle_name as patient_middle_name',
      'p.family_name as patient_family_name',
      'p.first_name_ar as patient_first_name_ar',
      'p.middle_name_ar as patient_middle_name_ar',
      'p.family_name_ar as patient_family_name_ar',
      'p.phone as patient_phone',
      'p.email as patient_email',
      'p.language as patient_language',
      'p.portrait as patient_portrait',
      'p.photo_file as patient_photo',
      'd.code as doctor_code',
      'd.person_id as doctor_person_id',
      'dp.first_name as doctor_first_name',
      'dp.middle_name as doctor_middle_name',
      'dp.family_name as doctor_family_name',
      'dp.first_name_ar as doctor_first_name_ar',
      'dp.middle_name_ar as doctor_middle_name_ar',
      'dp.family_name_ar as doctor_family_name_ar',
      'dp.portrait as doctor_portrait',
      'dp.photo_file as doctor_photo',
      'dep.id as department_id',
      'dep.title as department_title',
      'dep.title_ar as department_title_ar',
      'ds.id as default_speciality_id',
      'ds.title as default_speciality_title',
      'ds.title_ar as default_speciality_title_ar',
      's.title as speciality_title',
      's.title_ar as speciality_title_ar',
      'l.title as location_title',
      'l.title_ar as location_title_ar',
      'l.address as location_address',
      'l.address_ar as location_address_ar',
      'l.latitude as location_latitude',
      'l.longitude as location_longitude',
    ])
    .select([
      hasMet.as('has_met'),
      newestTicket.as('ticket'),
      paidVisit.as('paid_visit'),
      bookingMinutes('cutOffMinutes').as('cut_off_minutes'),
      bookingMinutes('joinWindowMinutes').as('join_window_minutes'),
      bookingMinutes('checkInOpensMinutes').as('check_in_opens_minutes'),
    ]);

export type AppointmentRow = Awaited<ReturnType<ReturnType<typeof withFaces>['execute']>>[number];

/** One appointment, or undefined. */
export async function readAppointment(db: Sql, id: number): Promise<AppointmentRow | undefined> {
  return withFaces(db).where('a.id', '=', id).executeTakeFirst();
}

/** Those of these appointments that are there, in no order. */
export const readAppointments = (db: Sql, ids: readonly number[]): Promise<AppointmentRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : withFaces(db).where('a.id', 'in', ids).execute();

/** The visits of a person that begin in [from, until), those aside that nobody paid for. */
export async function idsOfDays(
  db: Sql,
  patientId: number,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<number[]> {
  const rows = await db
    .selectFrom('appointment')
    .select('id')
    .where('patient_id', '=', patientId)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .where('state', '<>', 'released')
    .limit(50)
    .execute();
  return rows.map(({ id }) => id);
}

/** One appointment, its row locked until the transaction ends. */
export async function lockAppointment(tx: Tx, id: number): Promise<AppointmentRow | undefined> {
  return withFaces(tx).where('a.id', '=', id).forUpdate('a').executeTakeFirst();
}

/**
 * Whether a visit makes its doctor the person's: it was not given up, and not made by a kiosk for a number that anybody typed there. Such a
 * walk-in has no log-in that took it, and counts once it is paid.
 */
const isOfPerson = sql<SqlBool>`(state not in ('cancelled', 'released')
  and (slot_id is not null or booked_by is not null or payment_status in ('paid', 'success')))`;

/** The doctor whom a person saw last; where there was none, the one whom they see next. */
export async function doctorOfNearestVisit(db: Sql, personId: number, now: Date): Promise<number | undefined> {
  const row = await db
    .selectFrom('appointment')
    .select('doctor_id')
    .where('patient_id', '=', personId)
    .where(isOfPerson)
    .orderBy(sql`starts_at > ${now}`)
    .orderBy(sql`abs(extract(epoch from starts_at - ${now}::timestamptz))`)
    .limit(1)
    .executeTakeFirst();
  return row?.doctor_id;
}

/** The hold has run out and nobody paid: no longer live, whether or not the release has been written. */
const holdOver = (now: Date) => sql<SqlBool>`(a.state = 'booked' and a.hold_until < ${now})`;

/** When the visit is over. A virtual one can be joined for an hour from its start (S4.02). */
const over = (now: Date) => sql<SqlBool>`
  case when a.type = 'virtual' then greatest(a.ends_at, a.starts_at + make_interval(mins => ${bookingMinutes('joinWindowMinutes')}))
  else a.ends_at end < ${now}`;

/** Another appointment took its place: the person sees that one. */
const superseded = sql<SqlBool>`exists (select from appointment n where n.rescheduled_from = a.id)`;

const live = (now: Date) =>
  sql<SqlBool>`(a.state in ('booked', 'checked_in') and not coalesce(${holdOver(now)}, false) and not ${over(now)})`;

export type AppointmentFilter = {
  readonly patientId?: number | undefined;
  readonly doctorId?: number | undefined;
  readonly type?: AppointmentRow['type'] | undefined;
  /**
   * ahead: still to come or under way; past: all the rest; day: those that start in [from, until), `withNeighbours` also what goes on from
   * the day before, and those of the next one that begin within the hour.
   */
  readonly when:
    | { readonly kind: 'ahead' }
    | { readonly kind: 'past' }
    | {
        readonly kind: 'day';
        readonly from: Date;
        readonly until: Date;
        readonly withCancelled: boolean;
        readonly withNeighbours?: true;
      };
};

/** The hour in which a call can be joined before it begins. */
const joinWindow = sql`make_interval(mins => ${bookingMinutes('joinWindowMinutes')})`;

type DayFilter = Extract<AppointmentFilter['when'], { readonly kind: 'day' }>;

/** Bounded on both sides, so that the index of a doctor's visits serves both. */
const onDay = ({ from, until, withNeighbours }: DayFilter, now: Date): RawBuilder<SqlBool> => {
  const day = sql<SqlBool>`(a.starts_at >= ${from} and a.starts_at < ${until})`;
  if (!withNeighbours) return day;
  return sql<SqlBool>`(a.starts_at >= ${from}::timestamptz - interval '1 day' and a.starts_at < ${until}::timestamptz + ${joinWindow}
    and (${day} or (a.starts_at <= ${now}::timestamptz + ${joinWindow} and ${live(now)})))`;
};

const inTime = ({ when }: AppointmentFilter, now: Date): RawBuilder<SqlBool> => {
  if (when.kind === 'ahead') return live(now);
  if (when.kind === 'past') return sql<SqlBool>`(not ${live(now)} and not ${superseded})`;
  const hidden = when.withCancelled ? sql`('released')` : sql`('released', 'cancelled')`;
  return sql<SqlBool>`(${onDay(when, now)} and a.state not in ${hidden}
    and not coalesce(${holdOver(now)}, false) and not ${superseded})`;
};

const matching = (filter: AppointmentFilter, now: Date): RawBuilder<SqlBool> =>
  sql.join(
    [
      inTime(filter, now),
      ...(filter.patientId === undefined ? [] : [sql`a.patient_id = ${filter.patientId}`]),
      ...(filter.doctorId === undefined ? [] : [sql`a.doctor_id = ${filter.doctorId}`]),
      ...(filter.type === undefined ? [] : [sql`a.type = ${filter.type}`]),
    ],
    sql` and `,
  );

/** How many appointments match. */
export async function countAppointments(db: Sql, filter: AppointmentFilter, now: Date): Promise<number> {
  const { total } = await db
    .selectFrom('appointment as a')
    .where(matching(filter, now))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

type Page = { readonly limit: number; readonly offset: number };

const pageOf = (db: Sql, filter: AppointmentFilter, { limit, offset }: Page, now: Date) => {
  const order = filter.when.kind === 'past' ? 'desc' : 'asc';
  return withFaces(db)
    .where(matching(filter, now))
    .orderBy('a.starts_at', order)
    .orderBy('a.id', order)
    .limit(limit)
    .offset(offset);
};

type OfPatient = Page & { readonly patientId: number; readonly now: Date };
const aheadOfPatient = shortRead((db, { patientId, limit, offset, now }: OfPatient) =>
  pageOf(db, { patientId, when: { kind: 'ahead' } }, { limit, offset }, now),
);
const dayOfPatient = shortRead(
  (db, { patientId, from, until, limit, offset, now }: OfPatient & { from: Date; until: Date }) =>
    pageOf(db, { patientId, when: { kind: 'day', from, until, withCancelled: false } }, { limit, offset }, now),
);

/** The lists that every patient's first screen asks for are put together once; the others as they are asked for. */
function readPage(db: Sql, filter: AppointmentFilter, page: Page, now: Date): Promise<AppointmentRow[]> {
  const { patientId, doctorId, type, when } = filter;
  if (patientId === undefined || doctorId !== undefined || type !== undefined)
    return pageOf(db, filter, page, now).execute();
  if (when.kind === 'ahead') return aheadOfPatient(db, { patientId, now, ...page });
  if (when.kind === 'day' && !when.withCancelled)
    return dayOfPatient(db, { patientId, now, from: when.from, until: when.until, ...page });
  return pageOf(db, filter, page, now).execute();
}

/** A page of the appointments that match, and how many there are. Past ones come newest first, the others soonest first. */
export async function listAppointments(
  db: Sql,
  filter: AppointmentFilter,
  page: Page,
  now: Date,
): Promise<{ rows: AppointmentRow[]; total: number }> {
  const rows = await readPage(db, filter, page, now);
  return { rows, total: await totalOf(page, rows.length, () => countAppointments(db, filter, now)) };
}

/** What happened to an appointment, oldest first, and the appointment that replaced it. */
export async function readTrail(db: Sql, id: number) {
  const [events, successor] = await Promise.all([
    db
      .selectFrom('appointment_event')
      .select(['kind', 'at'])
      .where('appointment_id', '=', id)
      .orderBy('id')
      .limit(100)
      .execute(),
    db.selectFrom('appointment').select(['id', 'state']).where('rescheduled_from', '=', id).executeTakeFirst(),
  ]);
  return { events, successor };
}

/** Whether this person is one of the doctors. */
export async function isDoctor(db: Sql, personId: number): Promise<boolean> {
  return (
    (await db.selectFrom('doctor').select('id').where('person_id', '=', personId).executeTakeFirst()) !== undefined
  );
}

/** Whether the doctor has, or has had, a visit with this person. */
export async function hasVisit(db: Sql, doctorId: number, personId: number): Promise<boolean> {
  const found = await db
    .selectFrom('appointment')
    .select('id')
    .where('doctor_id', '=', doctorId)
    .where('patient_id', '=', personId)
    .where(isOfPerson)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** With whom and what for these visits are. */
export const doctorsAndSpecialities = (db: Sql, ids: readonly number[]) =>
  db
    .selectFrom('appointment')
    .select(['id', 'doctor_id as doctorId', 'speciality_id as specialityId'])
    .where('id', 'in', ids)
    .execute();
