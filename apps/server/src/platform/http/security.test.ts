import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { errors } from '@balsam/contract';
import { calls } from '#test/walk/calls.ts';
import { faultsOfEnvelope } from '#test/walk/envelope.ts';
import { world } from '#test/world.ts';

const w = await world();
afterEach(() => vi.useRealTimers());
const narrow = await world({ config: { requestsPerMinute: 3 } });
const production = await world({ config: { production: true, demo: false, test: false } });

describe('too many requests', () => {
  test('are refused in the envelope with 429, and each address has its own count', async () => {
    const get = (remoteAddress: string) => narrow.app.inject({ url: '/api/v1/locations', remoteAddress });
    const replies = [await get('10.0.0.1'), await get('10.0.0.1'), await get('10.0.0.1'), await get('10.0.0.1')];
    expect(replies.map((r) => r.statusCode)).toEqual([200, 200, 200, 429]);
    const last = replies[3]!;
    expect(last.json()).toMatchObject({ status: false, code: 'too_many_requests' });
    expect(faultsOfEnvelope({ http: 429, text: last.body, headers: last.headers })).toEqual([]);
    expect(last.headers['retry-after']).toBeDefined();
    expect((await get('10.0.0.2')).statusCode).toBe(200);
  });
  test('the hosts of one /64 of IPv6 have one count, an IPv4 address inside IPv6 its own', async () => {
    const get = (remoteAddress: string) => narrow.app.inject({ url: '/api/v1/locations', remoteAddress });
    const replies = [await get('2001:db8:1:2::1'), await get('2001:db8:1:2::2'), await get('2001:DB8:1:2:3::4')];
    expect(replies.map((r) => r.statusCode)).toEqual([200, 200, 200]);
    expect((await get('2001:db8:1:2::5')).statusCode).toBe(429);
    expect((await get('2001:db8:1:3::1')).statusCode).toBe(200);
    const mapped = [await get('10.0.0.9'), await get('::ffff:10.0.0.9'), await get('::ffff:a00:9')];
    expect(mapped.map((r) => r.statusCode)).toEqual([200, 200, 200]);
    expect((await get('10.0.0.9')).statusCode).toBe(429);
  });
  test('a /48 has ten times the count of one network, and pages beside the API none', async () => {
    const from = (n: number, url = '/api/v1/locations') =>
      narrow.app.inject({ url, remoteAddress: `2001:db8:48:${n.toString(16)}::1` });
    const replies = [];
    for (let n = 0; n < 31; n += 1) replies.push(await from(n));
    expect(replies.filter((r) => r.statusCode === 200)).toHaveLength(30);
    const refused = replies.find((r) => r.statusCode === 429);
    expect(refused?.json()).toMatchObject({ status: false, code: 'too_many_requests' });
    expect(refused?.headers['retry-after']).toBeDefined();
    expect((await from(99, '/healthz')).statusCode).toBe(200);
    expect((await narrow.app.inject({ url: '/api/v1/locations', remoteAddress: '2001:db8:49::1' })).statusCode).toBe(
      200,
    );
  });
  test('who is refused for the log-in is counted too, before it is looked up', async () => {
    const few = await world({ config: { requestsPerMinute: 2 } });
    const get = async (token: string) =>
      (await few.app.inject({ url: '/api/v1/users', headers: { authorization: `Bearer ${token}` } })).statusCode;
    const statuses = [await get('a'.repeat(43)), await get('b'.repeat(43)), await get(await few.tokenOf('1000001'))];
    expect(statuses).toEqual([401, 401, 429]);
  });
  test('a client that claims another address is counted by its own', async () => {
    const claim = (n: number) =>
      narrow.app.inject({
        url: '/api/v1/locations',
        remoteAddress: '10.0.0.3',
        headers: { 'x-forwarded-for': `1.1.1.${n}` },
      });
    const replies = [await claim(1), await claim(2), await claim(3), await claim(4)];
    expect(replies.map((r) => r.statusCode)).toEqual([200, 200, 200, 429]);
  });
});

