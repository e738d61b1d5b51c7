import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { world } from '#test/world.ts';
import { httpTimeouts } from './timeouts.ts';

const w = await world();
await w.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = w.app.server.address() as AddressInfo;

afterEach(() => vi.useRealTimers());

const say = async (head: string): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  await new Promise((sent) => socket.write(head, sent));
  return socket;
};
const codeIn = (answer: string): unknown =>
  (JSON.parse(answer.split('\r\n\r\n')[1] ?? '{}') as { code?: unknown }).code;

const post = (path: string, type: string) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: 1000\r\n\r\n{"a":`;

test.each([
  ['JSON', '/api/v1/auth/patient/login', 'application/json'],
  ['the notice of a provider', '/api/v1/payment/webhook/moyasar', 'application/json'],
  ['the form of a page', '/sandbox-gateway/pay/1', 'application/x-www-form-urlencoded'],
  ['what nobody takes', '/nothing', 'application/json'],
])('a body that does not come is answered 408, and the connection ends: %s', async (_, path, type) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const arrived = new Promise((resolve) => w.app.server.once('request', resolve));
  const socket = await say(post(path, type));
  await arrived;
  const answer = text(socket);
  // Only a body that is being read has the longest of the time-outs.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  vi.advanceTimersByTime(httpTimeouts.bodyMs);
  const response = await answer;
  expect([response.split(' ')[1], codeIn(response)]).toEqual(['408', 'request_timeout']);
});

test('the server waits for no head longer than 15 seconds, for no request longer than a form may take, and looks often', () => {
  const { headersTimeout, requestTimeout } = w.app.server;
  expect([headersTimeout, requestTimeout]).toEqual([15_000, 200_000]);
  expect(httpTimeouts.checkMs).toBe(5000);
});
