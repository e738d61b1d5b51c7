import { io } from 'socket.io-client';
import { afterAll, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { openProcess } from './process.fixture.ts';

const w = await world({ connections: 6 });
const ended = Promise.withResolvers<void>();
let letIn = 0;
const own = await openProcess(w, undefined, () => {
  letIn += 1;
  return ended.promise;
});
afterAll(() => own.close());

test('D3.04 a socket whose log-in ended while it was let in closes with the due work; one that lives stays', async () => {
  const [mine, phone] = [await w.tokenOf('1000001'), await w.tokenOf('1000001')];
  const [here, there] = [mine, phone].map((token) =>
    io(own.url, { auth: { token }, transports: ['websocket'], reconnection: false, forceNew: true }),
  );
  const connected = Promise.all([here!, there!].map((socket) => new Promise<void>((go) => socket.once('connect', go))));
  await expect.poll(() => letIn).toBe(2);
  const reply = await own.http.inject({
    method: 'POST',
    url: '/api/v1/user/logout',
    headers: { authorization: `Bearer ${mine}` },
  });
  expect(reply.statusCode).toBe(200);
  // Longer than what is said to all processes takes to come back to this one.
  await new Promise((go) => setTimeout(go, 500));
  ended.resolve();
  await connected;
  const closed = new Promise<string>((go) => here!.once('disconnect', go));
  await own.due();
  expect(await closed).toBe('io server disconnect');
  expect(there!.connected).toBe(true);
  there!.disconnect();
});
