import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, test, vi } from 'vitest';
import type { Call } from './call.ts';
import { openTemporaryFile, type TemporaryFile } from '#platform/storage/temporary-file.ts';
import { installErrorReply } from './error-reply.ts';
import { formReceiver, formRules, takeForms } from './form.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'balsam-forms-'));
const open = new Set<TemporaryFile>();
let opened = 0;

/** As the server opens them, counted while they are open. */
const countedFile: typeof openTemporaryFile = async (folder) => {
  const file = await openTemporaryFile(folder);
  opened += 1;
  open.add(file);
  const close = async (): Promise<void> => {
    await file.close();
    open.delete(file);
  };
  return { ...file, close };
};

const app = Fastify();
installErrorReply(app);
const receiveForm = formReceiver(dataDir, countedFile);
void app.register(async (scope) => {
  takeForms(scope);
  scope.post('/form', async (request, reply) => {
    const actor = { kind: 'guest', guestId: undefined } as const;
    request.call = { actor, ip: String(request.headers['x-address']) } as Call;
    const { fields, file } = await receiveForm(request, reply);
    return { fields, names: readdirSync(path.join(dataDir, 'incoming')), content: (await file?.read())?.toString() };
  });
});
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;

afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true });
});

const allClosed = () => vi.waitFor(() => expect(open.size).toBe(0));

const send = (content: string | Uint8Array, address = '10.0.0.1') => {
  const body = new FormData();
  body.append('kind', 'ticket');
  body.append('file', new Blob([new Uint8Array(Buffer.from(content))]), 'a');
  return fetch(`http://127.0.0.1:${port}/form`, { method: 'POST', body, headers: { 'x-address': address } });
};

const begin = (address: string) => {
  const socket = connect(port, '127.0.0.1');
  const head = [
    'POST /form HTTP/1.1',
    'host: localhost',
    `x-address: ${address}`,
    'content-type: multipart/form-data; boundary=x',
    'content-length: 100000',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\na`);
  return socket;
};

test('a file lies on disk without a name, is read whole, and is gone when the request is answered', async () => {
  const reply = await send('first line\nsecond line');
  expect(await reply.json()).toEqual({ fields: { kind: 'ticket' }, names: [], content: 'first line\nsecond line' });
  await allClosed();
});

test('a file that is refused is gone as well', async () => {
  const reply = await send(new Uint8Array(formRules.fileBytes + 1));
  expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([413, 'file_too_large']);
  await allClosed();
});

test('what a sender has sent who hangs up is gone', async () => {
  const before = opened;
  const socket = begin('10.0.0.2');
  await vi.waitFor(() => expect(opened).toBe(before + 1));
  socket.destroy();
  await allClosed();
});

test('guests of one address have twelve forms at once, and those of another are not stopped by them', async () => {
  const before = opened;
  const sockets = Array.from({ length: formRules.ofAddress.limit }, () => begin('10.0.0.3'));
  await vi.waitFor(() => expect(opened).toBe(before + formRules.ofAddress.limit));
  const waiting = send('waits', '10.0.0.3');
  expect((await send('another', '10.0.0.4')).status).toBe(200);
  expect(open.size).toBeGreaterThanOrEqual(formRules.ofAddress.limit);
  sockets[0]!.destroy();
  expect((await waiting).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  await allClosed();
});

test('a disk that takes nothing is a failure of the system, not of the form', async () => {
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC', syscall: 'write' });
  const broken = Fastify();
  installErrorReply(broken);
  const receive = formReceiver(dataDir, () => Promise.reject(full));
  void broken.register(async (scope) => {
    takeForms(scope);
    scope.post('/form', async (request, reply) => {
      request.call = { actor: { kind: 'guest', guestId: undefined }, ip: '10.0.0.1' } as unknown as Call;
      return receive(request, reply);
    });
  });
  const payload = new FormData();
  payload.append('file', new Blob(['a']), 'a');
  const reply = await broken.inject({ method: 'POST', url: '/form', payload: payload as unknown as string });
  expect([reply.statusCode, reply.json().code]).toEqual([500, 'internal']);
  await broken.close();
});
