import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { world } from '#test/world.ts';

const w = await world();
const token = await w.tokenOf('1000001');
await w.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = w.app.server.address() as AddressInfo;

const megabyte = 1024 * 1024;
const head =
  '--x\r\ncontent-disposition: form-data; name="patient_id"\r\n\r\n1\r\n' +
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';

/** Opens a request for a form over a real connection, and answers what comes back of it. */
function open(headers: Record<string, string>) {
  const upload = request({
    port,
    method: 'POST',
    path: '/api/v1/mediafiles/upload',
    headers: { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${token}`, ...headers },
  });
  upload.on('error', () => undefined);
  const answer = new Promise<{ http: number; code: string }>((resolve) => {
    upload.on('response', (reply: IncomingMessage) => {
      const codeIn = (text: string): string => (JSON.parse(text) as { code: string }).code;
      void reply.toArray().then((parts) => resolve({ http: reply.statusCode ?? 0, code: codeIn(parts.join('')) }));
    });
  });
  return { upload, answer };
}

const writeMegabytes = (upload: ClientRequest, left: number): void => {
  if (left === 0) return void upload.end('\r\n--x--\r\n');
  upload.write(Buffer.alloc(megabyte), () => writeMegabytes(upload, left - 1));
};

test('a form that says it has 30 MB is refused before a byte of it is sent', async () => {
  const { upload, answer } = open({ 'content-length': String(30 * megabyte) });
  upload.flushHeaders();
  expect(await answer).toEqual({ http: 413, code: 'file_too_large' });
  upload.destroy();
});

test('one that does not say how much comes is read to its limit and refused', async () => {
  const { upload, answer } = open({ 'transfer-encoding': 'chunked' });
  upload.write(head);
  writeMegabytes(upload, 30);
  expect(await answer).toEqual({ http: 413, code: 'file_too_large' });
  upload.destroy();
});

test('somebody without a log-in or an upload token is refused before the form is read', async () => {
  const { upload, answer } = open({ 'transfer-encoding': 'chunked', authorization: `Bearer ${'x'.repeat(43)}` });
  upload.write(head);
  expect(await answer).toEqual({ http: 401, code: 'unauthenticated' });
  upload.destroy();
});

test('a sender who hangs up in the middle leaves the place to others', async () => {
  const gone = Array.from({ length: 10 }, () => {
    const { upload } = open({ 'transfer-encoding': 'chunked' });
    upload.write(head);
    return upload;
  });
  await Promise.all(gone.map((upload) => new Promise((sent) => upload.write('a', sent))));
  for (const upload of gone) upload.destroy();
  const { upload, answer } = open({ 'transfer-encoding': 'chunked' });
  upload.end(`${head}no picture\r\n--x--\r\n`);
  expect(await answer).toEqual({ http: 422, code: 'file_not_an_image' });
});
