import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { keptSince, retention, type RetainedKind } from '@balsam/domain/privacy';
import { addMinutes } from '@balsam/domain/time';
import { secondApp } from '#test/second-app.ts';
import { world } from '#test/world.ts';
import { platformPurges } from './platform-purges.ts';
import { purgeJob } from './purge.ts';

const lines: { msg: string; rows?: string; purged?: number }[] = [];
const w = await world({
  connections: 10,
  config: { logLevel: 'info' },
  log: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]),
});
await w.due();
const begin = w.clock.now();
/** In minutes. */
const day = 24 * 60;
const someone = await w.db
  .selectFrom('account')
  .selectAll()
  .where('role_id', '=', 3)
  .limit(1)
  .executeTakeFirstOrThrow();
const ids = { account_id: someone.id, person_id: someone.person_id };
const hash = () => Buffer.from(randomUUID());

const key = () =>
  w.db
    .insertInto('idempotency_key')
    .values({ ...ids, endpoint: 'POST /test', key: randomUUID(), body_hash: hash(), reply: '{}', created_at: begin });
const event = (done_at: Date | null) =>
  w.db.insertInto('outbox').values({ kind: 'test.done', payload: '{}', due_at: begin, created_at: begin, done_at });
const session = (ends: { expires_at: Date; revoked_at: Date | null }) =>
  w.db
    .insertInto('session')
    .values({ ...ids, ...ends, token_hash: hash(), remember: true, created_at: begin, last_seen_at: begin });
const notification = () =>
  w.db.insertInto('notification').values({
    person_id: ids.person_id,
    kind: 'test',
    title: '',
    title_ar: '',
    message: '',
    message_ar: '',
    created_at: begin,
  });
const message = () =>
  w.db.insertInto('outgoing_message').values({
    channel: 'sms',
    destination: '',
    body: '',
    language: 'ar',
    status: 'sent',
    gateway: 'test',
    created_at: begin,
  });
const nextYear = addMinutes(begin, 800 * 24 * 60);

test.each([
  ['a key with its reply', 2, 'idempotency_key', key()],
  ['an event that was handled', 30, 'outbox', event(begin)],
  ['a log-in that was ended', 90, 'session', session({ expires_at: nextYear, revoked_at: begin })],
  ['a log-in that ran out', 90, 'session', session({ expires_at: begin, revoked_at: null })],
  ['a notification', 365, 'notification', notification()],
  ['a message that was emptied', 365, 'outgoing_message', message()],
] as const)(
  '%s is kept for %i days and not a minute longer, and the log says how many went',
  async (_, days, rows, row) => {
    w.at(begin);
    await row.execute();
    const count = async () => Number((await w.pool.query(`select count(*) from ${rows}`)).rows[0].count);
    w.at(addMinutes(begin, days * day));
    await w.due();
    const before = await count();
    lines.length = 0;
    w.at(addMinutes(begin, days * day + 1));
    await w.due();
    const logged = lines.filter(({ msg, rows: of }) => msg === 'rows purged' && of === rows);
    expect([before - (await count()) > 0, logged.length]).toEqual([true, 1]);
    expect(Object.keys(logged[0]!).toSorted()).toEqual(['hostname', 'level', 'msg', 'pid', 'purged', 'rows', 'time']);
  },
);

test('an event that was never handled and a live log-in are not purged', async () => {
  w.at(begin);
  await event(null).execute();
  await session({ expires_at: nextYear, revoked_at: null }).execute();
  w.at(addMinutes(begin, 799 * 24 * 60));
  await w.due();
  const { rows } = await w.pool.query(
    `select (select count(*) from session where expires_at = $1 and revoked_at is null)::int as live,
       (select count(*) from outbox where kind = 'test.done' and last_error is null)::int as events`,
    [nextYear],
  );
  expect(rows).toEqual([{ live: 1, events: 1 }]);
});

test('two processes at once purge each row once, in batches, and leave what somebody has locked', async () => {
  const other = await secondApp(w);
  const now = addMinutes(begin, 20 * day);
  w.at(begin);
  const rows = Array.from({ length: 1203 }, (_, n) => ({
    ...ids,
    endpoint: 'POST /many',
    key: `many-${n}`,
    body_hash: hash(),
    reply: '{}',
    created_at: begin,
  }));
  await w.db.insertInto('idempotency_key').values(rows).execute();
  const holder = await w.pool.connect();
  await holder.query('begin');
  await holder.query(`select from idempotency_key where key = 'many-7' for update`);
  lines.length = 0;
  const job = purgeJob(platformPurges);
  await Promise.all([job.run(w.platform, now), job.run({ ...other.platform, log: w.platform.log }, now)]);
  await holder.query('commit');
  holder.release();
  const left = await w.db.selectFrom('idempotency_key').select('key').where('endpoint', '=', 'POST /many').execute();
  expect(left).toEqual([{ key: 'many-7' }]);
  expect(lines.flatMap(({ purged }) => purged ?? []).reduce((a, b) => a + b, 0)).toBe(1202);
});

test('each period begins so long before now', () => {
  const daysOf = (what: RetainedKind) => (begin.getTime() - keptSince(what, begin).getTime()) / 60_000 / day;
  const all = Object.keys(retention) as RetainedKind[];
  expect(Object.fromEntries(all.map((what) => [what, daysOf(what)]))).toEqual({
    idempotencyKey: 2,
    signInAttempt: 2,
    handledEvent: 30,
    endedSession: 90,
    notification: 365,
    emptiedMessage: 365,
    deletionNotice: 1,
  });
});
