import { createHash } from 'node:crypto';
import { withClient } from '../client.ts';

/** Calls at the same time, on one process. */
export const calls = 200;
/** When each of them begins: an hour and ten minutes after the clock of the demo hospital, which the bench puts forward. */
export const startsAt = '2026-11-22T07:10:00Z';

/** The log-ins of both sides, known beforehand. */
export const doctorToken = (n: number): string => `call-doctor-${String(n).padStart(31, '0')}`;
export const patientToken = (n: number): string => `call-patient-${String(n).padStart(30, '0')}`;

const hashes = (tokenOf: (n: number) => string) =>
  JSON.stringify(Array.from({ length: calls }, (_, n) => createHash('sha256').update(tokenOf(n)).digest('hex')));

/** Somebody of the demo hospital, so many times, each with an account and a session. */
const people = (name: string, login: string, tokenOf: (n: number) => string) => `
  create temp table ${name} as
    select n, nextval(pg_get_serial_sequence('person', 'id')) as person_id, nextval(pg_get_serial_sequence('account', 'id')) as account_id,
      p.id as old_person, a.id as old_account
    from generate_series(0, ${calls - 1}) n, person p join account a on a.person_id = p.id
    ${login};
  insert into person overriding system value
  select (jsonb_populate_record(p, jsonb_build_object('id', c.person_id, 'mrn', null, 'national_id', null, 'iqama', null,
    'email', null, 'phone', null))).* from ${name} c join person p on p.id = c.old_person;
  insert into account overriding system value
  select (jsonb_populate_record(a, jsonb_build_object('id', c.account_id, 'person_id', c.person_id, 'login_email', null,
    'doctor_code', case when a.doctor_code is not null then 'B' || c.n end))).*
  from ${name} c join account a on a.id = c.old_account;
  insert into session (token_hash, account_id, person_id, remember, created_at, last_seen_at, expires_at)
  select decode(h.hash, 'hex'), c.account_id, c.person_id, true, '2026-11-22', '2026-11-22', '2027-11-22'
  from ${name} c join jsonb_array_elements_text('${hashes(tokenOf)}') with ordinality h(hash, n) on h.n = c.n + 1;`;

/** Each doctor has one paid video visit, with one patient, all at the same time. */
const visits = `
  insert into doctor overriding system value
  select (jsonb_populate_record(d, jsonb_build_object('id', nextval(pg_get_serial_sequence('doctor', 'id')), 'person_id', c.person_id,
    'code', 'B' || c.n))).* from call_doctor c join doctor d on d.code = 'D1001';
  insert into slot (doctor_id, location_id, type, day, starts_at, ends_at)
  select d.id, l.id, 'virtual', '2026-11-22', '${startsAt}', '${startsAt}'::timestamptz + interval '20 min'
  from call_doctor c join doctor d on d.code = 'B' || c.n, lateral (select id from location order by id limit 1) l;
  insert into appointment (patient_id, doctor_id, slot_id, location_id, speciality_id, type, starts_at, ends_at, payment_status,
    is_billed, price, vat, created_at)
  select p.person_id, d.id, s.id, s.location_id, d.default_speciality_id, 'virtual', s.starts_at, s.ends_at, 'paid', true, 0, 0,
    '2026-11-22'
  from call_doctor c join call_patient p on p.n = c.n join doctor d on d.code = 'B' || c.n join slot s on s.doctor_id = d.id
  order by c.n;
  insert into terms_agreement (person_id, terms_version_id, agreed_at)
  select p.person_id, v.id, '2026-11-22' from call_patient p cross join terms_version v on conflict do nothing;`;

/** Fills in the doctors and patients with their calls; answers the numbers of the appointments, in the order of the pairs. */
export const fillCalls = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    await client.query(
      [
        people('call_doctor', "join doctor d on d.person_id = p.id where d.code = 'D1001'", doctorToken),
        people('call_patient', "where p.mrn = '1000001'", patientToken),
        visits,
      ].join('\n'),
    );
  });

/** The appointments of the pairs, in their order. */
export async function appointmentsIn(url: string): Promise<number[]> {
  let ids: number[] = [];
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select a.id from appointment a join doctor d on d.id = a.doctor_id where d.code ~ '^B[0-9]+$'
       order by substr(d.code, 2)::int`,
    );
    ids = rows.map(({ id }) => Number(id));
  });
  return ids;
}
