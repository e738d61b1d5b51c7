import { createHash } from 'node:crypto';
import { addMinutes } from '@balsam/domain/time';
import { demoNow } from '../../../apps/server/test/databases.ts';
import { withClient } from '../client.ts';
import type { BenchRequest } from '../load/load.ts';

/** People who book at the same time, and how many of them come one after the other. */
export const queues = 16;
const inLane = 25;
const people = queues * inLane;

const day = 24 * 60;
/** Ids of a run begin so high, each table's apart, that they can be known again wherever they turn up. */
const firstId = 1_000_000_000;
const apart = 10_000_000;

/** The bearer token of the nth of the people. */
export const tokenOf = (n: number): string => createHash('sha256').update(`bench ${n}`).digest('base64url');
const hashOf = (n: number): string => createHash('sha256').update(tokenOf(n)).digest('hex');

const crowd = `
  with someone as (
    insert into person (mrn, first_name, nationality, created_at)
    select (5000000 + n)::text, 'Patient ' || n, 'EG', $1 from generate_series(1, ${people}) n returning id
  ), with_account as (
    insert into account (person_id, role_id, created_at) select id, 3, $1 from someone returning id, person_id
  ), agreed as (
    insert into terms_agreement (person_id, terms_version_id, agreed_at)
    select s.id, v.id, $1 from someone s cross join terms_version v
  ), numbered as (select *, row_number() over (order by id) as n from with_account)
  insert into session (token_hash, account_id, person_id, remember, created_at, last_seen_at, expires_at)
  select decode(h.hash, 'hex'), a.id, a.person_id, true, $1, $1, $2
  from numbered a join unnest($3::text[]) with ordinality as h (hash, n) on h.n = a.n`;

const farIds = `
  select format('alter sequence %I restart with %s', sequencename, $1 + $2 * row_number() over (order by sequencename)) as statement
  from pg_sequences where schemaname = 'public' and sequencename <> 'mrn_number'`;

/** People with a log-in who will book, and ids that can be known again. */
export async function gather(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const hashes = Array.from({ length: people }, (_, n) => hashOf(n));
    await client.query(crowd, [demoNow, addMinutes(demoNow, 30 * day), hashes]);
    const { rows } = await client.query<{ statement: string }>(farIds, [firstId, apart]);
    await client.query(rows.map((row) => row.statement).join(';'));
  });
}

/** Whether this is an id that a run made. */
export const isNewId = (value: unknown): boolean => Number(value) > firstId && Number(value) < 2 * firstId;

/** What everybody asks for: each person another free slot on site, of many doctors at once. */
export async function bookings(url: string): Promise<BenchRequest[][]> {
  const slots = await withClient(url, (client) =>
    client.query<{ id: string }>(
      `select s.id from slot s
       where s.type = 'onsite' and not s.is_closed and s.starts_at > $1
         and not exists (select from appointment a where a.slot_id = s.id)
       order by s.starts_at, s.doctor_id limit ${people}`,
      [addMinutes(demoNow, 3 * day)],
    ),
  );
  const requests = slots.rows.map(({ id }, n): BenchRequest => ({
    method: 'POST',
    path: '/api/v1/appointments/create',
    headers: { authorization: `Bearer ${tokenOf(n)}`, 'idempotency-key': `bench-booking-${n}` },
    body: { slot_id: Number(id), type: 'onsite' },
  }));
  if (requests.length < people) throw new Error(`only ${requests.length} of ${people} slots are free`);
  return Array.from({ length: queues }, (_, queue) => requests.filter((_a, n) => n % queues === queue));
}
