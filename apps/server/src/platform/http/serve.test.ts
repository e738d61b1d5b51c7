import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '@balsam/contract';
import { endpoint } from '@balsam/contract/endpoint';
import { calls } from '#test/walk/calls.ts';
import { world } from '#test/world.ts';
import { installErrorReply } from './error-reply.ts';
import { schemaSerializer, schemaValidator } from './schemas.ts';
import { read, serveAll, type Route } from './serve.ts';

const w = await world();
const closing: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

/** A server with these routes alone, on the platform of the world. */
function serverOf(...routes: Route[]) {
  const app = Fastify();
  app.setValidatorCompiler(schemaValidator);
  app.setSerializerCompiler(schemaSerializer);
  installErrorReply(app);
  serveAll(app, w.platform, routes);
  closing.push(() => app.close());
  return app;
}

const about = { method: 'GET', summary: 'For this test', errors: [] } as const;

describe('a server that would serve what nobody declared does not start', () => {
  test('a call with nobody who may call it', () => {
    const open = endpoint({ ...about, path: '/nobody', access: [], reply: z.object({}) });
    expect(() => serverOf(read(open, async () => ({})))).toThrow('GET /nobody declares no access');
  });
  test('a call that says nothing of who may', () => {
    const silent = { ...about, path: '/silent', reply: z.object({}) } as unknown as Endpoint;
    expect(() => serverOf({ endpoint: silent, run: async () => ({}) })).toThrow('declares no access');
  });
});

describe('a reply', () => {
  const Shape = z.object({ name: z.string() });
  const served = endpoint({ ...about, path: '/person', access: ['guest'], reply: Shape });

  test('is stripped to what the contract says', async () => {
    const row = { name: 'Sara', password_hash: 'x' };
    const reply = await serverOf(read(served, async () => row)).inject('/api/v1/person');
    expect(reply.json()).toEqual({ status: true, message: 'Success', message_ar: 'تم بنجاح', data: { name: 'Sara' } });
  });
  test('S8.02 that does not fit it is a failure of ours that says nothing more', async () => {
    const row = { name: 7 } as unknown as { name: string };
    const reply = await serverOf(read(served, async () => row)).inject('/api/v1/person');
    expect([reply.statusCode, reply.json().message]).toEqual([500, 'Something Went Wrong! Please Try Again Later']);
  });
  test('S8.02 of a handler that breaks holds nothing of what broke', async () => {
    const breaks = read(served, () => Promise.reject(new Error('select * from person where phone = 0500000001')));
    const reply = await serverOf(breaks).inject('/api/v1/person');
    expect([reply.statusCode, reply.json().code]).toEqual([500, 'internal']);
    expect(reply.body).not.toMatch(/select|0500000001|\.ts/);
  });
  test('is never kept by a cache', async () => {
    const reply = await serverOf(read(served, async () => ({ name: 'Sara' }))).inject('/api/v1/person');
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

test('every call of the contract is served, under each version it names', () => {
  const missing = calls.flatMap(({ endpoint: { method, path, versions = ['v1'] } }) =>
    versions
      .filter((v) => !w.app.hasRoute({ method, url: `/api/${v}${path}` }))
      .map((v) => `${method} /api/${v}${path}`),
  );
  expect(missing).toEqual([]);
});
