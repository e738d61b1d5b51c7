import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { jwtVerify } from 'jose';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { fcmPush } from './fcm.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
type Received = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string };
const received: Received[] = [];
let status = 200;

/** As much of Google as it takes: a token service, and the messages of one project. */
const google = createServer((request, reply) => {
  void text(request).then((body) => {
    received.push({ path: request.url ?? '', headers: request.headers, body });
    if (request.url === '/token') return reply.end(JSON.stringify({ access_token: `pass-${received.length}` }));
    return reply.writeHead(status).end('{}');
  });
});
google.listen(0, '127.0.0.1');
await once(google, 'listening');
const url = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
const folder = mkdtempSync(path.join(tmpdir(), 'balsam-fcm-'));
afterAll(() => {
  google.close();
  google.closeAllConnections();
  rmSync(folder, { recursive: true });
});

const file = path.join(folder, 'account.json');
const account = {
  type: 'service_account',
  project_id: 'balsam-test',
  client_email: 'push@balsam-test.iam.example',
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  token_uri: `${url}/token`,
};
writeFileSync(file, JSON.stringify(account));

const now = new Date('2026-11-22T06:00:00Z');
const content = {
  title: 'موعدكم غدًا',
  body: 'x',
  path: '/appointment/7',
  language: 'ar',
  tag: 'message-9',
  until: new Date('2026-11-23T06:00:00Z'),
  isUrgent: false,
} as const;
beforeEach(() => {
  received.length = 0;
  status = 200;
});

test.each([
  ['is not there', undefined],
  ['is no JSON', 'project_id: balsam'],
  ['is of somebody else', JSON.stringify({ type: 'authorized_user' })],
  ['names a project that is a path', JSON.stringify({ ...account, project_id: '../../other' })],
  ['has a key that is none', JSON.stringify({ ...account, private_key: 'x' })],
])('a file that %s stops the start in a line that names it', (_, held) => {
  const other = path.join(folder, 'other.json');
  rmSync(other, { force: true });
  if (held !== undefined) writeFileSync(other, held);
  expect(() => fcmPush(other, url)).toThrow(
    `FCM_CREDENTIALS must be the path of a service account file of Firebase, and ${other} is none that can be read`,
  );
});

test('the message goes to the project with a pass that our signed claim fetched, once an hour', async () => {
  const fcm = fcmPush(file, url);
  expect(await fcm.send('device-1', content, now)).toBe('sent');
  await fcm.send('device-2', content, new Date(now.getTime() + 58 * 60_000));
  await fcm.send('device-3', content, new Date(now.getTime() + 59 * 60_000));
  const sending = '/v1/projects/balsam-test/messages:send';
  expect(received.map((each) => each.path)).toEqual(['/token', sending, sending, '/token', sending]);
  const form = new URLSearchParams(received[0]!.body);
  expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
  const { payload, protectedHeader } = await jwtVerify(form.get('assertion')!, publicKey, {
    issuer: account.client_email,
    audience: account.token_uri,
    currentDate: now,
  });
  expect(protectedHeader.alg).toBe('RS256');
  expect(payload).toMatchObject({
    scope: 'https://www.googleapis.com/auth/firebase.messaging',
    exp: now.getTime() / 1000 + 3600,
  });
  expect(received[1]!.headers.authorization).toBe('Bearer pass-1');
  expect(JSON.parse(received[1]!.body)).toEqual({
    message: {
      token: 'device-1',
      notification: { title: content.title, body: 'x' },
      data: { path: '/appointment/7' },
      android: { ttl: '86400s', notification: { tag: 'message-9' } },
      apns: { headers: { 'apns-collapse-id': 'message-9', 'apns-expiration': '1795413600' } },
    },
  });
});

test('what is urgent wakes a device, and is kept until it is of no use', async () => {
  const fcm = fcmPush(file, url);
  await fcm.send('device-1', { ...content, until: new Date('2026-11-22T06:00:40Z'), isUrgent: true }, now);
  expect(JSON.parse(received[1]!.body)).toMatchObject({
    message: {
      android: { ttl: '40s', priority: 'high' },
      apns: { headers: { 'apns-expiration': '1795327240', 'apns-priority': '10' } },
    },
  });
});

test('a device that is gone, a message that is not taken and a service out of order have outcomes of their own', async () => {
  const fcm = fcmPush(file, url);
  const outcomes: string[] = [];
  for (const answer of [404, 400, 403]) {
    status = answer;
    outcomes.push(await fcm.send('device-1', content, now));
  }
  expect(outcomes).toEqual(['gone', 'refused', 'refused']);
  status = 503;
  await expect(fcm.send('device-1', content, now)).rejects.toThrow('503');
});

test('a pass that is no longer taken is fetched anew at the next try', async () => {
  const fcm = fcmPush(file, url);
  status = 401;
  await expect(fcm.send('device-1', content, now)).rejects.toThrow('503');
  status = 200;
  expect(await fcm.send('device-1', content, now)).toBe('sent');
  expect(received.filter((each) => each.path === '/token')).toHaveLength(2);
});
