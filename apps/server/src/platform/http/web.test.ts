import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { installErrorReply } from './error-reply.ts';
import { installSecurity } from './security.ts';
import { installWeb } from './web.ts';

const { config } = await world();
const folder = mkdtempSync(path.join(tmpdir(), 'balsam-web-'));
mkdirSync(path.join(folder, 'assets'));
writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Balsam</title>');
writeFileSync(path.join(folder, 'assets/a1b2c3d4.js'), 'export {};');
const app = Fastify();
installErrorReply(app);
await installSecurity(app, { ...config, requestsPerMinute: 100 });
await installWeb(app, folder);

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const browse = async (url: string) => {
  const { statusCode, headers } = await app.inject({ url, headers: { accept: 'text/html' } });
  return [statusCode, String(headers['content-type']).split(';')[0], headers['cache-control']];
};

test.each(['/', '/pharmacy/orders', '/apiary', '/documents', '//', '//[', '/?//%'])(
  '%s is a page of the app, fresh each time',
  async (url) => {
    expect(await browse(url)).toEqual([200, 'text/html', 'no-cache']);
  },
);

test('a page that the browser has is not sent again, and is sent as small as the browser can read it', async () => {
  const get = (headers: Record<string, string>) =>
    app.inject({ url: '/pharmacy', headers: { accept: 'text/html', ...headers } });
  const { headers, body } = await get({});
  expect(headers).not.toHaveProperty('content-encoding');
  expect(body).toContain('<title>Balsam</title>');
  const small = await get({ 'accept-encoding': 'gzip, br' });
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(body);
  const again = await get({ 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each(['/api', '/api/v1/nothing', '/%61pi/v1/nothing', '/assets/gone.js', '/dev/outbox', '/docs', '/socket.io/x'])(
  '%s is of the server: nothing there is a page',
  async (url) => {
    expect((await browse(url)).slice(0, 2)).toEqual([404, 'application/json']);
  },
);

test('a script carries none of the headers that rule pages, but is taken for nothing else; what is not there carries all', async () => {
  const { headers } = await app.inject('/assets/a1b2c3d4.js');
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' });
  expect(headers).not.toHaveProperty('content-security-policy');
  expect(headers).not.toHaveProperty('permissions-policy');
  expect((await app.inject('/assets/gone.js')).headers).toHaveProperty('content-security-policy');
  expect((await app.inject({ url: '/', headers: { accept: 'text/html' } })).headers).toHaveProperty(
    'content-security-policy',
  );
});

test('hashed files may be kept for ever, and are not counted', async () => {
  const get = () => app.inject({ url: '/assets/a1b2c3d4.js', remoteAddress: '10.0.0.9' });
  const replies = await Promise.all(Array.from({ length: 120 }, get));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(replies[0]!.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});
