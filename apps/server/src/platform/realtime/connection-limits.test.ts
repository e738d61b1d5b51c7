import { request } from 'node:http';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { world } from '#test/world.ts';
import { openProcess } from './process.fixture.ts';

const w = await world({ connections: 6, config: { socketsPerLogIn: 2, socketsPerAddress: 3, trustProxy: 1 } });
let lookedUp = 0;
const server = await openProcess(w, undefined, async () => {
  lookedUp += 1;
});
/** What has passed in a process that lets an address ask twice a minute, by its own count. */
let elapsed = 0;
const narrow = await openProcess(
  { ...w, config: { ...w.config, socketsPerAddress: 100, requestsPerMinute: 2 } },
  () => elapsed,
);
const sockets: Socket[] = [];
const settled = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', ({ message }) => resolve(message));
  });
const dial = (token: string, address: string): Socket => {
  const extraHeaders = { 'x-forwarded-for': address };
  const socket = io(server.url, {
    auth: { token },
    extraHeaders,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  sockets.push(socket);
  return socket;
};
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => Promise.all([server.close(), narrow.close()]));

/** What the server answers a request to connect with; 101 is that it may. */
const knock = (
  address: string,
  transport: 'polling' | 'websocket',
  { url } = server,
): Promise<[number | undefined, string | undefined]> =>
  new Promise((resolve, reject) => {
    const upgrade = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'A'.repeat(22) + '==',
    };
    const headers = { 'x-forwarded-for': address, ...(transport === 'websocket' && upgrade) };
    const asked = request(`${url}/socket.io/?EIO=4&transport=${transport}`, { headers, agent: false });
    asked.once('response', (reply) => {
      reply.resume();
      resolve([reply.statusCode, reply.headers['retry-after']]);
    });
    asked.once('upgrade', (reply, socket) => {
      socket.destroy();
      resolve([reply.statusCode, undefined]);
    });
    asked.once('error', reject).end();
  });

const sessionOf = async (mrn: string): Promise<number> => {
  const sessions = w.db.selectFrom('session').innerJoin('person', 'person.id', 'session.person_id');
  const { id } = await sessions.select('session.id').where('mrn', '=', mrn).executeTakeFirstOrThrow();
  return id;
};

test('D3.11 a log-in has so many connections at once, wherever they come from; another log-in has its own', async () => {
  const token = await w.tokenOf('1000001');
  const open = [dial(token, '203.0.113.1'), dial(token, '203.0.113.2')];
  expect(await Promise.all(open.map(settled))).toEqual(['connected', 'connected']);
  expect(await settled(dial(token, '203.0.113.3'))).toBe('too_many_connections');
  expect(await settled(dial(await w.tokenOf('1000002'), '203.0.113.3'))).toBe('connected');
  const session = await sessionOf('1000001');
  // The other connection of its pool listens: the other processes cannot be told now.
  const taken = await server.adapterPool.connect();
  onTestFinished(() => taken.release());
  server.platform.realtime.disconnectSession(session);
  expect(await settled(dial(token, '203.0.113.3'))).toBe('connected');
});

test('D3.11 a connection says once who it is: what it asks again is not looked up', async () => {
  lookedUp = 0;
  const line = new WebSocket(`${server.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  const refused = new Promise<void>((resolve) => {
    line.addEventListener('message', ({ data }) => {
      if (String(data).startsWith('0')) for (let n = 0; n < 5; n += 1) line.send('40{"token":"none"}');
      if (String(data).startsWith('44')) resolve();
    });
  });
  await refused;
  line.close();
  expect(lookedUp).toBe(1);
});

describe('D3.11 an address has so many connections at once', () => {
  test.each([
    ['203.0.113.5', '203.0.113.5', '203.0.113.6'],
    ['2001:db8:5::1', '2001:db8:5::2', '2001:db8:6::1'],
  ])('of %s and %s together, not of %s; a proxy of somebody else counts for nothing', async (one, same, other) => {
    const people = await Promise.all(['1000001', '1000002', 'D1001'].map((mrn) => w.tokenOf(mrn)));
    const open = people.map((token) => dial(token, `198.51.100.${people.indexOf(token)}, ${one}`));
    expect(await Promise.all(open.map(settled))).toEqual(['connected', 'connected', 'connected']);
    expect(await knock(same, 'websocket')).toEqual([429, '30']);
    expect(await knock(`198.51.100.9, ${same}`, 'polling')).toEqual([429, '30']);
    expect(await knock(other, 'websocket')).toEqual([101, undefined]);
    expect(await knock(other, 'polling')).toEqual([200, undefined]);
    open[0]!.disconnect();
    await expect.poll(() => knock(same, 'websocket')).toEqual([101, undefined]);
  });
});

describe('D3.11 an address asks for so many connections in a minute, however soon it closes them', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7', '203.0.113.8'],
    ['2001:db8:7::1', '2001:db8:7::2', '2001:db8:7:1::1'],
  ])('%s and %s together, not %s, and again in the next one', async (one, same, other) => {
    const ask = async (address: string, transport: 'polling' | 'websocket' = 'websocket') =>
      (await knock(address, transport, narrow))[0];
    expect([await ask(one), await ask(same)]).toEqual([101, 101]);
    expect([await ask(one), await ask(same, 'polling'), await ask(other)]).toEqual([429, 429, 101]);
    elapsed += 59_999;
    expect(await ask(one)).toBe(429);
    elapsed += 1;
    expect(await ask(one)).toBe(101);
  });
});
