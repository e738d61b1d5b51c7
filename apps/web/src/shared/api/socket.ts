import type { ClientEvents, ServerEvents } from '@balsam/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { Socket } from 'socket.io-client';
import { api } from './index.ts';
import { getSession, onSession } from './session.ts';
import { leaveSignedOut } from './signed-out.ts';

type Line = Socket<ServerEvents, ClientEvents>;

/** The modules of the contract whose answers an event makes stale. */
const stale = {
  notification: ['notifications', 'privacy'],
  appointment: ['booking', 'billing'],
  order: ['orders', 'billing', 'delivery'],
  delivery: ['delivery', 'orders'],
  desk: ['pharmacyDesk', 'delivery'],
  ticket: ['support'],
} as const satisfies Partial<Record<keyof ServerEvents, readonly string[]>>;

/** The line that is open now, for the one thing that a browser says itself. */
let openNow: Line | undefined;

/** Connects again a line that the server has closed or refused, which the library leaves closed. */
const reconnect = (line: Line): void => {
  // Spread over seconds: after a restart of the server all browsers do this at the same time.
  setTimeout(() => void (openNow === line && !line.active && line.connect()), 1000 + Math.random() * 4000);
};

const listen = (line: Line, client: QueryClient, token: string): void => {
  const refresh = (modules: readonly string[]): void => {
    for (const module of modules) void client.invalidateQueries({ queryKey: [module] });
  };
  line.on('notification', () => refresh(stale.notification));
  line.on('appointment', () => refresh(stale.appointment));
  line.on('order', () => refresh(stale.order));
  line.on('ticket', () => refresh(stale.ticket));
  line.on('desk', () => refresh(stale.desk));
  line.on('delivery', () => refresh(stale.delivery));
  line.on('rider_position', ({ order_id, latitude, longitude, at, expected_at }) => {
    const { queryKey } = api.delivery.tracking.query({ params: { id: order_id } });
    const known = client.getQueryData(queryKey);
    if (known) client.setQueryData(queryKey, { ...known, position: { latitude, longitude, at }, expected_at });
    // What is being read just now may be older than this.
    else void client.invalidateQueries({ queryKey });
  });
  line.on('session_ended', () => void leaveSignedOut(token));
  // A log-in that ended before the line was open heard nothing of it; its line is refused instead.
  line.on('connect_error', ({ message }) => {
    if (message === 'unauthenticated') void leaveSignedOut(token);
    else reconnect(line);
  });
  line.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') reconnect(line);
  });
  // What happened before the line was open, or while it was down, was not heard.
  line.on('connect', () => refresh(Object.values(stale).flat()));
};

const openLine = async (client: QueryClient, token: string): Promise<Line> => {
  const { io } = await import('socket.io-client');
  const line: Line = io({
    auth: { token },
    transports: ['websocket'],
    reconnectionDelay: 2000,
    reconnectionDelayMax: 20_000,
    // Spread over seconds, for the same reason as above.
    randomizationFactor: 0.9,
  });
  listen(line, client, token);
  openNow = line;
  return line;
};

/**
 * Keeps a socket open for as long as there is a log-in, and reads again what its events make stale (SPEC §7). The library is
 * loaded only then. Returns how to stop.
 */
export const followServer = (client: QueryClient): (() => void) => {
  let open: { token: string; line: Promise<Line | undefined> } | undefined;
  const close = (): void => {
    void open?.line.then((line) => line?.close());
    open = undefined;
    openNow = undefined;
  };
  const follow = (): void => {
    const token = getSession()?.token;
    if (token === open?.token) return;
    close();
    // Without the library the screens still work; they only hear nothing by themselves.
    if (token !== undefined) open = { token, line: openLine(client, token).catch(() => undefined) };
  };
  follow();
  const stop = onSession(follow);
  return () => {
    stop();
    close();
  };
};

/**
 * Says where a rider is; `age` is the seconds since it was measured. Whether it was taken; false without a line: an old place is no
 * use to anybody, so nothing is kept for later.
 */
export const sayPosition = (where: Parameters<ClientEvents['position']>[0]): Promise<boolean> =>
  openNow?.connected
    ? openNow
        .timeout(5000)
        .emitWithAck('position', where)
        .then(
          ({ taken }) => taken,
          () => false,
        )
    : Promise.resolve(false);
