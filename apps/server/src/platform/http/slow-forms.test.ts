import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { pictureOf } from '#platform/images/pictures.fixture.ts';
import { world } from '#test/world.ts';
import { formRules } from './form.ts';

const w = await world({ config: { trustProxy: 1 }, connections: 8 });
const [sara, fahad] = [await w.tokenOf('1000001'), await w.tokenOf('1000002')];
await w.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = w.app.server.address() as AddressInfo;
const picture = new Blob([new Uint8Array(await pictureOf('jpeg', 60, 40))]);

afterEach(() => vi.useRealTimers());

/** Earlier requests were admitted or refused by the time this is answered: the database answers in order. */
const idOf = async (token: string) => {
  const reply = await fetch(`http://127.0.0.1:${port}/api/v1/users`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await reply.json()) as { data: { id: number } };
  return data.id;
};
const fahadId = await idOf(fahad);

async function sendPicture(token: string, id: number): Promise<number> {
  const body = new FormData();
  body.append('patient_id', String(id));
  body.append('file', picture, 'photo.jpg');
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`http://127.0.0.1:${port}/api/v1/mediafiles/upload`, { method: 'POST', headers, body })).status;
}

/** Begins to send a form and goes on no further than the first bytes of its file. */
async function trickle(token: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const arrived = new Promise((resolve) => w.app.server.once('request', resolve));
  const head = [
    'POST /api/v1/mediafiles/upload HTTP/1.1',
    'host: localhost',
    `authorization: Bearer ${token}`,
    'content-type: multipart/form-data; boundary=x',
    'content-length: 100000',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\na`);
  await arrived;
  return socket;
}

/** One after the other, so that each is known to have arrived. */
async function trickles(tokens: readonly string[]): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (const token of tokens) sockets.push(await trickle(token));
  return sockets;
}

const codeIn = (answer: string): unknown =>
  (JSON.parse(answer.split('\r\n\r\n')[1] ?? '{}') as { code?: unknown }).code;

describe('forms that trickle', () => {
  test('twelve and twelve that wait, all abandoned, stop nobody', async () => {
    const sockets = await trickles(Array.from({ length: 24 }, () => sara));
    await idOf(sara);
    // Those that wait first: a permit then comes to requests that are gone.
    for (const socket of sockets.splice(12)) socket.destroy();
    await idOf(sara);
    for (const socket of sockets) socket.destroy();
    expect(await sendPicture(fahad, fahadId)).toBe(200);
    expect(await sendPicture(sara, await idOf(sara))).toBe(200);
  });

  test('sixty of other accounts do not stop the sixty-first', async () => {
    const patients = await w.db
      .selectFrom('account as a')
      .innerJoin('person as p', 'p.id', 'a.person_id')
      .select('p.mrn')
      .where('p.mrn', 'is not', null)
      .where('p.mrn', '<>', '1000002')
      .execute();
    const tokens = await Promise.all(patients.map(({ mrn }) => w.tokenOf(mrn!)));
    // As many as an account may have, of as many accounts as it takes.
    const all = tokens.flatMap((token) => Array.from({ length: formRules.ofAccount.limit }, () => token)).slice(0, 60);
    expect(all.length).toBe(60);
    const sockets = await trickles(all);
    expect(await sendPicture(fahad, fahadId)).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  test('more of one account than its line holds are refused, and only those', async () => {
    const { limit, queue } = formRules.ofAccount;
    const sockets = await trickles(Array.from({ length: limit + queue }, () => sara));
    await idOf(sara);
    expect(await sendPicture(sara, 1)).toBe(429);
    expect(await sendPicture(fahad, fahadId)).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  test('a sender of next to nothing is answered 408, and the connection ends', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const socket = await trickle(sara);
    const answer = text(socket);
    await idOf(sara);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    vi.advanceTimersByTime(formRules.pace.seconds * 1000);
    const response = await answer;
    expect([response.split(' ')[1], codeIn(response)]).toEqual(['408', 'request_timeout']);
    vi.useRealTimers();
    expect(await sendPicture(sara, await idOf(sara))).toBe(200);
  });
});
