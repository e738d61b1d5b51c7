import { createAdapter, type PostgresAdapter } from '@socket.io/postgres-adapter';
import type { FastifyBaseLogger } from 'fastify';
import type { Server as HttpServer } from 'node:http';
import type pg from 'pg';
import { Server } from 'socket.io';
import { type RecentEvents, recentEvents } from './recent-events.ts';
import { limitConnectionsOfAddresses, type ConnectionLimits } from './connection-limits.ts';
import type { LogInReview, OpenLogIn, Realtime } from './realtime.ts';
import { listenTo, type SocketHandlers } from './socket-handlers.ts';
import type { ClientSocket, SocketUser, TypedServer } from './typed-server.ts';

export type SocketServer = {
  readonly realtime: Realtime;
  /** Ends the connections of all browsers, which reconnect by themselves, to another process by then; events are still sent. */
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};
type Options = {
  readonly http: HttpServer;
  /** A pool of its own: the adapter keeps one connection listening. */
  readonly pool: pg.Pool;
  readonly log: FastifyBaseLogger;
  /** Whether another connection may be opened; a refused client tries again, later each time. */
  readonly accepts: () => boolean;
  /** The log-in or the paired device behind a token, or nothing. */
  readonly signIn: (token: string) => Promise<SocketUser | undefined>;
  readonly handlers: SocketHandlers;
  readonly limits: ConnectionLimits;
  /** By which the rate of what a browser sends is measured. */
  readonly now: () => Date;
  /** Milliseconds of this process, which only grow. */
  readonly elapsed?: () => number;
};

const personRoom = (id: number) => `person:${id}`;
/** Of those who work in the profile of somebody else. */
const guardianRoom = (id: number) => `person:${id}:guardian`;
const limitedGuardianRoom = (id: number) => `person:${id}:limited-guardian`;
const sessionRoom = (id: number) => `session:${id}`;
const branchRoom = (id: number) => `branch:${id}`;
const deviceRoom = (id: number) => `device:${id}`;

function profileRoom({ personId, guardianId, guardianAccess }: OpenLogIn): string {
  if (guardianId === undefined) return personRoom(personId);
  return (guardianAccess === 'limited' ? limitedGuardianRoom : guardianRoom)(personId);
}

/** All connections of one log-in, or of one device, are in it. */
const ownRoom = (who: SocketUser): string =>
  who.kind === 'device' ? deviceRoom(who.deviceId) : sessionRoom(who.sessionId);

/** Rooms follow from who the token belongs to: nobody asks for one. */
const roomsOf = (who: SocketUser): string[] =>
  who.kind === 'device' ? [branchRoom(who.locationId), ownRoom(who)] : [profileRoom(who), ownRoom(who)];

/**
 * A browser that receives `unauthenticated` takes its log-in for ended: only log-ins are refused so, never a database that is away. A connection
 * says once who it is; what asks further is left unanswered, and closed by the library.
 */
function admit({ signIn, limits: { socketsPerLogIn } }: Pick<Options, 'signIn' | 'limits'>) {
  const asked = new WeakSet<object>();
  return async (socket: ClientSocket, next: (error?: Error) => void) => {
    if (asked.has(socket.conn)) return;
    asked.add(socket.conn);
    const token: unknown = socket.handshake.auth['token'];
    try {
      const who = typeof token === 'string' && token.length <= 200 ? await signIn(token) : undefined;
      if (!who) return next(new Error('unauthenticated'));
      const open = socket.nsp.adapter.rooms.get(ownRoom(who))?.size ?? 0;
      if (open >= socketsPerLogIn) return next(new Error('too_many_connections'));
      socket.data.who = who;
      await socket.join(roomsOf(who));
      return next();
    } catch {
      return next(new Error('unavailable'));
    }
  };
}

/**
 * The pool as the adapter sees it. An adapter that is closed before it listens drops the connection that it is being given, so
 * the pool takes it back itself.
 */
function trackedPool(pool: pg.Pool, recent: RecentEvents) {
  const checkedOut = new Set<pg.PoolClient>();
  let isClosed = false;
  pool.on('release', (_error, client) => checkedOut.delete(client));
  // A refusal would be tried again for ever.
  const never = () => new Promise<never>(() => {});
  const connect = async (): Promise<pg.PoolClient> => {
    if (isClosed) return never();
    const client = await pool.connect();
    checkedOut.add(client);
    recent.beginListening();
    // The adapter takes another one then, and would keep this one's place in the pool for ever.
    client.once('end', () => {
      if (checkedOut.has(client)) client.release(true);
    });
    if (!isClosed) return client;
    client.release(true);
    return never();
  };
  const releaseAll = (): void => {
    isClosed = true;
    for (const client of checkedOut) client.release(true);
  };
  return { pool: { connect, query: pool.query.bind(pool) } as unknown as pg.Pool, releaseAll };
}

/** Notes what the other processes send, as it is handed to the browsers of this one. */
function recordOthers(adapter: PostgresAdapter, recent: RecentEvents): PostgresAdapter {
  const passOn = adapter.onMessage.bind(adapter);
  adapter.onMessage = (message) => {
    if ('data' in message && 'opts' in message.data) recent.record(message.data.opts.rooms);
    passOn(message);
  };
  return adapter;
}