describe('a clock that is set back', () => {
  test.each([
    ['of one network', '10.0.0.5', 1],
    ['of a whole /48', '2001:db8:60::1', 10],
  ])('by an hour lets callers %s in again after a minute, not after that hour', async (_, from, many) => {
    const few = await world({ config: { requestsPerMinute: 1 } });
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const ask = async (n = 0) =>
      (await few.app.inject({ url: '/api/v1/nothing', remoteAddress: from.replace('::1', `:${n}::1`) })).statusCode;
    for (let n = 0; n < many; n += 1) expect(await ask(n)).toBe(404);
    expect(await ask(many)).toBe(429);
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(await ask(many)).toBe(429);
    vi.advanceTimersByTime(60_001);
    expect(await ask(many)).toBe(404);
  });
});

describe('however an address is spelled', () => {
  test.each([
    ['as it stands', '/api/v1/locations'],
    ['with its first letter encoded', '/%61pi/v1/locations'],
    ['with a letter encoded that is none of the prefix', '/api/v1/loc%61tions'],
    ['where nobody serves anything', '/api/v1/nothing'],
    ['where nobody serves anything, encoded', '/%61pi/v1/nothing'],
    ['outside the API', '/nothing'],
  ])('%s, it is counted', async (_, url) => {
    const few = await world({ config: { requestsPerMinute: 2 } });
    const get = async () => (await few.app.inject(url)).statusCode;
    const statuses = [await get(), await get(), await get()];
    expect(statuses[2]).toBe(429);
    expect(statuses.slice(0, 2)).not.toContain(429);
  });
  test('a whole address as request target is counted', async () => {
    const few = await world({ config: { requestsPerMinute: 2 } });
    await few.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = few.app.server.address() as AddressInfo;
    const get = async () => {
      const socket = connect(port, '127.0.0.1');
      socket.write('GET http://balsam.example/api/v1/locations HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
      return (await text(socket)).split(' ')[1];
    };
    expect([await get(), await get(), await get()]).toEqual(['200', '200', '429']);
  });
  test('health checks of load balancers are not counted', async () => {
    const few = await world({ config: { requestsPerMinute: 1 } });
    const get = async () => (await few.app.inject('/healthz')).statusCode;
    expect([await get(), await get(), await get()]).toEqual([200, 200, 200]);
  });
});

describe('headers of every answer', () => {
  test.each([
    ['/api/v1/locations', 'public, no-cache'],
    ['/api/v1/nationalities', 'no-store'],
    ['/api/v1/nothing', 'no-store'],
    ['/healthz', 'no-store'],
    ['/openapi.json', 'no-store'],
  ])('%s', async (url, caching) => {
    const { headers } = await w.app.inject(url);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    expect(policy).toContain("connect-src 'self' ws://localhost:8080;");
    expect(headers['permissions-policy']).toMatch(
      /^camera=\(self\), microphone=\(self\), display-capture=\(self\), geolocation=\(self\), fullscreen=\(self\)/,
    );
    expect(headers['permissions-policy']).toContain('payment=(), ');
    expect(headers['cache-control']).toBe(caching);
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
  test('where https is the public address, sockets are named by wss of the same origin', async () => {
    const held = await world({ config: { publicUrl: 'https://balsam.example' } });
    const { headers } = await held.app.inject('/healthz');
    expect(headers['content-security-policy']).toContain("connect-src 'self' wss://balsam.example;");
  });
  test('in production browsers are held to https, elsewhere not', async () => {
    expect((await production.app.inject('/healthz')).headers['strict-transport-security']).toContain('max-age=');
    expect((await w.app.inject('/healthz')).headers['strict-transport-security']).toBeUndefined();
  });
});

describe('health', () => {
  test('/healthz and /readyz answer', async () => {
    const replies = await Promise.all(['/healthz', '/readyz'].map((url) => w.app.inject(url)));
    expect(replies.map((r) => [r.statusCode, r.json()])).toEqual([
      [200, { ok: true }],
      [200, { ok: true }],
    ]);
  });
});

type Operation = { description?: string; responses: Record<string, unknown>; security?: unknown; summary?: string };
type Paths = Record<string, Record<string, Operation>>;
const { paths } = (await w.app.inject('/openapi.json')).json<{ paths: Paths }>();

describe('the documentation', () => {
  test.each(calls)('has $name by its whole path, with who may call it and what it refuses', ({ endpoint }) => {
    const { method, path, versions = ['v1'], access } = endpoint;
    for (const version of versions) {
      const operation = paths[`/api/${version}${path.replaceAll(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()];
      expect(operation?.description).toBe(`Open to: ${access.join(', ')}.`);
      expect(operation?.summary).toBe(endpoint.summary);
      expect(operation?.responses).toHaveProperty('400');
      const refusesLogIn = endpoint.errors.some((code) => errors[code].http === 401);
      expect(Boolean(operation?.responses['401'])).toBe(!access.includes('guest') || refusesLogIn);
      expect(Boolean(operation?.security)).toBe(!access.includes('guest'));
    }
  });
  test('names by its status each failure that a call may answer with, those of any call too', () => {
    const codesOf = ({ responses }: Operation) =>
      Object.entries(responses)
        .filter(([status]) => status !== '200')
        .map(([status, reply]) => [
          status,
          [...new Set([...JSON.stringify(reply).matchAll(/`(\w+)`/g)].map(([, code]) => code))],
        ]);
    const step = Object.fromEntries(codesOf(paths['/api/v1/orders/{id}/status']!['patch']!));
    expect(step).toMatchObject({
      400: expect.arrayContaining(['invalid_value', 'required', 'malformed']),
      401: ['unauthenticated'],
      403: ['forbidden'],
      404: ['not_found'],
      409: expect.arrayContaining(['idempotency_mismatch', 'order_move_refused', 'order_holds_withdrawn']),
      413: ['body_too_large'],
      415: ['unsupported_media_type'],
      422: expect.arrayContaining(['code_wrong', 'order_otp_required', 'order_photo_required']),
      429: expect.arrayContaining(['too_many_requests', 'too_many_order_codes']),
      500: ['internal'],
      503: ['overloaded', 'unavailable', 'still_processing', 'outcome_unknown'],
    });
    const home = codesOf(paths['/api/v1/products/home-listing']!['get']!).map(([status]) => status);
    expect(home).toEqual(['400', '429', '500', '503']);
  });
  test('has nothing of the pages for development', () => {
    expect(Object.keys(paths).filter((path) => !path.startsWith('/api/'))).toEqual([]);
  });
  test('/docs shows it', async () => {
    const reply = await w.app.inject({ url: '/docs/', headers: { accept: 'text/html' } });
    expect([reply.statusCode, String(reply.headers['content-type'])]).toEqual([200, 'text/html; charset=utf-8']);
    expect(reply.headers['content-security-policy']).toContain("script-src 'self' 'unsafe-inline'");
    expect(reply.body).toContain('/openapi.json');
    const [bare, script, nothing] = await Promise.all(
      ['/docs', '/docs/js/scalar.js', '/docs/nothing'].map((url) => w.app.inject(url)),
    );
    expect([bare!.statusCode, bare!.headers.location]).toEqual([301, '/docs/']);
    expect(script!.headers['content-type']).toContain('javascript');
    expect([nothing!.statusCode, nothing!.json().code]).toEqual([404, 'not_found']);
  });
});

test('pictures come from this system, and tiles of maps from where they were set to come from', async () => {
  const mapTiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', by: 'Tiles' };
  const mapped = await world({ config: { mapTiles } });
  const imagesOf = async (app: typeof w.app) =>
    /img-src[^;]*/.exec(String((await app.inject('/healthz')).headers['content-security-policy']))?.[0];
  expect(await imagesOf(w.app)).toBe("img-src 'self' data: blob:");
  expect(await imagesOf(mapped.app)).toBe("img-src 'self' data: blob: https://tiles.example");
  const { data } = (await mapped.app.inject('/api/v1/system-settings?title=MAP_TILES_URL')).json();
  expect(data.items).toEqual([{ title: 'MAP_TILES_URL', value: mapTiles.url }]);
});
