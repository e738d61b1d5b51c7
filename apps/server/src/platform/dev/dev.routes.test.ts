import { describe, expect, test } from 'vitest';
import { world, type World } from '#test/world.ts';
import { setDevClock } from '#platform/clock/dev-clock.ts';

const w = await world();
const demo = await world({ config: { test: false, demo: true } });
const production = await world({ config: { production: true, demo: false, test: false } });

const outbox = (of: World, options: object = {}) => of.app.inject({ url: '/dev/outbox', ...options });
const setClock = (of: World, now: unknown, options: object = {}) =>
  of.app.inject({ method: 'POST', url: '/dev/clock', payload: { now }, ...options });

describe('who gets nothing, as if it were not there', () => {
  test('production has neither page', async () => {
    expect([(await outbox(production)).statusCode, (await setClock(production, null)).statusCode]).toEqual([404, 404]);
  });
  test('demo without BALSAM_TEST has no clock to set', async () => {
    expect((await setClock(demo, null)).statusCode).toBe(404);
  });
  test.each([
    ['another machine', { remoteAddress: '10.0.0.7' }],
    ['another machine that claims to be this one', { remoteAddress: '10.0.0.7', headers: { host: 'localhost' } }],
    ['a proxy on this machine', { headers: { 'x-forwarded-for': '10.0.0.7' } }],
    ['a name that was made to point at this machine', { headers: { host: 'rebound.example:8080' } }],
    ['a name that begins as this machine', { headers: { host: 'localhost.example' } }],
    ['a number that is not this machine', { headers: { host: '10.0.0.7:8080' } }],
  ])('%s', async (_, options) => {
    expect([(await outbox(w, options)).statusCode, (await setClock(w, null, options)).statusCode]).toEqual([404, 404]);
  });
  test('a time that is none is refused', async () => {
    expect((await setClock(w, 'tomorrow')).statusCode).toBe(400);
  });
});

describe('on this machine', () => {
  test.each(['localhost', 'localhost:5173', 'LOCALHOST:8080', '127.0.0.1:8080', '[::1]:8080'])(
    'as %s',
    async (host) => {
      expect((await outbox(w, { headers: { host } })).statusCode).toBe(200);
    },
  );
  test('demo shows the messages, as a page without scripts to a browser', async () => {
    const reply = await outbox(demo, { headers: { accept: 'text/html' } });
    expect([reply.statusCode, reply.body.includes('<script')]).toEqual([200, false]);
  });
  test('a message can be read as soon as the call that caused it has answered, by its destination', async () => {
    const payload = { field_name: 'mrn_number', username: '1000001' };
    const sent = await w.app.inject({ method: 'POST', url: '/api/v1/auth/user/otp', payload });
    expect(sent.statusCode).toBe(200);
    const { items } = (await outbox(w, { query: { to: '+966500000001' } })).json().data;
    expect(items[0]).toMatchObject({ channel: 'sms', destination: '+966500000001', status: 'sent' });
    expect(items[0].body).toMatch(/\d{4}/);
    expect((await outbox(w, { query: { to: '+966500000777' } })).json().data.items).toEqual([]);
  });
  test('what a message says is text on the page, never markup', async () => {
    await w.db
      .insertInto('outgoing_message')
      .values({
        channel: 'sms',
        destination: 'x',
        body: '<img src=x>',
        language: 'en',
        gateway: '',
        created_at: w.clock.now(),
      })
      .execute();
    expect((await outbox(w, { headers: { accept: 'text/html' } })).body).toContain('&lt;img src=x&gt;');
  });
  test('a set clock runs what has become due, and null is the real time again', async () => {
    const before = w.clock.now();
    const ahead = new Date(before.getTime() + 30 * 60_000);
    const reply = await setClock(w, ahead.toISOString());
    expect(reply.json().data.now).toBe(ahead.toISOString());
    const reminders = await w.db
      .selectFrom('appointment_reminder')
      .selectAll()
      .where('due_at', '<=', ahead)
      .where('sent_at', 'is', null)
      .execute();
    expect(reminders).toEqual([]);
    expect((await setClock(w, null)).json().data.now).toBe(before.toISOString());
  });
});

describe('a clock that is moved', () => {
  test('goes further when several put it on at the same time', async () => {
    const before = w.clock.now().getTime();
    const forward = () => w.app.inject({ method: 'POST', url: '/dev/clock', payload: { forward_seconds: 60 } });
    const moved = await Promise.all([forward(), forward(), forward()]);
    expect(moved.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(w.clock.now().getTime()).toBe(before + 180_000);
    await setClock(w, null);
  });
  test('shows nobody the real time on its way', async () => {
    await setClock(w, new Date(w.clock.now().getTime() + 3_600_000).toISOString());
    const before = w.clock.now().getTime();
    const seen: number[] = [];
    const watched = {
      ...w.clock,
      setOffset: (ms: number) => {
        w.clock.setOffset(ms);
        queueMicrotask(() => seen.push(w.clock.now().getTime()));
      },
    };
    await setDevClock(w.db, watched, new Date(before + 60_000));
    expect(new Set(seen)).toEqual(new Set([before + 60_000]));
    await setClock(w, null);
  });
});
