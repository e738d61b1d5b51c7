import { createPublicKey } from 'node:crypto';
import { jwtVerify } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { addMinutes } from '@balsam/domain/time';
import { world } from '#test/world.ts';
import { decrypt, newBrowserKeys, pushService, subscriptionText } from '#gateways/push/browser.fixture.ts';
import { pushKeys } from '#platform/push/keys.ts';
import { as, book, clientOf, newSlot } from '#modules/booking/booking.fixture.ts';

const service = await pushService();
const w = await world({ config: { pushHosts: ['127.0.0.1', 'fcm.googleapis.com', '*.push.apple.com'] } });
const start = w.clock.now();
const keys = newBrowserKeys();
const endpoint = `${service.url}/wpush/maryam`;
const mine = subscriptionText(endpoint, keys);
const maryam = await as(w, '1000006');

let nights = 0;
/** Books a visit for Maryam, of which she is notified at once. */
async function triggerNotification(): Promise<number> {
  nights += 1;
  const { id } = await book(
    maryam,
    await newSlot(w, { at: addMinutes(new Date('2026-11-24T20:00:00Z'), nights * 20) }),
  );
  await w.dispatch();
  return id;
}
const pushes = () =>
  w.db
    .selectFrom('outgoing_message')
    .select(['status', 'gateway', 'destination', 'language', 'link'])
    .where('channel', '=', 'push')
    .orderBy('id')
    .execute();
const devices = () => w.db.selectFrom('device_token').select(['id', 'token', 'session_id', 'platform']).execute();
const register = (token: string, client = maryam) =>
  client.post<object>('/notifications/device-token', { token, platform: 'web' });

beforeEach(async () => {
  w.at(start);
  service.taken.length = 0;
  Object.assign(service.state, { status: 201, location: '' });
  await w.dispatch();
  await w.db.deleteFrom('outgoing_message').execute();
  await w.db.deleteFrom('device_token').execute();
  await w.db.deleteFrom('notification_preference').execute();
});

