import { beforeEach, expect, test } from 'vitest';
import { world } from '#test/world.ts';

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
