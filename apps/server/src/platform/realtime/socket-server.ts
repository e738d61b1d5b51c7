import { createAdapter } from '@socket.io/postgres-adapter';
import type { FastifyBaseLogger } from 'fastify';
import type { Server as HttpServer } from 'node:http';
import type pg from 'pg';
import { Server, type DefaultEventsMap } from 'socket.io';
import type { ClientEvents, ServerEvents } from '@balsam/contract';
import type { SignedIn } from '../access/actor.ts';
import type { Realtime } from './realtime.ts';

export type SocketServer = {
  readonly realtime: Realtime;
  /** Ends the connections of all browsers, which come back by themselves, to another process by then; what is published still leaves. */
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};
type Options = {
  readonly http: HttpServer;
  /** A pool of its own: the adapter keeps one connection listening. */
  readonly pool: pg.Pool;
  readonly log: FastifyBaseLogger;
  /** Whether another connection may be opened; who is turned away tries again, later each time. */
  readonly accepts: () => boolean;
  /** The log-in behind a token, or nothing. */
  readonly signIn: (token: string) => Promise<SignedIn | undefined>;
  /** What a browser may say besides that it is there. Whoever it does not concern is answered no. */
  readonly heard: { readonly position: (who: SignedIn, where: unknown) => Promise<boolean> };
};
type TypedServer = Server<ClientEvents, ServerEvents, DefaultEventsMap, { who: SignedIn }>;
type Line = Parameters<Parameters<TypedServer['use']>[0]>[0];

const personRoom = (id: number) => `person:${id}`;
const sessionRoom = (id: number) => `session:${id}`;

/** A browser that hears `unauthenticated` takes its log-in for ended: that is said of log-ins alone, never of a database that is away. */
const admit = (signIn: Options['signIn']) => async (socket: Line, next: (error?: Error) => void) => {
  const token: unknown = socket.handshake.auth['token'];
  try {
    const who = typeof token === 'string' && token.length <= 200 ? await signIn(token) : undefined;
    if (!who) return next(new Error('unauthenticated'));
    socket.data.who = who;
    await socket.join([personRoom(who.personId), sessionRoom(who.sessionId)]);
    return next();
  } catch {
    return next(new Error('unavailable'));
  }
};

/** A position at a time from each socket: whoever sends faster is answered no, before the database is asked. */
function listenForPositions(socket: Line, { heard, log }: Pick<Options, 'heard' | 'log'>): void {
  let isBusy = false;
  const take = async (where: unknown): Promise<boolean> => {
    isBusy = true;
    try {
      return await heard.position(socket.data.who, where);
    } catch (error) {
      log.warn({ error: (error as Error).name }, 'a position was not taken');
      return false;
    } finally {
      isBusy = false;
    }
  };
  socket.on('position', async (where, answer) => {
    if (typeof answer === 'function') answer({ taken: !isBusy && (await take(where)) });
  });
}

/**
 * The pool as the adapter sees it. An adapter that is closed before it listens forgets the connection that it is being given: who lends it
 * takes it back.
 */
function lending(pool: pg.Pool) {
  const lent = new Set<pg.PoolClient>();
  let isOver = false;
  pool.on('release', (_error, client) => lent.delete(client));
  // A refusal would be tried again for ever.
  const never = () => new Promise<never>(() => {});
  const connect = async (): Promise<pg.PoolClient> => {
    if (isOver) return never();
    const client = await pool.connect();
    lent.add(client);
    // The adapter takes another one then, and would keep this one's place in the pool for ever.
    client.once('end', () => {
      if (lent.has(client)) client.release(true);
    });
    if (!isOver) return client;
    client.release(true);
    return never();
  };
  const takeBack = (): void => {
    isOver = true;
    for (const client of lent) client.release(true);
  };
  return { pool: { connect, query: pool.query.bind(pool) } as unknown as pg.Pool, takeBack };
}

/** The socket beside the API: refused without a log-in, one room for each person, events typed by the contract, any number of processes. */
export function openSocketServer({ http, pool, log, accepts, signIn, heard }: Options): SocketServer {
  const lent = lending(pool);
  const io: TypedServer = new Server(http, {
    path: '/socket.io',
    serveClient: false,
    maxHttpBufferSize: 16_384,
    allowRequest: (_request, answer) => answer(null, accepts()),
    adapter: createAdapter(lent.pool, {
      errorHandler: (error: Error) => log.warn({ error: error.name }, 'socket adapter'),
    }),
  });
  io.use((socket, next) => void admit(signIn)(socket, next));
  io.on('connection', (socket) => listenForPositions(socket, { heard, log }));
  return {
    realtime: {
      tell: (personId, event, ...what) => void io.to(personRoom(personId)).emit(event, ...what),
      endSessions: (ids) => {
        if (ids.length === 0) return;
        const rooms = ids.map(sessionRoom);
        io.to(rooms).emit('session_ended');
        io.in(rooms).disconnectSockets(true);
      },
      hangUp: (id) => {
        io.in(sessionRoom(id)).disconnectSockets(true);
      },
    },
    // Not `disconnectSockets`: a browser that is told to leave does not come back.
    disconnect: () => void io.engine.close(),
    close: async () => {
      await io.close();
      lent.takeBack();
    },
  };
}
