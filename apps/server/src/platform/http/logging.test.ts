import Fastify from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { installErrorReply } from './error-reply.ts';

type Line = Record<string, unknown> & { readonly level: number };
const lines: Line[] = [];
const log = (line: string) => void lines.push(JSON.parse(line) as Line);
beforeEach(() => void (lines.length = 0));

/** A refusal, whose reply carries the id of its request. */
const url = '/api/v1/appointments/4711?phone=0500000001';

test('a request leaves one line at info: method, route, status, time and its id, without ids of rows and without its query', async () => {
  const w = await world({ config: { logLevel: 'info' }, log });
  const reply = await w.app.inject({ url });
  expect(reply.statusCode).toBe(401);
  expect(lines).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      pid: expect.any(Number),
      hostname: expect.any(String),
      reqId: reply.json<{ request_id: string }>().request_id,
      method: 'GET',
      route: '/api/v1/appointments/:id',
      status: 401,
      responseTime: expect.any(Number),
      msg: 'request',
    },
  ]);
});

test('at warn, the level where none is set, it leaves none', async () => {
  const w = await world({ config: { logLevel: 'warn' }, log });
  await w.app.inject({ url });
  expect(lines).toEqual([]);
});

test('at trace the headers of a form are not told, among which is the log-in', async () => {
  const w = await world({ config: { logLevel: 'trace' }, log });
  const token = await w.tokenOf('1000001');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' };
  const payload = '--x\r\ncontent-disposition: form-data; name="kind"\r\n\r\nidentity\r\n--x--';
  await w.app.inject({ method: 'POST', url: '/api/v1/mediafiles/upload', headers, payload });
  expect(lines.map(({ msg }) => msg)).toContain('starting multipart parsing');
  expect(JSON.stringify(lines)).not.toContain(token);
});

test('an unexpected error is told by where it came from, without any line of its message', async () => {
  const app = Fastify({ logger: { stream: { write: log } } });
  installErrorReply(app);
  app.get('/', () => Promise.reject(new Error('what a person wrote:\ncall 0500000001')));
  expect((await app.inject('/')).statusCode).toBe(500);
  const told = lines.find(({ msg }) => msg === 'unexpected error');
  expect(told).toMatchObject({
    err: { type: 'Error', stack: expect.arrayContaining([expect.stringContaining('logging.test.ts')]) },
  });
  expect(JSON.stringify(told)).not.toContain('0500000001');
  await app.close();
});
