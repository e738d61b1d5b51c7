import type { ClientEvents } from '@balsam/contract';
import type { QueryClient } from '@tanstack/react-query';
import { passOn } from './server-events.ts';
import { getSession, onSession } from './session.ts';
import type { Connection } from './socket-events.ts';

/** The connection that is open now, for the one thing that a browser says itself. */
let currentConnection: Connection | undefined;

/** Milliseconds since the page began to read, by the clock too: the other counter stands still while a phone sleeps. */
const stopwatch = (already: number): (() => number) => {
  const [ran, clock] = [performance.now(), Date.now()];
  return () => already + Math.max(performance.now() - ran, Date.now() - clock);
};

const connect = async (client: QueryClient, token: string, alreadyMs: number): Promise<Connection> => {
  const ageOfReads = stopwatch(alreadyMs);
  const [{ io }, { listen }] = await Promise.all([import('socket.io-client'), import('./socket-events.ts')]);
  const connection: Connection = io({
    auth: { token },
    transports: ['websocket'],
    reconnectionDelay: 2000,
    reconnectionDelayMax: 20_000,
    // Spread over seconds, for the same reason as above.
    randomizationFactor: 0.9,
  });
  listen(connection, { client, token, ageOfReads, isWanted: () => currentConnection === connection });
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
