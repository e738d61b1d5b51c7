import { describe, expect, test } from 'vitest';
import { apiClient } from '#test/api-client.ts';
import { demoNow, world } from '#test/world.ts';
import { signedInBy } from '../index.ts';

const w = await world();
const client = apiClient(w);
const secondsAfter = (seconds: number) => new Date(demoNow.getTime() + seconds * 1000);
const password = 'Balsam#2026';

const me = (token: string) => client.get('/users', { token });
const httpAt = async (token: string, seconds: number) => {
  w.at(secondsAfter(seconds));
  return (await me(token)).http;
};
const logIn = async (remember: boolean) => {
  const { body } = await client.post('/auth/patient/login', {
    field_name: 'mrn_number',
    username: '1000001',
    password,
    remember,
  });
  return body.data.access_token as string;
};

describe('without a live log-in', () => {
  test.each([
    ['no header', undefined],
    ['an unknown token', 'Bearer AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['another scheme', 'Basic AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['an empty one', 'Bearer '],
    ['an endless one', `Bearer ${'A'.repeat(5000)}`],
    ['one that is no token', "Bearer ' or 1=1 --"],
  ])('D3.04 %s reads 401', async (_, authorization) => {
    const { http, body } = await client.get(
      '/users',
      authorization === undefined ? {} : { headers: { authorization } },
    );
    expect([http, body.code, body.data]).toEqual([401, 'unauthenticated', null]);
  });
  test('D3.04 a call that guests may make goes on working with an ended one', async () => {
    const token = await w.tokenOf('1000001');
    await client.post('/user/logout', {}, { token });
    expect((await client.post('/otp/send', { phone_number: '0500000001' }, { token })).http).toBe(200);
  });
});

describe('how long a log-in lives', () => {
  test('D3.04 staff are out after fifteen idle minutes, to the second', async () => {
    w.at(demoNow);
    const [idle, busy] = [await w.tokenOf('admin@balsam.example'), await w.tokenOf('admin@balsam.example')];
    expect(await httpAt(busy, 14 * 60)).toBe(200);
    expect(await httpAt(idle, 15 * 60)).toBe(401);
    expect(await httpAt(busy, 29 * 60 - 1)).toBe(200);
  });
  test('D3.04 staff at fourteen minutes and 59 seconds are still in', async () => {
    w.at(demoNow);
    const token = await w.tokenOf('support@balsam.example');
    expect(await httpAt(token, 15 * 60 - 1)).toBe(200);
    expect(await httpAt(token, 30 * 60 - 2)).toBe(200);
    expect(await httpAt(token, 45 * 60 - 2)).toBe(401);
  });
  test('D3.04 without remember-me twelve hours, and every call moves them on', async () => {
    w.at(demoNow);
    const [idle, busy] = [await logIn(false), await logIn(false)];
    expect(await httpAt(busy, 12 * 3600 - 1)).toBe(200);
    expect(await httpAt(idle, 12 * 3600)).toBe(401);
    expect(await httpAt(busy, 24 * 3600 - 2)).toBe(200);
  });
  test('D3.04 staff are out twelve hours after they signed in, however busy they are', async () => {
    w.at(demoNow);
    const token = await w.tokenOf('admin@balsam.example');
    for (let minutes = 14; minutes < 12 * 60; minutes += 14) {
      expect(await httpAt(token, minutes * 60)).toBe(200);
    }
    expect(await httpAt(token, 12 * 3600 - 1)).toBe(200);
    expect(await httpAt(token, 12 * 3600)).toBe(401);
  });
  test('D3.04 with it thirty days', async () => {
    w.at(demoNow);
    const [idle, busy] = [await logIn(true), await logIn(true)];
    expect(await httpAt(busy, 30 * 86_400 - 1)).toBe(200);
    expect(await httpAt(idle, 30 * 86_400)).toBe(401);
  });
});

describe('what ends it', () => {
  test('D3.04 signing in again with it: the new token works, the old one no more', async () => {
    w.at(demoNow);
    const old = await logIn(true);
    const entry = { field_name: 'mrn_number', username: '1000001', password };
    const { body } = await client.post('/auth/patient/login', entry, { token: old });
    expect([(await me(old)).http, (await me(body.data.access_token)).http]).toEqual([401, 200]);
  });
  test('D3.04 log-out, at once and with its sockets, and no other log-in', async () => {
    w.at(demoNow);
    const [mine, other] = [await logIn(true), await logIn(true)];
    const who = await signedInBy(w.db, mine, demoNow);
    const ended: number[] = [];
    const { realtime } = w.platform;
    Object.assign(realtime, { endSessions: (ids: readonly number[]) => ended.push(...ids) });
    expect((await client.post('/user/logout', {}, { token: mine })).http).toBe(200);
    expect(ended).toEqual([who?.sessionId]);
    expect(await httpAt(mine, 0)).toBe(401);
    expect(await signedInBy(w.db, mine, demoNow)).toBeUndefined();
    expect(await httpAt(other, 0)).toBe(200);
  });
  test('D3.04 an account that was closed', async () => {
    w.at(demoNow);
    const token = await w.tokenOf('1000006');
    await w.pool.query(`update account set status = 'deleted' where login_email = 'patient1000006@balsam.example'`);
    expect(await httpAt(token, 0)).toBe(401);
  });
});

describe('a log-in inside the profile of a dependent', () => {
  const idOf = (mrn: string) => w.db.selectFrom('person').select('id').where('mrn', '=', mrn);
  const born = (day: string | null) =>
    w.db.updateTable('person').set({ birth_date: day }).where('mrn', '=', '1000004').execute();

  test('D3.03 ends on the day they are 18, in Riyadh, and when nobody knows how old they are', async () => {
    const token = await w.tokenOf('1000002', '1000004');
    await born('2008-11-23');
    w.at('2026-11-22T20:59:59Z');
    expect((await me(token)).http).toBe(200);
    w.at('2026-11-22T21:00:00Z');
    expect((await me(token)).http).toBe(401);
    await born(null);
    expect((await me(token)).http).toBe(401);
    await born('2015-01-01');
    expect((await me(token)).http).toBe(200);
  });
  test('D3.03 ends at once when the grant is revoked, and no other log-in of the guardian', async () => {
    const [inside, sister, own] = [
      await w.tokenOf('1000002', '1000004'),
      await w.tokenOf('1000002', '1000003'),
      await w.tokenOf('1000002'),
    ];
    await w.db
      .updateTable('guardianship')
      .set({ revoked_at: w.clock.now() })
      .where('dependent_id', 'in', idOf('1000004'))
      .execute();
    const replies = [await me(inside), await me(sister), await me(own)];
    expect(replies.map(({ http }) => http)).toEqual([401, 200, 200]);
  });
});
