import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll } from 'vitest';
import { openDatabase } from '../../src/platform/db/open.ts';
import { openSocketServer } from '../../src/platform/realtime/socket-server.ts';
import { signedInBy } from '../../src/modules.ts';
import type { World } from '../world.ts';
import type { Belongings } from './asks.ts';
import type { Somebody } from './persons.ts';

/** What somebody's socket heard: the event and the id in it. */
export type Heard = { readonly event: string; readonly id: number | undefined };

export type Listener = {
  readonly name: string;
  /** Undefined when no socket was opened for them. */
  readonly socket: Socket | undefined;
  readonly heard: readonly Heard[];
};

/** What a browser that means ill would claim when it opens a socket, and say once it is open. */
const claims = ({ personId, mrn }: Belongings) => ({ personId, person_id: personId, id: personId, mrn_number: mrn });
const attempts = ({ personId, mrn }: Belongings): readonly (readonly [string, unknown])[] => [
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

/** Opens the world's socket, and answers how somebody listens to it while claiming to be `owner` and asking for what is theirs. */
export async function listening(w: World) {
  await w.app.listen({ port: 0, host: '127.0.0.1' });
  const { pool } = openDatabase(w.url, { max: 2 });
  const signIn = (token: string) => signedInBy(w.db, token, w.clock.now());
  const { realtime, close } = openSocketServer({
    http: w.app.server,
    pool,
    log: w.app.log,
    accepts: () => true,
    signIn,
    heard: w.heard,
  });
  w.connect(realtime);
  const sockets: Socket[] = [];
  afterAll(async () => {
    for (const socket of sockets) socket.disconnect();
    await close();
    await pool.end();
  });
  const address = `http://127.0.0.1:${(w.app.server.address() as AddressInfo).port}`;

  return async ({ name, token }: Pick<Somebody, 'name' | 'token'>, owner: Belongings): Promise<Listener> => {
    const auth = { token: await token(), ...claims(owner) };
    const socket = io(address, { auth, transports: ['websocket'], reconnection: false, forceNew: true });
    sockets.push(socket);
    const heard: Heard[] = [];
    socket.onAny((event: string, what?: { id?: number }) => heard.push({ event, id: what?.id }));
    if (!(await opened(socket))) return { name, socket: undefined, heard };
    for (const [event, what] of attempts(owner)) socket.emit(event, what);
    return { name, socket, heard };
  };
}
