import { indexSearch } from '../../apps/server/src/modules/hospital/index.ts';
import { batchLimits } from '../../apps/server/src/platform/db/limits.ts';
import { openDatabase } from '../../apps/server/src/platform/db/open.ts';
import { withClient } from './client.ts';

/** Who is copied: doctors and patients, each under numbers of their own, with names mixed anew so that search has more to tell apart. */
const people = (copies: number) => `
  create temp table person_copy as
    select p.id as old_id, k, nextval(pg_get_serial_sequence('person', 'id')) as new_id,
      row_number() over (partition by k, p.mrn is null order by p.id) - 1 as n,
      count(*) over (partition by k, p.mrn is null) as of_n, p.mrn is null as is_doctor
    from person p cross join generate_series(1, ${copies}) k
    where p.mrn is not null or exists (select from doctor d where d.person_id = p.id);
  insert into person overriding system value
  select (jsonb_populate_record(p, jsonb_build_object('id', c.new_id, 'mrn', (p.mrn::int + c.k * 10000)::text,
    'national_id', null, 'iqama', null, 'email', null, 'family_name', other.family_name, 'family_name_ar', other.family_name_ar))).*
  from person_copy c join person p on p.id = c.old_id
  join person_copy mixed on mixed.k = c.k and mixed.is_doctor = c.is_doctor and mixed.n = (c.n + c.k * 7) % c.of_n
  join person other on other.id = mixed.old_id;`;

const doctors = `
  create temp table doctor_copy as
    select d.id as old_id, c.k, nextval(pg_get_serial_sequence('doctor', 'id')) as new_id, c.new_id as person_id
    from doctor d join person_copy c on c.old_id = d.person_id;
  create index on doctor_copy (old_id);
  insert into doctor overriding system value
  select (jsonb_populate_record(d, jsonb_build_object('id', c.new_id, 'person_id', c.person_id,
    'code', 'D' || (substr(d.code, 2)::int + c.k * 100)))).*
  from doctor_copy c join doctor d on d.id = c.old_id;`;

/** Rows of a doctor that nothing else points to. */
const ofDoctor = (table: string, hasId: boolean) => `
  insert into ${table} overriding system value
  select (jsonb_populate_record(t, jsonb_build_object('doctor_id', c.new_id
    ${hasId ? `, 'id', nextval(pg_get_serial_sequence('${table}', 'id'))` : ''}))).*
  from doctor_copy c join ${table} t on t.doctor_id = c.old_id;`;

const times = `
  insert into slot (doctor_id, location_id, type, day, starts_at, ends_at, is_closed)
  select c.new_id, s.location_id, s.type, s.day, s.starts_at, s.ends_at, s.is_closed
  from doctor_copy c join slot s on s.doctor_id = c.old_id order by s.day, c.new_id, s.starts_at;`;

const visits = `
  create temp table appointment_copy as
    select a.id as old_id, nextval(pg_get_serial_sequence('appointment', 'id')) as new_id, d.new_id as doctor_id, p.new_id as patient_id, s.id as slot_id
    from appointment a join doctor_copy d on d.old_id = a.doctor_id join person_copy p on p.old_id = a.patient_id and p.k = d.k
    join slot s on s.doctor_id = d.new_id and s.starts_at = a.starts_at;
  create temp table appointment_row as
  select (jsonb_populate_record(a, jsonb_build_object('id', c.new_id, 'doctor_id', c.doctor_id, 'patient_id', c.patient_id,
    'slot_id', c.slot_id, 'rescheduled_from', null, 'booked_by', null))).*
  from appointment_copy c join appointment a on a.id = c.old_id;
  -- What PostgreSQL computes itself is not written.
  do $do$ declare names text; begin
    select string_agg(quote_ident(attname), ', ') into names from pg_attribute
    where attrelid = 'appointment'::regclass and attnum > 0 and not attisdropped and attgenerated = '';
    execute format('insert into appointment (%s) overriding system value select %s from appointment_row', names, names);
  end $do$;
  insert into appointment_event (appointment_id, kind, at)
  select c.new_id, e.kind, e.at from appointment_copy c join appointment_event e on e.appointment_id = c.old_id;
  insert into appointment_reminder (appointment_id, kind, due_at, sent_at)
  select c.new_id, r.kind, r.due_at, r.sent_at from appointment_copy c join appointment_reminder r on r.appointment_id = c.old_id;`;

/** The records of the patients that were copied, with what is drawn from them. */
const records = `
  create temp table encounter_copy as
    select e.id as old_id, nextval(pg_get_serial_sequence('encounter', 'id')) as new_id, c.new_id as person_id
    from encounter e join person_copy c on c.old_id = e.person_id;
  insert into encounter overriding system value
  select (jsonb_populate_record(e, jsonb_build_object('id', c.new_id, 'person_id', c.person_id))).*
  from encounter_copy c join encounter e on e.id = c.old_id;
  insert into observation overriding system value
  select (jsonb_populate_record(o, jsonb_build_object('id', nextval(pg_get_serial_sequence('observation', 'id')), 'person_id', c.new_id,
    'encounter_id', e.new_id))).*
  from person_copy c join observation o on o.person_id = c.old_id
  left join encounter_copy e on e.old_id = o.encounter_id and e.person_id = c.new_id;
  create temp table resource_copy as
    select r.id as old_id, nextval(pg_get_serial_sequence('fhir_resource', 'id')) as new_id, c.new_id as person_id
    from fhir_resource r join person_copy c on c.old_id = r.person_id;
  insert into fhir_resource overriding system value
  select (jsonb_populate_record(r, jsonb_build_object('id', c.new_id, 'person_id', c.person_id))).*
  from resource_copy c join fhir_resource r on r.id = c.old_id;
  insert into record_entry overriding system value
  select (jsonb_populate_record(n, jsonb_build_object('id', nextval(pg_get_serial_sequence('record_entry', 'id')), 'person_id', c.person_id,
    'resource_id', c.new_id, 'replaced_by', later.new_id))).*
  from resource_copy c join record_entry n on n.resource_id = c.old_id
  left join resource_copy later on later.old_id = n.replaced_by and later.person_id = c.person_id;`;

const everything = (copies: number) =>
  [
    people(copies),
    doctors,
    ...['doctor_speciality', 'doctor_clinic', 'doctor_fee'].map((table) => ofDoctor(table, false)),
    ...['doctor_experience', 'schedule_block', 'doctor_leave'].map((table) => ofDoctor(table, true)),
    `insert into rating (doctor_id, value, comment, created_at)
   select c.new_id, r.value, r.comment, r.created_at from doctor_copy c join rating r on r.doctor_id = c.old_id;`,
    times,
    visits,
    records,
  ].join('\n');

/**
 * Makes the demo hospital so many times as large: its doctors with their hours, times, opinions and visits, and the patients of these with their
 * records; 400 doctors at ten times.
 */
export async function grow(url: string, factor = 10): Promise<void> {
  await withClient(url, (client) => client.query(everything(factor - 1)));
  const { db } = openDatabase(url, { max: 1, limits: batchLimits });
  try {
    await db.transaction().execute(indexSearch);
  } finally {
    await db.destroy();
  }
}
