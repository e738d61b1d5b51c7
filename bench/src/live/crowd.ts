import { createHash } from 'node:crypto';
import { withClient } from '../client.ts';

export const riders = 200;
export const patients = 1000;

/** The log-ins of the crowd: known beforehand, so that nobody has to sign in. */
export const riderToken = (n: number): string => `live-rider-${String(n).padStart(32, '0')}`;
export const patientToken = (n: number): string => `live-patient-${String(n).padStart(30, '0')}`;
const hashes = (tokens: readonly string[]) =>
  JSON.stringify(tokens.map((token) => createHash('sha256').update(token).digest('hex')));
const range = (count: number) => Array.from({ length: count }, (_, n) => n);

/** Somebody of the demo hospital, so many times, each with an account and a session. `n` counts from zero. */
const people = (name: string, login: string, tokens: readonly string[]) => `
  create temp table ${name} as
    select n, nextval(pg_get_serial_sequence('person', 'id')) as person_id, nextval(pg_get_serial_sequence('account', 'id')) as account_id,
      p.id as old_person, a.id as old_account
    from generate_series(0, ${tokens.length - 1}) n, person p join account a on a.person_id = p.id where ${login};
  insert into person overriding system value
  select (jsonb_populate_record(p, jsonb_build_object('id', c.person_id, 'mrn', null, 'national_id', null, 'iqama', null,
    'email', null, 'phone', null))).* from ${name} c join person p on p.id = c.old_person;
  insert into account overriding system value
  select (jsonb_populate_record(a, jsonb_build_object('id', c.account_id, 'person_id', c.person_id,
    'login_email', case when a.login_email is null then null else '${name}' || c.n || '@balsam.example' end))).*
  from ${name} c join account a on a.id = c.old_account;
  insert into session (token_hash, account_id, person_id, remember, created_at, last_seen_at, expires_at)
  select decode(h.hash, 'hex'), c.account_id, c.person_id, true, '2026-11-22', '2026-11-22', '2027-11-22'
  from ${name} c join jsonb_array_elements_text('${hashes(tokens)}') with ordinality h(hash, n) on h.n = c.n + 1;`;

/** Each rider has five orders on the way, each of them another patient's. */
const orders = `
  insert into pharmacy_order overriding system value
  select (jsonb_populate_record(null::pharmacy_order, to_jsonb(o) || jsonb_build_object('id', nextval(pg_get_serial_sequence('pharmacy_order', 'id')),
    'person_id', p.person_id, 'account_id', p.account_id, 'rider_id', r.person_id, 'coupon_code', null,
    'address', o.address || jsonb_build_object('LATITUDE', 24.6 + p.n * 0.0002, 'LONGITUDE', 46.6 + r.n * 0.001)))).*
  from live_patient p join live_rider r on r.n = p.n % ${riders},
    lateral (select * from pharmacy_order where state = 'on_the_way' order by id limit 1) o;`;

/** Fills in the riders, on their way to the patients. */
export const fillCrowd = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    const [asRider, asPatient] = ["a.login_email = 'rider@balsam.example'", "p.mrn = '1000001'"];
    await client.query(
      [
        people('live_rider', asRider, range(riders).map(riderToken)),
        people('live_patient', asPatient, range(patients).map(patientToken)),
        orders,
      ].join('\n'),
    );
  });