/** Answers whether anything went to a person before the connection was open: without it a page reads again all that events make stale. */
const answerMissed = (socket: ClientSocket, recent: RecentEvents): void =>
  void socket.on('missed', (age: unknown, answer: unknown) => {
    if (typeof answer === 'function') answer({ missed: recent.mayHaveMissed(roomsOf(socket.data.who), age) });
  });

/** Sends to the rooms of these names, in all processes. */
const senderOf =
  (io: TypedServer, recent: RecentEvents) =>
  (...roomNames: readonly ((personId: number) => string)[]): Realtime['send'] =>
  (personId, event, ...payload) => {
    const rooms = roomNames.map((nameOf) => nameOf(personId));
    recent.record(rooms);
    io.to(rooms).emit(event, ...payload);
  };

/**
 * Looks again at the log-ins of this process: their sockets were let in by what they were then. Each is looked at once after it was let in: a
 * log-in that ended in that moment was read before, and its sockets were closed before there was this one.
 */
async function review(io: TypedServer, { isDue, readLive }: LogInReview): Promise<void> {
  const due = [...io.sockets.sockets.values()].flatMap((socket) => {
    const { who, isReviewed } = socket.data;
    return who.kind === 'user' && (!isReviewed || isDue(who)) ? { socket, who } : [];
  });
  if (due.length === 0) return;
  const live = await readLive([...new Set(due.map(({ who }) => who.sessionId))]);
  const found = new Map(live.map((logIn) => [logIn.sessionId, logIn]));
  for (const { socket, who } of due) {
    const logIn = found.get(who.sessionId);
    socket.data.isReviewed = true;
    if (!logIn || profileRoom(logIn) !== profileRoom(who)) socket.disconnect(true);
    else if (logIn.expiresAt) socket.data.who = { ...who, expiresAt: logIn.expiresAt };
  }
}

/** Disconnects who is in these rooms of this process, and tells them before where their log-in or pairing has ended. */
function disconnectHere(io: TypedServer, rooms: string[], hasEnded: boolean): void {
  if (hasEnded) io.local.to(rooms).emit('session_ended');
  io.local.in(rooms).disconnectSockets(true);
}

/**
 * The same in all processes, in this one at once: with its own call for all of them the adapter tells the others first, over a database that
 * may be slow or away, and then disconnects here also who has connected again meanwhile.
 */
const disconnecting =
  (io: TypedServer, hasEnded: boolean) =>
  (...rooms: string[]): void => {
    if (rooms.length === 0) return;
    disconnectHere(io, rooms, hasEnded);
    io.serverSideEmit('disconnect_rooms', rooms, hasEnded);
  };

type LettingIn = Pick<Required<Options>, 'signIn' | 'limits' | 'handlers' | 'log' | 'now' | 'elapsed'>;

/** Lets connections in that may be opened, and hears what they send. */
function letIn(io: TypedServer, recent: RecentEvents, { signIn, limits, elapsed, ...surroundings }: LettingIn): void {
  limitConnectionsOfAddresses(io, limits, elapsed);
  const admitSocket = admit({ signIn, limits });
  io.use((socket, next) => void admitSocket(socket, next));
  io.on('connection', (socket) => {
    answerMissed(socket, recent);
    listenTo(socket, surroundings);
  });
}

/** The socket beside the API: refused without a log-in, a Socket.IO room for each person, events typed by the contract, any number of processes. */
export function openSocketServer({
  http,
  pool,
  log,
  accepts,
  signIn,
  handlers,
  limits,
  now,
  elapsed = () => performance.now(),
}: Options): SocketServer {
  const recent = recentEvents(elapsed);
  const adapterPool = trackedPool(pool, recent);
  const createOwn = createAdapter(adapterPool.pool, {
    errorHandler: (error: Error) => log.warn({ error: error.name }, 'socket adapter'),
  });
  const io: TypedServer = new Server(http, {
    path: '/socket.io',
    serveClient: false,
    // An offer with sound and picture has up to 20,000 characters; a browser that sends more than this is disconnected.
    maxHttpBufferSize: 32_768,
    allowRequest: (_request, answer) => answer(null, accepts()),
    // The library calls it with `new`.
    adapter: function createAdapterOf(namespace: unknown) {
      return recordOthers(createOwn(namespace), recent);
    },
  });
  letIn(io, recent, { signIn, limits, handlers, log, now, elapsed });
  io.on('disconnect_rooms', (rooms, hasEnded) => disconnectHere(io, rooms, hasEnded));
  const sendTo = senderOf(io, recent);
  const [end, disconnectAll] = [disconnecting(io, true), disconnecting(io, false)];
  return {
    realtime: {
      send: sendTo(personRoom, guardianRoom, limitedGuardianRoom),
      sendPrivately: sendTo(personRoom),
      sendToFullGuardians: sendTo(guardianRoom),
      sendToLimitedGuardians: sendTo(limitedGuardianRoom),
      sendToConnection: (connection, event, ...payload) => void io.to(connection).emit(event, ...payload),
      sendToBranch: (locationId, event, ...payload) => void io.to(branchRoom(locationId)).emit(event, ...payload),
      endSessions: (ids) => end(...ids.map(sessionRoom)),
      disconnectSession: (id) => disconnectAll(sessionRoom(id)),
      reviewLogIns: (asked) => review(io, asked),
      endDevice: (id) => end(deviceRoom(id)),
    },
    // Not `disconnectSockets`: a browser that the server disconnects does not reconnect.
    disconnect: () => void io.engine.close(),
    close: async () => {
      await io.close();
      adapterPool.releaseAll();
    },
  };
}
