import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll } from 'vitest';
import { openDatabase } from '#platform/db/open.ts';
import { openSocketServer } from '#platform/realtime/socket-server.ts';
import { signedInBy } from '../../src/modules.ts';
import type { World } from '../world.ts';
import type { OwnedRecords } from './sample-requests.ts';
import type { Caller } from './people.ts';

/** What arrived at a socket: the event and the id in it. */
export type ReceivedEvent = { readonly event: string; readonly id: number | undefined };

export type Listener = {
  readonly name: string;
  /** Undefined when no socket was opened for them. */
  readonly socket: Socket | undefined;
  readonly received: readonly ReceivedEvent[];
};

/** What a malicious browser would claim when it opens a socket, and send once it is open. */
const claims = ({ personId, mrn }: OwnedRecords) => ({ personId, person_id: personId, id: personId, mrn_number: mrn });
const attempts = ({ personId, mrn }: OwnedRecords): readonly (readonly [string, unknown])[] => [
  ['here', personId],
  ['join', `person:${personId}`],
  ['subscribe', { room: `person:${personId}`, mrn_number: mrn }],
  ['appointment', { id: personId }],
];

async function opened(socket: Socket): Promise<boolean> {
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('connect_error', () => resolve(false));
    socket.once('disconnect', () => resolve(false));
  });
}

/** Opens the world's socket server, and answers a function by which somebody listens to it while claiming to be `owner`. */
export async function socketListeners(w: World) {
  await w.app.listen({ port: 0, host: '127.0.0.1' });
  const { pool } = openDatabase(w.url, { max: 2 });
  const signIn = (token: string) => signedInBy(w.db, token, w.clock.now());
  const { realtime, close } = openSocketServer({
    http: w.app.server,
    pool,
    log: w.app.log,
    accepts: () => true,
    signIn,
    handlers: w.socketHandlers,
    limits: w.config,
    now: () => w.clock.now(),
  });
  w.connect(realtime);
  const sockets: Socket[] = [];
  afterAll(async () => {
    for (const socket of sockets) socket.disconnect();
    await close();
    await pool.end();
  });
  const address = `http://127.0.0.1:${(w.app.server.address() as AddressInfo).port}`;

  return async ({ name, token }: Pick<Caller, 'name' | 'token'>, owner: OwnedRecords): Promise<Listener> => {
    const auth = { token: await token(), ...claims(owner) };
    const socket = io(address, { auth, transports: ['websocket'], reconnection: false, forceNew: true });
    sockets.push(socket);
    const received: ReceivedEvent[] = [];
    socket.onAny((event: string, what?: { id?: number }) => received.push({ event, id: what?.id }));
    if (!(await opened(socket))) return { name, socket: undefined, received };
    for (const [event, what] of attempts(owner)) socket.emit(event, what);
    return { name, socket, received };
  };
}
