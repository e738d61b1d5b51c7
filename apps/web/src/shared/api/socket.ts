import type { ClientEvents, ServerEvents } from '@balsam/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { Socket } from 'socket.io-client';
import { forgetFirstReads } from './first-reads.ts';
import { api } from './index.ts';
import { passOn, tellLine } from './server-events.ts';
import { getSession, onSession } from './session.ts';
import { leaveSignedOut } from './signed-out.ts';

type Connection = Socket<ServerEvents, ClientEvents>;

/** The modules of the contract whose answers an event makes stale. */
const stale = {
  // A doctor is notified of what their rooms count.
  notification: ['notifications', 'privacy', 'doctor', 'criticalResults', 'waitingList', 'ratings'],
  // What was told before a visit goes along to its new time; a visit that is cancelled goes back to its package.
  appointment: ['booking', 'billing', 'chat', 'checkIn', 'triage', 'packages'],
  // A refill by subscription says what became of its order.
  order: ['orders', 'billing', 'delivery', 'medications'],
  delivery: ['delivery', 'orders'],
  desk: ['pharmacyDesk', 'delivery'],
  'record:new': ['visits', 'records', 'medications', 'medicalReports', 'prevention'],
  ticket: ['support'],
  'queue:ticket': ['queue'],
  queue: ['queueDesk', 'queueDoctor'],
  'chat:message': ['chat'],
} as const satisfies Partial<Record<keyof ServerEvents, readonly string[]>>;

const staleEvents = Object.keys(stale) as (keyof typeof stale)[];

/** The connection that is open now, for the one thing that a browser says itself. */
let currentConnection: Connection | undefined;

/** Connects again a connection that the server has closed or refused, which the library leaves closed. */
const reconnect = (connection: Connection): void => {
  // Spread over seconds: after a restart of the server all browsers do this at the same time.
  setTimeout(
    () => void (currentConnection === connection && !connection.active && connection.connect()),
    1000 + Math.random() * 4000,
  );
};

/**
 * Reads again what modules have answered. The library joins a first read that is under way, and nobody's that is, instead of beginning anew; its
 * answer may be older than what has just happened, so it is made again afterwards.
 */
const refresh = (client: QueryClient, modules: readonly string[]): void => {
  forgetFirstReads();
  for (const module of modules) {
    const underWay = client
      .getQueryCache()
      .findAll({ queryKey: [module], fetchStatus: 'fetching' })
      .filter((query) => query.state.data === undefined || !query.isActive());
    void client.invalidateQueries({ queryKey: [module] });
    for (const { queryKey, promise } of underWay)
      void promise?.then(
        () => client.invalidateQueries({ queryKey, exact: true }),
        () => undefined,
      );
  }
};

/** Milliseconds since the page began to read, by the clock too: the other counter stands still while a phone sleeps. */
const stopwatch = (already: number): (() => number) => {
  const [ran, clock] = [performance.now(), Date.now()];
  return () => already + Math.max(performance.now() - ran, Date.now() - clock);
};

/** An answer that comes later than this says nothing about the time before the question. */
const missedWithinMs = 5000;

/** Reads again what the person may have missed since then: nothing, when the server knows that nothing was sent meanwhile. */
const readMissed = async (connection: Connection, client: QueryClient, age: number | undefined): Promise<void> => {
  const upToDate =
    age !== undefined &&
    (await connection
      .timeout(missedWithinMs)
      .emitWithAck('missed', age)
      .then(
        ({ missed }) => !missed,
        () => false,
      ));
  if (!upToDate) refresh(client, [...new Set(Object.values(stale).flat())]);
};

const listen = (connection: Connection, client: QueryClient, token: string, ageOfReads: () => number): void => {
  // Later the line has been away, and nobody knows since when.
  let isFirst = true;
  for (const event of staleEvents) connection.on(event, () => refresh(client, stale[event]));
  connection.on('rider_position', ({ order_id, latitude, longitude, at, expected_at }) => {
    const { queryKey } = api.delivery.tracking.query({ params: { id: order_id } });
    const known = client.getQueryData(queryKey);
    if (known) client.setQueryData(queryKey, { ...known, position: { latitude, longitude, at }, expected_at });
    // What is being read just now may be older than this.
    else void client.invalidateQueries({ queryKey });
  });
  connection.on('session_ended', () => void leaveSignedOut(token));
  // A log-in that ended before the connection was open heard nothing of it; its connection is refused instead.
  connection.on('connect_error', ({ message }) => {
    isFirst = false;
    if (message === 'unauthenticated') void leaveSignedOut(token);
    else reconnect(connection);
  });
  connection.on('disconnect', (reason) => {
    tellLine(false);
    if (reason === 'io server disconnect') reconnect(connection);
  });
  // What happened before the connection was open, or while it was down, was not heard.
  connection.on('connect', () => {
    tellLine(true);
    void readMissed(connection, client, isFirst ? ageOfReads() : undefined);
    isFirst = false;
  });
};

const connect = async (client: QueryClient, token: string, alreadyMs: number): Promise<Connection> => {
  const ageOfReads = stopwatch(alreadyMs);
  const { io } = await import('socket.io-client');
  const connection: Connection = io({
    auth: { token },
    transports: ['websocket'],
    reconnectionDelay: 2000,
    reconnectionDelayMax: 20_000,
    // Spread over seconds, for the same reason as above.
    randomizationFactor: 0.9,
  });
  listen(connection, client, token, ageOfReads);
  passOn(connection);
  currentConnection = connection;
  return connection;
};

/**
 * Keeps a socket open for as long as there is a log-in, and reads again what its events make stale (SPEC §7). The library is
 * loaded only then. Returns how to stop.
 */
export const keepSocketConnected = (client: QueryClient): (() => void) => {
  let open: { token: string; connection: Promise<Connection | undefined> } | undefined;
  const close = (): void => {
    void open?.connection.then((connection) => connection?.close());
    open = undefined;
    currentConnection = undefined;
    passOn(undefined);
  };
  // The page's own reads are as old as the page; whoever logs in later reads from then on.
  const syncWithSession = (alreadyMs = 0): void => {
    const token = getSession()?.token;
    if (token === open?.token) return;
    close();
    // Without the library the screens still work; they only hear nothing by themselves.
    if (token !== undefined) open = { token, connection: connect(client, token, alreadyMs).catch(() => undefined) };
  };
  syncWithSession(performance.now());
  const stop = onSession(() => syncWithSession());
  return () => {
    stop();
    close();
  };
};

/**
 * Says where a rider is; `age` is the seconds since it was measured. Whether it was taken; false without a connection: an old place is no
 * use to anybody, so nothing is kept for later.
 */
export const sendPosition = (position: Parameters<ClientEvents['position']>[0]): Promise<boolean> =>
  currentConnection?.connected
    ? currentConnection
        .timeout(5000)
        .emitWithAck('position', position)
        .then(
          ({ taken }) => taken,
          () => false,
        )
    : Promise.resolve(false);
