import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { answerUnreadable } from './unreadable.ts';

const w = await world();
await w.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = w.app.server.address() as AddressInfo;

/** Says something on a connection of its own, and answers all that comes back until it ends. */
async function say(what: string): Promise<{ head: string; body: Record<string, unknown> }> {
  const socket = connect(port, '127.0.0.1');
  socket.write(what);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, body: JSON.parse(body) as Record<string, unknown> };
}

test.each([
  ['an address that is too long', `GET /api/v1/products?query=${'a'.repeat(17_000)} HTTP/1.1\r\n\r\n`, '431'],
  ['a head that is too long', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(17_000)}\r\n\r\n`, '431'],
  ['no request at all', 'give me everything\r\n\r\n', '400'],
  ['two lengths', 'POST /api/v1/x HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab', '400'],
  [
    'a length and parts',
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    '400',
  ],
])('S7.02 %s is answered by an envelope in both languages, and the connection ends', async (_, what, status) => {
  const { head, body } = await say(what);
  expect(head.split(' ')[1]).toBe(status);
  expect(head).toContain('application/json; charset=utf-8');
  expect(body).toMatchObject({ status: false, code: 'malformed', data: null, errors: [] });
  expect([body['message'], body['message_ar'], body['request_id']].every((part) => typeof part === 'string')).toBe(
    true,
  );
});

test('a head that does not come to its end is answered 408 in the envelope, and the connection ends', async () => {
  const hasty = Fastify({
    requestTimeout: 60,
    http: { headersTimeout: 40, connectionsCheckingInterval: 10 },
    clientErrorHandler: answerUnreadable,
  });
  await hasty.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((hasty.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: a');
  const answer = await text(socket);
  expect(answer.split(' ')[1]).toBe('408');
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status: false, code: 'request_timeout' });
  await hasty.close();
});

test('somebody who hangs up in the middle of a head harms nobody', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET /api/v1/products HTTP/1.1\r\nhost');
  await new Promise((sent) => socket.write(': a', sent));
  socket.resetAndDestroy();
  expect((await w.app.inject({ url: '/api/v1/products' })).statusCode).toBe(200);
});
