import { beforeEach, describe, expect, test } from 'vitest';
import { addMinutes } from '@balsam/domain/time';
import { apiClient } from '#test/api-client.ts';
import { world } from '#test/world.ts';

const w = await world();
const client = apiClient(w);
const start = w.clock.now();
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

type Device = {
  id: number;
  current: boolean;
  browser: string | null;
  system: string | null;
  kind: string;
  in_profile_of: { name: string; name_ar: string } | null;
};

/** Logs in as Maryam, unless somebody else is named, from a browser. */
async function logIn(from: { agent?: string; device?: string; who?: string } = {}): Promise<string> {
  const payload = {
    field_name: 'mrn_number',
    username: from.who ?? '1000006',
    password: 'Balsam#2026',
    ...(from.device && { device_id: from.device }),
  };
  const headers = { 'user-agent': from.agent ?? chrome };
  return (await client.post('/auth/patient/login', payload, { headers })).body.data.access_token;
}
const devicesOf = async (token: string): Promise<Device[]> =>
  (await client.get('/user/sessions', { token })).body.data.items;
const end = (token: string, body: object) => client.post('/user/sessions/end', body, { token });
const isIn = async (token: string) => (await client.get('/users', { token })).http === 200;

beforeEach(async () => {
  w.at(start);
  await w.dispatch();
  await w.db.deleteFrom('known_device').execute();
  await w.db.deleteFrom('device_token').execute();
  await w.db.deleteFrom('session').execute();
  await w.db.deleteFrom('outgoing_message').execute();
});

describe('refusals', () => {
  test("D3.01 another's log-in, one that there is not and one that has ended read as not there", async () => {
    const [mine, theirs, ended] = [await logIn(), await logIn({ who: '1000001' }), await logIn()];
    const [other] = await devicesOf(theirs);
    const [, old] = await devicesOf(mine);
    await client.post('/user/logout', {}, { token: ended });
    const tries = [
      await end(mine, { id: other!.id }),
      await end(mine, { id: 999_999_999 }),
      await end(mine, { id: old!.id }),
    ];
    expect(tries.map(({ http }) => http)).toEqual([404, 404, 404]);
    expect(await isIn(theirs)).toBe(true);
  });
  test('neither one nor the others is refused, and names the field', async () => {
    const { http, body } = await end(await logIn(), {});
    expect([http, body.errors[0].path]).toEqual([400, 'id']);
  });
  test("inside a dependent's profile the guardian's devices are neither listed nor ended", async () => {
    const inside = await w.tokenOf('1000002', '1000004');
    const tries = [await client.get('/user/sessions', { token: inside }), await end(inside, { others: true })];
    expect(tries.map(({ http }) => http)).toEqual([403, 403]);
  });
});

describe('where I am signed in', () => {
  test('this device comes first, then those used last, each by what it says of itself', async () => {
    await logIn({ agent: '' });
    w.at(addMinutes(start, 1));
    await logIn({ agent: iphone });
    w.at(addMinutes(start, 2));
    const mine = await logIn();
    w.at(addMinutes(start, 3));
    const last = await logIn({ agent: iphone });
    await logIn({ who: '1000001' });
    expect(
      (await devicesOf(mine)).map(({ current, browser, system, kind }) => [current, browser, system, kind]),
    ).toEqual([
      [true, 'Chrome', 'Windows', 'computer'],
      [false, 'Safari', 'iOS', 'phone'],
      [false, 'Safari', 'iOS', 'phone'],
      [false, null, null, 'computer'],
    ]);
    expect((await devicesOf(last))[0]).toMatchObject({ current: true, system: 'iOS' });
  });
  test("in whose profile it is: the dependent's name in both languages, until the grant ends", async () => {
    const mine = await logIn({ who: '1000002' });
    await w.tokenOf('1000002', '1000004');
    const inside = (await devicesOf(mine)).map((device) => device.in_profile_of);
    expect(inside).toEqual([null, { name: expect.stringContaining('Omar'), name_ar: expect.stringContaining('عمر') }]);
    const revoked = w.db.updateTable('guardianship').set({ revoked_at: start }).returning('id');
    const grants = await revoked.execute();
    expect(await devicesOf(mine)).toHaveLength(1);
    expect(grants.length).toBeGreaterThan(0);
  });
  test('a log-in that has run out is not listed', async () => {
    await logIn();
    w.at(addMinutes(start, 12 * 60));
    expect(await devicesOf(await logIn())).toHaveLength(1);
  });
  test('many are listed page by page', async () => {
    const mine = await logIn();
    await Promise.all([1, 2, 3, 4].map(() => w.tokenOf('1000006')));
    const { body } = await client.get('/user/sessions?limit=2&page=2', { token: mine });
    expect([body.data.total, body.data.page, body.data.limit, body.data.items.length]).toEqual([5, 2, 2, 2]);
  });
});

