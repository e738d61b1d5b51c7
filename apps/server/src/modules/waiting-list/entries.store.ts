import { sql as raw, type Insertable } from 'kysely';
import type { WaitingListEntry } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import { pointsPaid } from './offers.store.ts';

/** Serialises what one person adds to the list until the transaction ends, and answers how many entries they have. */
export async function countEntries(tx: Tx, patientId: number): Promise<number> {
  await raw`select pg_advisory_xact_lock(hashtextextended('waiting-list', ${patientId}))`.execute(tx);
  const { n } = await tx
    .selectFrom('waiting_list_entry')
    .select((x) => x.fn.countAll<number>().as('n'))
    .where('patient_id', '=', patientId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return n;
}

type Targets = Readonly<Partial<Record<'doctor_id' | 'speciality_id' | 'location_id', number | null | undefined>>>;

/** Whether the doctor, the speciality and the branch that are named are there. */
export async function areThere(sql: Sql, { doctor_id, speciality_id, location_id }: Targets): Promise<boolean> {
  const { rows } = await raw<{ found: boolean }>`
    select (${doctor_id ?? null}::bigint is null or exists (select from doctor where id = ${doctor_id ?? null} and is_active))
      and (${speciality_id ?? null}::bigint is null or exists (select from speciality where id = ${speciality_id ?? null}))
      and (${location_id ?? null}::bigint is null or exists (select from location where id = ${location_id ?? null})) as found`.execute(
    sql,
  );
  return rows[0]?.found ?? false;
}

/** Undefined when this person waits for the same already. */
export async function insertEntry(tx: Tx, entry: Insertable<WaitingListEntry>): Promise<number | undefined> {
  const row = await tx
    .insertInto('waiting_list_entry')
    .values(entry)
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

const withNames = (sql: Sql) =>
  sql
    .selectFrom('waiting_list_entry as e')
    .innerJoin('person as p', 'p.id', 'e.patient_id')
    .leftJoin('doctor as d', 'd.id', 'e.doctor_id')
    .leftJoin('person as dp', 'dp.id', 'd.person_id')
    .leftJoin('speciality as s', 's.id', 'e.speciality_id')
    .leftJoin('location as l', 'l.id', 'e.location_id')
    .leftJoin('appointment as a', 'a.id', 'e.appointment_id')
    .leftJoin('waiting_list_offer as o', (on) => on.onRef('o.entry_id', '=', 'e.id').on('o.state', '=', 'open'))
    .select(['e.id', 'e.patient_id', 'e.doctor_id', 'e.speciality_id', 'e.type', 'e.location_id', 'e.created_at'])
    .select(['e.before_day', 'e.appointment_id', 'a.slot_id as appointment_slot', 'a.starts_at as appointment_at'])
    .select(['a.insurer_share', 'a.discount', 'a.cover_state', pointsPaid.as('points_paid')])
    .select(['a.payment_status', 'o.slot_id as offer_slot', 'o.offered_at', 'o.expires_at', 'p.mrn'])
    .select(['p.first_name', 'p.middle_name', 'p.family_name'])
    .select(['p.first_name_ar', 'p.middle_name_ar', 'p.family_name_ar'])
    .select(['dp.first_name as doctor_first_name', 'dp.family_name as doctor_family_name'])
    .select(['dp.first_name_ar as doctor_first_name_ar', 'dp.family_name_ar as doctor_family_name_ar'])
    .select([
      's.title as speciality',
      's.title_ar as speciality_ar',
      'l.title as location',
      'l.title_ar as location_ar',
    ])
    .where('e.state', '=', 'waiting');

export type EntryRow = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

/** What somebody waits for, the newest entry first. */
export const entriesOf = (sql: Sql, patientId: number): Promise<EntryRow[]> =>
  withNames(sql).where('e.patient_id', '=', patientId).orderBy('e.id', 'desc').limit(20).execute();

export const findEntry = (sql: Sql, id: number): Promise<EntryRow | undefined> =>
  withNames(sql).where('e.id', '=', id).executeTakeFirst();

/** Those who wait for this doctor, or for the speciality; for anybody without a doctor. The first first. */
export async function listEntries(
  sql: Sql,
  doctorId: number | undefined,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: EntryRow[]; total: number }> {
  const fitting = doctorId === undefined ? raw<boolean>`true` : isForDoctor(doctorId);
  const rows = await withNames(sql)
    .where(fitting)
    .orderBy('e.created_at')
    .orderBy('e.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await sql
    .selectFrom('waiting_list_entry as e')
    .select((x) => x.fn.countAll<number>().as('total'))
    .where('e.state', '=', 'waiting')
    .where(fitting)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

const isForDoctor = (doctorId: number) => raw<boolean>`(e.doctor_id = ${doctorId} or e.speciality_id in (
  select unnest(array[sp.id, sp.parent_id]) from doctor_speciality ds join speciality sp on sp.id = ds.speciality_id
  where ds.doctor_id = ${doctorId}))`;

/** An entry of this person, in whatever state, locked against being taken or left at the same time. */
export const lockEntry = (tx: Tx, id: number, patientId: number) =>
  tx
    .selectFrom('waiting_list_entry')
    .select(['id', 'patient_id', 'speciality_id', 'appointment_id', 'state'])
    .where('id', '=', id)
    .where('patient_id', '=', patientId)
    .forNoKeyUpdate()
    .executeTakeFirst();

export async function endEntry(
  tx: Tx,
  id: number,
  change: { readonly state: 'fulfilled' | 'left'; readonly appointment_id?: number },
): Promise<void> {
  await tx.updateTable('waiting_list_entry').set(change).where('id', '=', id).execute();
}

/** The next visit of this person that an entry would make earlier. */
export async function visitToReplace(
  sql: Sql,
  wanted: { patientId: number; doctorId: number | null; specialityId: number | null; type: string; now: Date },
): Promise<number | undefined> {
  const row = await sql
    .selectFrom('appointment as a')
    .innerJoin('speciality as s', 's.id', 'a.speciality_id')
    .select('a.id')
    .where('a.patient_id', '=', wanted.patientId)
    .where('a.state', '=', 'booked')
    .where('a.starts_at', '>', wanted.now)
    .where((x) => x.or([x('a.hold_until', 'is', null), x('a.hold_until', '>=', wanted.now)]))
    .where(raw<boolean>`a.type = ${wanted.type}`)
    .where((x) =>
      x.or([
        x('a.doctor_id', '=', wanted.doctorId ?? 0),
        x('s.id', '=', wanted.specialityId ?? 0),
        x('s.parent_id', '=', wanted.specialityId ?? 0),
      ]),
    )
    .orderBy('a.starts_at')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** A visit that its person moved: what they wait for is to be earlier than the new one. */
export async function followVisit(tx: Tx, from: number, to: number): Promise<void> {
  await tx
    .updateTable('waiting_list_entry')
    .set({ appointment_id: to })
    .where('appointment_id', '=', from)
    .where('state', '=', 'waiting')
    .execute();
}

/** A visit was booked by somebody who waits for that doctor or speciality: it is what an earlier one takes the place of. */
export async function attachVisit(tx: Tx, appointmentId: number): Promise<void> {
  await raw`
    update waiting_list_entry e set appointment_id = a.id
    from appointment a join speciality s on s.id = a.speciality_id
    where a.id = ${appointmentId} and a.state = 'booked' and e.state = 'waiting' and e.appointment_id is null
      and e.patient_id = a.patient_id and e.type = a.type
      and (e.doctor_id = a.doctor_id or e.speciality_id in (s.id, s.parent_id))`.execute(tx);
}

/** A visit that the hospital could not give: its person waits on, for any time. */
export async function detachVisit(tx: Tx, appointmentId: number): Promise<void> {
  await tx
    .updateTable('waiting_list_entry')
    .set({ appointment_id: null })
    .where('appointment_id', '=', appointmentId)
    .where('state', '=', 'waiting')
    .execute();
}

/** Nothing is waited for any more with a visit that was given up, or after the last day that suits. Answers what was on offer. */
export async function endEntries(tx: Tx, which: { readonly appointmentId: number } | { readonly today: string }) {
  const condition =
    'today' in which ? raw`e.before_day < ${which.today}::date` : raw`e.appointment_id = ${which.appointmentId}`;
  const { rows } = await raw<{ slot_id: number }>`
    with ended as (
      update waiting_list_entry e set state = 'ended' where e.state = 'waiting' and ${condition} returning e.id
    )
    update waiting_list_offer o set state = 'withdrawn' from ended
    where o.entry_id = ended.id and o.state = 'open' returning o.slot_id`.execute(tx);
  return rows.map((row) => row.slot_id);
}

/** Before an account is closed: nobody waits any more. What was on offer is free again. */
export async function eraseEntries(tx: Tx, patientId: number): Promise<void> {
  await tx.deleteFrom('waiting_list_entry').where('patient_id', '=', patientId).execute();
}

/** What somebody waited for and what they were offered. */
export const entryRows = (sql: Sql, patientId: number, after: number, count: number) =>
  sql
    .selectFrom('waiting_list_entry as e')
    .leftJoin('speciality as s', 's.id', 'e.speciality_id')
    .leftJoin('doctor as d', 'd.id', 'e.doctor_id')
    .leftJoin('person as dp', 'dp.id', 'd.person_id')
    .select(['e.id', 'e.type', 'e.before_day as before', 'e.state', 'e.created_at', 's.title as speciality'])
    .select(raw<string>`concat_ws(' ', dp.first_name, dp.family_name)`.as('doctor'))
    .select(
      raw<
        object[]
      >`array(select jsonb_build_object('starts_at', sl.starts_at, 'offered_at', o.offered_at, 'state', o.state)
        from waiting_list_offer o join slot sl on sl.id = o.slot_id where o.entry_id = e.id order by o.id)`.as(
        'offers',
      ),
    )
    .where('e.patient_id', '=', patientId)
    .where('e.id', '>', after)
    .orderBy('e.id')
    .limit(count)
    .execute();
