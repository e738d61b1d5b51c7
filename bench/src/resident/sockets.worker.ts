// Patients who each keep a socket open, in a process of their own: says when all are connected, and hangs up on SIGTERM.
import { once } from 'node:events';
import { io } from 'socket.io-client';
import { patientToken } from '../live/crowd.ts';

const [origin = '', count = '0'] = process.argv.slice(2);
const atOnce = 20;

async function dial(n: number): Promise<void> {
  const socket = io(origin, { auth: { token: patientToken(n) }, transports: ['websocket'], forceNew: true });
  await once(socket as never, 'connect');
}

/** One queue of several: each dials when the one before is through. */
async function dialFrom(first: number): Promise<void> {
  for (let n = first; n < Number(count); n += atOnce) await dial(n);
}

await Promise.all(Array.from({ length: atOnce }, (_, first) => dialFrom(first)));
process.send?.('connected');