describe('signing out there', () => {
  test('D3.04 one is ended at once, the others stay', async () => {
    const [mine, there, third] = [await logIn(), await logIn({ agent: iphone }), await logIn()];
    const phone = (await devicesOf(mine)).find(({ system }) => system === 'iOS')!;
    const { body } = await end(mine, { id: phone.id });
    expect(body.data).toEqual({ ended: 1 });
    expect([await isIn(mine), await isIn(there), await isIn(third)]).toEqual([true, false, true]);
  });
  test('D3.04 all but this one are ended; nobody else is touched', async () => {
    const [mine, there, third, other] = [await logIn(), await logIn(), await logIn(), await logIn({ who: '1000001' })];
    expect((await end(mine, { others: true })).body.data).toEqual({ ended: 2 });
    expect([await isIn(mine), await isIn(there), await isIn(third), await isIn(other)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect((await end(mine, { others: true })).body.data).toEqual({ ended: 0 });
  });
  test('two that end the same at the same time end it once', async () => {
    const [mine, there] = [await logIn(), await logIn({ agent: iphone })];
    const phone = (await devicesOf(mine)).find(({ system }) => system === 'iOS')!;
    const replies = await Promise.all([end(mine, { id: phone.id }), end(mine, { id: phone.id })]);
    expect(replies.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(await isIn(there)).toBe(false);
  });
});

const notices = async () => {
  await w.dispatch();
  return w.db
    .selectFrom('outgoing_message')
    .select(['channel', 'destination', 'subject', 'body'])
    .orderBy('id')
    .execute();
};

describe('a sign-in from elsewhere', () => {
  test('the first sign-in of an account sends no notice', async () => {
    await logIn({ device: 'the-first-of-all-devices' });
    expect(await notices()).toEqual([]);
  });
  test('sends an e-mail with the device, the time and what to do', async () => {
    await logIn({ device: 'the-first-of-all-devices' });
    await logIn({ device: 'somebody-elses-device', agent: iphone });
    const messages = await notices();
    expect(messages.map(({ channel, destination }) => [channel, destination])).toEqual([
      ['email', expect.stringContaining('@')],
    ]);
    expect(messages[0]).toMatchObject({ subject: 'دخول جديد إلى حسابكم', body: expect.stringContaining('iOS') });
    expect(messages[0]?.body).toContain('الأحد، ٢٢ نوفمبر الساعة ٩:٠٠ ص');
  });
  test('goes by SMS to who has no e-mail address, in the language of the person', async () => {
    const person = w.db.updateTable('person').where('mrn', '=', '1000006');
    const before = await w.db
      .selectFrom('person')
      .select('email')
      .where('mrn', '=', '1000006')
      .executeTakeFirstOrThrow();
    await person.set({ email: null, language: 'en' }).execute();
    await logIn({ device: 'the-first-of-all-devices' });
    await logIn({ device: 'somebody-elses-device', agent: iphone });
    const messages = await notices();
    await person.set({ email: before.email, language: 'ar' }).execute();
    expect(messages).toMatchObject([
      {
        channel: 'sms',
        destination: expect.stringMatching(/^\+966/),
        body: expect.stringContaining('iOS with Safari, Sunday 22 November at 9:00'),
      },
    ]);
  });
  test('from a known device sends no notice, nor from a client without device id and the same user agent', async () => {
    await logIn({ device: 'the-first-of-all-devices' });
    await logIn({ device: 'the-first-of-all-devices', agent: iphone });
    await logIn({ agent: iphone });
    expect(await notices()).toEqual([]);
  });
});

test('a sign-in from elsewhere sends a notice also when earlier log-ins were so long ago that their rows are gone', async () => {
  await logIn({ device: 'the-first-of-all-devices' });
  await w.db.deleteFrom('session').execute();
  await logIn({ device: 'the-first-of-all-devices' });
  expect(await notices()).toEqual([]);
  await w.db.deleteFrom('session').execute();
  await logIn({ device: 'somebody-elses-device' });
  expect(await notices()).toHaveLength(1);
  await w.db.deleteFrom('session').execute();
  await logIn({ agent: iphone });
  expect(await notices()).toHaveLength(2);
});
