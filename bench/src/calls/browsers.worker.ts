// The browsers of doctors and patients, in a process of their own: says how many milliseconds each ring took to the patient, and each
// signal to the other side.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import { calls, doctorToken, patientToken } from './crowd.ts';

const [port = '', ids = ''] = process.argv.slice(2);
const appointments = JSON.parse(ids) as number[];
const origin = `http://127.0.0.1:${port}`;
/** Both sides come, and then ring, over so long; each pair then speaks as much as browsers do. */
const spreadMs = 20_000;
const signals = 30;
const signalEveryMs = 40;
const session = randomUUID();
/** As long as an offer with sound and picture. */
const sdp = 'v=0\r\n'.repeat(1200);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
type Side = { readonly token: string; readonly socket: Socket; readonly device: string };

async function open(token: string): Promise<Side> {
  const socket = io(origin, { auth: { token }, transports: ['websocket'], forceNew: true });
  await once(socket as never, 'connect');
  return { token, socket, device: randomUUID() };
}
async function post<T>(token: string, call: string, id: number): Promise<T> {
  const reply = await fetch(`${origin}/api/v1/tele-consultation/${call}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ appointment_id: id }),
  });
  const { data, code } = (await reply.json()) as { data: T; code?: string };
  if (!reply.ok) throw new Error(`${call}: ${code}`);
  return data;
}
async function enter({ token, socket, device }: Side, id: number, to: 'waiting' | 'call'): Promise<string> {
  const room = await post<{ token: string }>(token, 'token', id);
  const answer = (await socket.emitWithAck('call:enter', { token: room.token, device, to })) as {
    ok: boolean;
    code?: string;
    attendance: string;
  };
  if (!answer.ok) throw new Error(`not entered: ${answer.code}`);
  return answer.attendance;
}

const rings: number[] = [];
const passed: number[] = [];

/** One call: both come, the doctor rings, the patient answers, and both signal. */
async function hold(n: number): Promise<void> {
  const id = appointments[n] ?? 0;
  await pause((spreadMs * n) / calls);
  const [doctor, patient] = [await open(doctorToken(n)), await open(patientToken(n))];
  await enter(patient, id, 'waiting');
  const own = await enter(doctor, id, 'call');
  // All are there before the first one rings, and ring as they came.
  await pause(spreadMs);
  const ringing = once(patient.socket as never, 'call:ring');
  const rang = performance.now();
  const asked = post(doctor.token, 'ring', id);
  await ringing;
  rings.push(performance.now() - rang);
  await asked;
  await enter(patient, id, 'call');
  for (let k = 0; k < signals; k += 1) {
    const arrived = once(patient.socket as never, 'call:signal');
    const sent = performance.now();
    const signal = k < 2 ? { session, description: { type: 'offer', sdp } } : { session, candidate: null };
    await doctor.socket.emitWithAck('call:signal', { attendance: own, signal });
    await arrived;
    passed.push(performance.now() - sent);
    await pause(signalEveryMs);
  }
  await doctor.socket.emitWithAck('call:here', { attendance: own, connected: true });
  doctor.socket.disconnect();
  patient.socket.disconnect();
}

await Promise.all(Array.from({ length: calls }, (_, n) => hold(n)));
process.send?.({ rings, passed });
process.disconnect?.();
