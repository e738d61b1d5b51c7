import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { routes } from '../../modules.ts';

/** What each server serves (`GET /healthz`), as it says itself when a route is added; `ALL` is a route of every method. */
const servedBy = new Map<FastifyInstance, Set<string>>();
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance };
  const served = new Set<string>();
  servedBy.set(fastify, served);
  fastify.addHook('onRoute', ({ method, url }) => {
    // HEAD is served as GET is.
    if (method !== 'HEAD') served.add(`${typeof method === 'string' ? method : 'ALL'} ${url}`);
  });
});
const full = await world({ config: { requestsInFlight: 0 } });
const spent = await world({ config: { requestsPerMinute: 0 } });

/** What has no limit, and why. Everything else has. */
const health = ['GET /healthz', 'GET /readyz'];
const onThisMachineOnly = ['GET /dev/outbox', 'GET /dev/clock', 'POST /dev/clock'];
const refusedAtOnce = ['/dev', '/dev/*', '/assets', '/assets/*', '/socket.io', '/socket.io/*'].map(
  (url) => `ALL ${url}`,
);
const unlimited = [...health, ...onThisMachineOnly, ...refusedAtOnce];
/** What is counted, and holds nothing while it is answered: it does not ask the database. */
const answeredFromMemory = [
  'OPTIONS /api/v1/shl/:id',
  'GET /fhir/metadata',
  'ALL /fhir/*',
  'GET /openapi.json',
  'GET /docs',
  'GET /docs/*',
  'GET /sandbox-gateway/style.css',
  'ALL /sandbox-gateway',
  'ALL /sandbox-gateway/*',
  'ALL /api',
  'ALL /api/*',
];

/** The routes of this server that answer a guest by anything but this status. */
async function routesBeside(status: number, app: FastifyInstance): Promise<ReadonlySet<string>> {
  const beside = new Set<string>();
  for (const route of servedBy.get(app) ?? []) {
    const [method, pattern] = route.split(' ') as ['GET' | 'ALL', string];
    const url = pattern.replaceAll(/:\w+/g, '1').replace('*', 'x');
    const { statusCode } = await app.inject({ method: method === 'ALL' ? 'GET' : method, url });
    if (statusCode !== status) beside.add(route);
  }
  return beside;
}

describe('every route that is served', () => {
  test('is refused when the process is full, or asks no database, or stands here with its reason', async () => {
    expect(servedBy.get(full.app)?.size).toBeGreaterThan(routes.length);
    expect(await routesBeside(503, full.app)).toEqual(new Set([...unlimited, ...answeredFromMemory]));
  });
  test('is refused when its address has spent its requests, or stands here with its reason', async () => {
    expect(await routesBeside(429, spent.app)).toEqual(new Set(unlimited));
  });
});

describe('FHIR', () => {
  test.each([
    ['full', full, 503, 'transient'],
    ['spent', spent, 429, 'throttled'],
  ] as const)('is told in its own form that the server is %s', async (_, { app }, http, code) => {
    const reply = await app.inject('/fhir/Patient/1000001/$summary');
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([http, 'application/fhir+json; charset=utf-8']);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(reply.json()).toMatchObject({ resourceType: 'OperationOutcome', issue: [{ severity: 'error', code }] });
  });
});

test.each([
  ['full', full, 503],
  ['spent', spent, 429],
] as const)('whose page opens a health link can read that the server is %s', async (_, { app }, http) => {
  const reply = await app.inject({ method: 'POST', url: '/api/v1/shl/x', payload: { recipient: 'A clinic' } });
  expect([reply.statusCode, reply.headers['access-control-allow-origin']]).toEqual([http, '*']);
});
