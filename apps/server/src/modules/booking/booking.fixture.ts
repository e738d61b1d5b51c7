import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { addMinutes, riyadhDay } from '@balsam/domain/time';
import { halalas } from '@balsam/domain/money';
import type { World } from '#test/world.ts';
import type { Appointment } from '@balsam/contract/booking';
import { topUp } from '#modules/billing/index.ts';

/** What a reply says, as a client reads it. */
export type Reply<T = Appointment> = {
  readonly http: number;
  readonly status: boolean;
  readonly message: string;
  readonly message_ar: string;
  readonly code?: string;
  readonly data: T;
  readonly errors?: readonly { path: string; code: string; message: string; message_ar: string }[];
};

/** Speaks to a world as one person. */
export type Client = {
  readonly get: <T = Appointment>(url: string) => Promise<Reply<T>>;
  readonly post: <T = Appointment>(url: string, body: unknown, key?: string) => Promise<Reply<T>>;
  readonly patch: <T = Appointment>(url: string, body: unknown) => Promise<Reply<T>>;
  readonly put: <T = Appointment>(url: string, body: unknown) => Promise<Reply<T>>;
  readonly delete: <T = Appointment>(url: string) => Promise<Reply<T>>;
};

export function clientOf(w: World, token: string): Client {
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: unknown,
    key?: string,
  ) => {
    const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(key && { 'idempotency-key': key }) };
    const reply = await w.app.inject({
      method,
      url: `/api/v1${url}`,
      headers,
      ...(body !== undefined && { payload: body as object }),
    });
    return { http: reply.statusCode, ...reply.json() };
  };
  return {
    get: (url) => send('GET', url),
    post: (url, body, key) => send('POST', url, body, key),
    patch: (url, body) => send('PATCH', url, body),
    put: (url, body) => send('PUT', url, body),
    delete: (url) => send('DELETE', url),
  };
}

/** A client signed in as somebody of the demo hospital; `inside` is the MRN of a dependent. */
export const as = async (w: World, who: string, inside?: string): Promise<Client> =>
  clientOf(w, await w.tokenOf(who, inside));

type BookingRequest = { doctor?: string; type?: 'onsite' | 'virtual' | 'home' | 'onspot'; at: Date; minutes?: number };

/** A new free slot outside the doctor's weekly hours. Answers its id. */
export async function newSlot(
  w: World,
  { doctor = 'D1001', type = 'onsite', at, minutes = 20 }: BookingRequest,
): Promise<number> {
  const d = await w.db.selectFrom('doctor').select('id').where('code', '=', doctor).executeTakeFirstOrThrow();
  const place = await w.db.selectFrom('location').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
  const row = await w.db
    .insertInto('slot')
    .values({
      doctor_id: d.id,
      location_id: place.id,
      type,
      day: riyadhDay(at),
      starts_at: at,
      ends_at: addMinutes(at, minutes),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Books a slot and expects it to go well. */
export async function book(client: Client, slotId: number, type: string = 'onsite'): Promise<Appointment> {
  const reply = await client.post('/appointments/create', { slot_id: slotId, type, policy_accepted: true });
  if (reply.http !== 200) throw new Error(`not booked: ${reply.code}`);
  return reply.data;
}

/** Pays an appointment from a wallet that is filled for it. */
export async function pay(w: World, client: Client, appointment: Appointment): Promise<Appointment> {
  const amount = halalas(Math.round(appointment.total * 100));
  await w.db
    .transaction()
    .execute((tx) => topUp(tx, appointment.patient.id, amount, `test-${appointment.id}`, w.clock.now()));
  const reply = await client.post('/payment/intent', {
    purpose: 'appointment',
    entity_id: appointment.id,
    method: 'wallet',
  });
  if (reply.http !== 200) throw new Error(`not paid: ${reply.code}`);
  return (await client.get(`/appointments/${appointment.id}`)).data;
}

/** So many patients with a log-in who agreed to the terms; answers a client of each. */
export async function crowd(w: World, count: number): Promise<Client[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'));
  const now = w.clock.now();
  await sql`
    with someone as (
      insert into person (mrn, first_name, nationality, created_at)
      select (2000000 + n)::text, 'Patient ' || n, 'EG', ${now} from generate_series(1, ${count}::int) n returning id
    ), with_account as (
      insert into account (person_id, role_id, created_at) select id, 3, ${now} from someone returning id, person_id
    ), agreed as (
      insert into terms_agreement (person_id, terms_version_id, agreed_at)
      select s.id, v.id, ${now} from someone s cross join terms_version v
    ), numbered as (select *, row_number() over () as n from with_account)
    insert into session (token_hash, account_id, person_id, remember, created_at, last_seen_at, expires_at)
    select decode(h.hash, 'hex'), a.id, a.person_id, true, ${now}, ${now}, ${addMinutes(now, 60 * 24 * 30)}
    from numbered a join unnest(${hashes}::text[]) with ordinality as h (hash, n) on h.n = a.n
  `.execute(w.db);
  return tokens.map((token) => clientOf(w, token));
}
