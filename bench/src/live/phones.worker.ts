// The phones of riders and patients, in a process of their own: says how many milliseconds each position took from a rider to a patient.
import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import { patients, patientToken, riders, riderToken } from './crowd.ts';

const [port = '', seconds = ''] = process.argv.slice(2);
/** As often as the system takes them, and a little more, so that each is. */
const everyMs = 5100;

const sent = new Map<string, number>();
const took: number[] = [];
let refused = 0;

async function dial(token: string): Promise<Socket> {
  const socket = io(`http://127.0.0.1:${port}`, { auth: { token }, transports: ['websocket'], forceNew: true });
  await once(socket as never, 'connect');
  return socket;
}
async function dialAll(count: number, tokenOf: (n: number) => string): Promise<Socket[]> {
  const open: Socket[] = [];
  const queues = Array.from({ length: 20 }, async (_, queue) => {
    for (let n = queue; n < count; n += 20) open[n] = await dial(tokenOf(n));
  });
  await Promise.all(queues);
  return open;
}

const watching = await dialAll(patients, patientToken);
for (const socket of watching)
  socket.on('rider_position', ({ latitude, longitude }: { latitude: number; longitude: number }) => {
    const began = sent.get(`${latitude} ${longitude}`);
    if (began !== undefined) took.push(performance.now() - began);
  });
const riding = await dialAll(riders, riderToken);

const rounds = Math.floor((Number(seconds) * 1000) / everyMs);
let sentCount = 0;
/** A place that nobody else says, so that what arrives is known again. */
function ride(socket: Socket, n: number): void {
  sentCount += 1;
  const [latitude, longitude] = [24 + sentCount * 1e-5, 46 + n * 1e-3];
  sent.set(`${latitude} ${longitude}`, performance.now());
  socket.emit('position', { latitude, longitude, age: 0 }, ({ taken }: { taken: boolean }) => {
    refused += taken ? 0 : 1;
  });
}
const ended = riding.map(
  (socket, n) =>
    new Promise<void>((resolve) => {
      let round = 0;
      const go = () => {
        ride(socket, n);
        round += 1;
        if (round < rounds) setTimeout(go, everyMs);
        else setTimeout(resolve, 2000);
      };
      // Phones do not speak all at once.
      setTimeout(go, (n * everyMs) / riders);
    }),
);
await Promise.all(ended);
for (const socket of [...watching, ...riding]) socket.disconnect();
process.send?.({ took, sent: sentCount, refused });
process.disconnect?.();
