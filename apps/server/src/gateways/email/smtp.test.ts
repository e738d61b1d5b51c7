import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { smtpEmail } from './smtp.ts';

/** A mail server that is never silent and never done: its greeting has no end. */
const server = createServer((socket) => {
  const talk = setInterval(() => socket.write('220-one moment\r\n'), 5);
  socket.on('error', () => {});
  socket.once('close', () => clearInterval(talk));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');

test('a message is given up when its time is over, however busy the server seems, and its connection is closed', async () => {
  const { port } = server.address() as AddressInfo;
  const email = smtpEmail(`smtp://127.0.0.1:${port}?ignoreTLS=true`, 'Balsam <no-reply@balsam.example>', 200);
  const message = { to: 'sara@balsam.example', subject: 'موعدكم', body: 'غدًا', language: 'ar' } as const;
  await expect(email.send(message)).rejects.toThrow(/abort/i);
  // It ends only once no connection is left.
  server.close();
  await once(server, 'close');
});
