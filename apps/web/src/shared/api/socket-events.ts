import type { ClientEvents, ServerEvents } from '@balsam/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { Socket } from 'socket.io-client';
import { forgetFirstReads } from './first-reads.ts';
import { api } from './index.ts';
import { tellLine } from './server-events.ts';
import { leaveSignedOut } from './signed-out.ts';

export type Connection = Socket<ServerEvents, ClientEvents>;

/** Where a connection stands: asked while it lives. */
type Standing = {
  readonly client: QueryClient;
  readonly token: string;
  /** Milliseconds since the oldest of what is shown was read. */
  readonly ageOfReads: () => number;
  /** Not closed meanwhile, nor replaced by another's. */
  readonly isWanted: () => boolean;
};

/** The modules of the contract whose answers an event makes stale. */
const stale = {
  // A doctor is notified of what their rooms count, either side of who has access to whom, a payer of a refund that has ended.
  notification: [
    'notifications',
    'privacy',
    'doctor',
    'criticalResults',
    'waitingList',
    'ratings',
    'family',
    'billing',
  ],
  // What was told before a visit goes along to its new time; a visit that is cancelled goes back to its package; an insurer answers of it.
  appointment: ['booking', 'billing', 'chat', 'checkIn', 'triage', 'packages', 'insurance'],
  package: ['packages', 'billing'],
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

/** Connects again a connection that the server has closed or refused, which the library leaves closed. */
const reconnect = (connection: Connection, isWanted: Standing['isWanted'], timesLonger = 1): void => {
  // Spread over seconds: after a restart of the server all browsers do this at the same time.
  const waitMs = (1000 + Math.random() * 4000) * timesLonger;
  setTimeout(() => void (isWanted() && !connection.active && connection.connect()), waitMs);
};

/** A log-in with too many connections waits for another tab to close: each time twice as long, up to a minute or three. */
const timesLongerAfter = (refusals: number): number => 2 ** Math.min(refusals, 5);

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

/** Hears what the server tells; comes with the library, so that no page waits for it. */
export const listen = (connection: Connection, { client, token, ageOfReads, isWanted }: Standing): void => {
  // Later the line has been away, and nobody knows since when.
  let isFirst = true;
  let refusals = 0;
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
    if (message === 'too_many_connections') refusals += 1;
    if (message === 'unauthenticated') void leaveSignedOut(token);
    else reconnect(connection, isWanted, timesLongerAfter(refusals));
  });
  connection.on('disconnect', (reason) => {
    tellLine(false);
    if (reason === 'io server disconnect') reconnect(connection, isWanted);
  });
  // What happened before the connection was open, or while it was down, was not heard.
  connection.on('connect', () => {
    refusals = 0;
    tellLine(true);
    void readMissed(connection, client, isFirst ? ageOfReads() : undefined);
    isFirst = false;
  });
};
