import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach } from 'vitest';
import type { Appointment } from '@balsam/contract/booking';
import type { CallAnswer, CallStatus } from '@balsam/contract/tele-consultation';
import { addMinutes } from '@balsam/domain/time';
import { as, book, clientOf, newSlot, pay, type Client } from '#modules/booking/booking.fixture.ts';
import { buildApp } from '../../app.ts';
import { signedInBy } from '../../modules.ts';
import { openDatabase } from '#platform/db/open.ts';
import { openSocketServer } from '#platform/realtime/socket-server.ts';
import { next } from '#test/factories/sockets.ts';
import { demoNow, type World } from '#test/world.ts';

export type Call = CallStatus & { readonly appointment_id: number };

let booked = 0;

/** A paid video visit of a patient with Dr. Layla; the clock is set to its start. Each one lies an hour and a half after the last. */
export async function createPaidCall(w: World, client: Client, doctor = 'D1001'): Promise<Appointment> {
  w.at(demoNow);
  const at = addMinutes(new Date('2026-12-01T21:10:00Z'), 90 * booked++);
  const visit = await pay(w, client, await book(client, await newSlot(w, { at, type: 'virtual', doctor }), 'virtual'));
  w.at(visit.starts_at);
  return visit;
}

/** A process of its own as far as calls go: app, port and socket adapter; the database and the clock are shared. */
export async function openCallServer(w: World) {
  const { config, clock, pool, db, changes, url: databaseUrl } = w;
  const app = await buildApp({
    config,
    database: { pool, db, changes },
    databaseUrl,
    clock,
    web: config.dataDir,
    logger: false,
  });
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  const own = openDatabase(w.url, { max: 2 });
  const { log, server } = app.http;
  const sockets = openSocketServer({
    http: server,
    pool: own.pool,
    log,
    accepts: () => true,
    signIn: (token) => signedInBy(db, token, clock.now()),
    handlers: app.socketHandlers,
    limits: config,
    now: () => clock.now(),
  });
  app.connect(sockets.realtime);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await sockets.close();
    await app.http.close();
    await own.pool.end();
  };
  afterAll(close);
  return { url, app, close };
}
export type CallServer = Awaited<ReturnType<typeof openCallServer>>;

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});

/** A browser of somebody: their calls over HTTP, and a socket of one process. */
export async function openBrowser(w: World, server: CallServer, who: string, inside?: string) {
  const token = await w.tokenOf(who, inside);
  const socket = io(server.url, { auth: { token }, transports: ['websocket'], reconnection: false, forceNew: true });
  open.push(socket);
  await next(socket, 'connect');
  const received: [string, Record<string, unknown>][] = [];
  socket.onAny((event: string, payload: Record<string, unknown>) => received.push([event, payload]));
  const inject = async <T = Call>(path: string, payload: object): Promise<T & { http: number; code?: string }> => {
    const reply = await server.app.http.inject({
      method: 'POST',
      url: `/api/v1${path}`,
      headers: { authorization: `Bearer ${token}` },
      payload,
    });
    const { data, code } = reply.json<{ data: T; code?: string }>();
    return { http: reply.statusCode, ...(code !== undefined && { code }), ...data };
  };
  const client = clientOf(w, token);
  const device = randomUUID();
  const send = (event: string, message: unknown) =>
    (socket.emitWithAck as (event: string, message: unknown) => Promise<CallAnswer>).call(socket, event, message);
  const come = async (id: number, to: 'waiting' | 'call', from: string, returning: boolean): Promise<CallAnswer> => {
    const { token: room } = await inject<{ token: string }>('/tele-consultation/token', { appointment_id: id });
    return send('call:enter', { token: room, device: from, to, returning });
  };
  const enter = (id: number, to: 'waiting' | 'call', from = device) => come(id, to, from, false);
  /** Comes to where this browser was, with nobody's press. */
  const comeBack = (id: number, to: 'waiting' | 'call') => come(id, to, device, true);
  const status = async (id: number): Promise<Call> => (await client.get<Call>(`/tele-consultation/${id}`)).data;
  const post = (path: string, id: number) => inject(`/tele-consultation/${path}`, { appointment_id: id });
  return { socket, received, device, inject, send, enter, comeBack, status, post };
}
export type Browser = Awaited<ReturnType<typeof openBrowser>>;

/** The attendance that an entering was answered with. */
export function attendanceIn(answer: CallAnswer): string {
  if (!answer.ok) throw new Error(`not entered: ${answer.code}`);
  return answer.attendance;
}

/** The next state of the call that arrives at a browser and fits. */
export const untilStatus = (browser: Browser, fits: (status: CallStatus) => boolean): Promise<CallStatus> =>
  new Promise((resolve) => {
    const look = ({ status }: { status: CallStatus }): void => {
      if (!fits(status)) return;
      browser.socket.off('call:state', look);
      resolve(status);
    };
    browser.socket.on('call:state', look);
  });

export { as };