describe('the decryption of these tests', () => {
  test('reads the example of RFC 8291 section 5', () => {
    const from = (text: string) => Buffer.from(text, 'base64url');
    const body =
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_' +
      'yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
    const browser = {
      privateKey: from('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
      publicKey: from('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
      auth: from('BTBZMqHH6r4Tts7J_aSIgg'),
    };
    expect(decrypt(from(body), browser)).toBe('When I grow up, I want to be a watermelon');
  });
});

describe('a device that we may not write to', () => {
  const at = (address: string) => subscriptionText(address, keys);
  test.each([
    ['no JSON and no token of Firebase', 'hello'],
    ['JSON that is no subscription', '{"endpoint":1}'],
    ['a host that is not on the list', at('https://push.example/x')],
    ['a host whose name only begins like one', at('https://fcm.googleapis.com.example/x')],
    ['a host whose name only ends like one', at('https://evilpush.apple.com/x')],
    ['the bare name above those that are allowed', at('https://push.apple.com/x')],
    ['an unsafe line to a service', at('http://fcm.googleapis.com/x')],
    ['another port', at('https://fcm.googleapis.com:8443/x')],
    ['a password in the address', at('https://user:word@fcm.googleapis.com/x')],
    ['a file', at('file:///etc/passwd')],
    [
      'a key that is no point of the curve',
      JSON.stringify({ endpoint, keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }),
    ],
    ['a key of the wrong length', JSON.stringify({ endpoint, keys: { p256dh: 'BAAA', auth: 'A'.repeat(22) } })],
    [
      'a short secret',
      JSON.stringify({ endpoint, keys: { p256dh: keys.publicKey.toString('base64url'), auth: 'AAAA' } }),
    ],
  ])('%s is refused, and nothing is kept', async (_, token) => {
    const reply = await register(token);
    expect([reply.http, reply.code, reply.errors?.[0]?.path]).toEqual([422, 'push_token_not_valid', 'token']);
    expect(await devices()).toEqual([]);
  });
  test('a log-in with such a token is a log-in all the same; with a good one the device is kept', async () => {
    const logIn = async (fcm_token: string | null) => {
      const payload = { field_name: 'mrn_number', username: '1000006', password: 'Balsam#2026', fcm_token };
      return (await w.app.inject({ method: 'POST', url: '/api/v1/auth/patient/login', payload })).statusCode;
    };
    expect(await logIn(at('https://push.example/x'))).toBe(200);
    expect(await logIn(null)).toBe(200);
    expect(await devices()).toEqual([]);
    expect(await logIn(mine)).toBe(200);
    expect((await devices()).map(({ platform }) => platform)).toEqual(['web']);
  });
  test('nobody without a log-in registers a device or reads the key', async () => {
    const url = '/api/v1/notifications/device-token';
    const reply = await w.app.inject({ method: 'POST', url, payload: { token: mine, platform: 'web' } });
    const key = await w.app.inject({ url: '/api/v1/notifications/push-key' });
    expect([reply.statusCode, key.statusCode]).toEqual([401, 401]);
  });
});

describe('nothing leaves to anywhere else', () => {
  test('and nothing at all where messages to browsers are off, as where a backup is tried: it stops at the outbox page', async () => {
    const trial = await world({ config: { pushHosts: w.config.pushHosts, webPush: false } });
    const patient = await as(trial, '1000006');
    await register(mine, patient);
    await book(patient, await newSlot(trial, { at: new Date('2026-11-24T00:00:00Z') }));
    await trial.dispatch();
    expect(service.taken).toEqual([]);
    const sent = await trial.db
      .selectFrom('outgoing_message')
      .select(['status', 'gateway'])
      .where('channel', '=', 'push')
      .execute();
    expect(sent).toEqual([{ status: 'sent', gateway: 'outbox-page' }]);
  });
  test('a service that leads elsewhere is not followed', async () => {
    await register(mine);
    Object.assign(service.state, { status: 307, location: `${service.url}/elsewhere` });
    await triggerNotification();
    expect(service.taken.map(({ path }) => path)).toEqual(['/wpush/maryam']);
    expect((await pushes())[0]).toMatchObject({ status: 'failed' });
  });
  test('a host that has left the list meanwhile is written to no more', async () => {
    await register(mine);
    const { token } = (await devices())[0]!;
    const moved = token.replace('127.0.0.1', '127.0.0.2');
    await w.db.updateTable('device_token').set({ token: moved }).execute();
    await triggerNotification();
    expect([service.taken.length, (await pushes())[0]?.status]).toEqual([0, 'failed']);
  });
});

describe('a message', () => {
  test('reaches the browser encrypted for it and signed by us, with the title in the language of the person and no more of the record', async () => {
    await register(mine);
    const appointment = await triggerNotification();
    const [taken] = service.taken;
    expect(taken?.path).toBe('/wpush/maryam');
    expect(taken?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
    expect(JSON.parse(decrypt(taken!.body, keys))).toMatchObject({
      title: 'تم حجز الموعد',
      body: 'لمزيد من التفاصيل، يُرجى فتح بلسم.',
      path: `/appointment/${appointment}`,
      lang: 'ar',
      dir: 'rtl',
    });
    expect(() => decrypt(taken!.body, newBrowserKeys())).toThrow('authenticate');
    expect(await pushes()).toMatchObject([
      { status: 'sent', gateway: 'web-push', link: `/appointment/${appointment}` },
    ]);
  });
  test('names us by the key that the browser subscribed to (RFC 8292)', async () => {
    await register(mine);
    await triggerNotification();
    const { data } = await maryam.get<{ public_key: string }>('/notifications/push-key');
    const [, token, key] = /^vapid t=(\S+), k=(\S+)$/.exec(service.taken[0]?.headers.authorization ?? '') ?? [];
    expect(key).toBe(data.public_key);
    const point = Buffer.from(data.public_key, 'base64url');
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
    const ours = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const claims = await jwtVerify(token!, ours, { audience: service.url, currentDate: w.clock.now() });
    expect(claims.payload.exp! - w.clock.now().getTime() / 1000).toBeLessThanOrEqual(86_400);
    expect(claims.payload.sub).toMatch(/^(mailto:|https:)/);
  });
  test('in English for who reads English', async () => {
    await register(mine);
    await maryam.post('/user/change-language', { language: 'en' });
    await triggerNotification();
    await maryam.post('/user/change-language', { language: 'ar' });
    expect(JSON.parse(decrypt(service.taken[0]!.body, keys))).toMatchObject({
      title: 'Appointment booked',
      body: 'Open Balsam to read more.',
      lang: 'en',
    });
  });
  test('is not sent while push is switched off for its kind; the other channels go on', async () => {
    await register(mine);
    const { data } = await maryam.get<{ id: number }>('/users');
    const off = { kind: 'appointment_booked', channel: 'push', on: false };
    expect((await maryam.patch(`/notification-config/${data.id}`, off)).http).toBe(200);
    await triggerNotification();
    const channels = await w.db.selectFrom('outgoing_message').select('channel').execute();
    expect([service.taken.length, channels.map((row) => row.channel).toSorted()]).toEqual([0, ['email', 'sms']]);
  });
});

describe('a service that does not take it', () => {
  test('while it is out of order: the message is tried again, and arrives once', async () => {
    await register(mine);
    service.state.status = 503;
    await triggerNotification();
    expect((await pushes())[0]).toMatchObject({ status: 'queued' });
    service.state.status = 201;
    w.at(addMinutes(start, 1));
    await w.due();
    await w.due();
    expect(service.taken).toHaveLength(2);
    expect((await pushes())[0]).toMatchObject({ status: 'sent' });
  });
  test.each([404, 410])('with %i the device is gone, and is written to no more', async (status) => {
    await register(mine);
    service.state.status = status;
    await triggerNotification();
    expect(await devices()).toEqual([]);
    await triggerNotification();
    expect(service.taken).toHaveLength(1);
  });
  test('for a day: then nobody wants to read it any more', async () => {
    // What becomes of her visits of that day is told as well.
    await w.db
      .updateTable('appointment')
      .set({ state: 'cancelled', review_by: null, review_until: null })
      .where('state', 'in', ['booked', 'checked_in', 'in_review'])
      .execute();
    await register(mine);
    service.state.status = 500;
    await triggerNotification();
    w.at(addMinutes(start, 24 * 60));
    await w.due();
    expect(service.taken).toHaveLength(1);
    expect((await pushes())[0]).toMatchObject({ status: 'failed' });
  });
});

describe('a device goes with its log-in', () => {
  test('one row a token: who signs in on it next has it', async () => {
    await register(mine);
    await register(mine, await as(w, '1000002'));
    await triggerNotification();
    expect([(await devices()).length, service.taken.length]).toEqual([1, 0]);
  });
  test('a log-in has one device: a renewed subscription takes the place of the old one', async () => {
    await register(mine);
    await register(subscriptionText(`${endpoint}-2`, keys));
    await triggerNotification();
    expect(service.taken.map(({ path }) => path)).toEqual(['/wpush/maryam-2']);
  });
  test.each(['/user/logout', '/user/sessions/end'])('%s ends it', async (path) => {
    const [here, there] = [await w.tokenOf('1000006'), await w.tokenOf('1000006')];
    await register(mine, clientOf(w, there));
    if (path === '/user/logout') await clientOf(w, there).post(path, {});
    else await clientOf(w, here).post(path, { id: (await devices())[0]!.session_id });
    expect(await devices()).toEqual([]);
  });
  test('a log-in that has run out gets nothing', async () => {
    const token = await w.tokenOf('1000006');
    await register(mine, clientOf(w, token));
    await w.db
      .updateTable('session')
      .set({ expires_at: start })
      .where('id', '=', (await devices())[0]!.session_id)
      .execute();
    await triggerNotification();
    expect([service.taken.length, (await pushes()).length]).toEqual([0, 0]);
  });
  test('switched off on the device itself, it is forgotten', async () => {
    const token = await w.tokenOf('1000006');
    await register(mine, clientOf(w, token));
    const headers = { authorization: `Bearer ${token}` };
    await w.app.inject({ method: 'DELETE', url: '/api/v1/notifications/device-token', headers });
    expect(await devices()).toEqual([]);
  });
});

test('the keys are made once, however many processes need them at once, and the private one rests sealed', async () => {
  await w.db.deleteFrom('push_key').execute();
  const made = await Promise.all([1, 2, 3, 4].map(() => pushKeys(w.db, w.config.secret, start)));
  expect(new Set(made.map(({ publicKey, privateKey }) => publicKey + privateKey)).size).toBe(1);
  const row = await w.db.selectFrom('push_key').selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(made[0]!.privateKey);
});

test('keys that were sealed with another secret are replaced by new ones, again once', async () => {
  const before = await pushKeys(w.db, 'the secret that the system had before', start);
  const made = await Promise.all([1, 2, 3].map(() => pushKeys(w.db, w.config.secret, start)));
  expect(new Set(made.map(({ publicKey }) => publicKey)).size).toBe(1);
  expect(made[0]?.publicKey).not.toBe(before.publicKey);
});
