import type { ClientEvents, ServerEvents } from '@balsam/contract';
import type { Socket } from 'socket.io-client';

type Connection = Socket<ServerEvents, ClientEvents>;
/** What is passed on to screens as it comes; the rest only makes queries stale. */
const passedOn = ['call:ring', 'call:state', 'call:signal', 'call:end'] as const;
type PassedOn = (typeof passedOn)[number];
type Payload<E extends PassedOn> = Parameters<ServerEvents[E]>[0];
type Answer<E extends keyof ClientEvents> = Parameters<Parameters<ClientEvents[E]>[1]>[0];

const answerMs = 8000;
const listeners = new Map<string, Set<(payload: never) => void>>();
let current: Connection | undefined;

const tell = (name: string, payload: unknown): void => {
  for (const listener of listeners.get(name) ?? []) listener(payload as never);
};
const listenTo = (name: string, listener: (payload: never) => void): (() => void) => {
  const all = listeners.get(name) ?? new Set();
  listeners.set(name, all.add(listener));
  return () => void all.delete(listener);
};

/** Takes over a connection that has been made: its events reach whoever listens. */
export const passOn = (connection: Connection | undefined): void => {
  current = connection;
  if (!connection) return;
  for (const event of passedOn) connection.on(event, (payload: unknown) => tell(event, payload));
};

/** Says to whoever listens that the connection has come or gone. */
export const tellLine = (isConnected: boolean): void => tell('line', isConnected);

/** Listens to an event on whichever connection is open, now and later. Returns how to stop. */
export const onServerEvent = <E extends PassedOn>(event: E, listener: (payload: Payload<E>) => void): (() => void) =>
  listenTo(event, listener);

/** Listens to whether there is a connection. Returns how to stop. */
export const onLine = (listener: (isConnected: boolean) => void): (() => void) => listenTo('line', listener);

export const isConnected = (): boolean => current?.connected ?? false;

/** Sends, and waits for the answer; undefined without a connection, and when none comes in time. */
export const ask = async <E extends keyof ClientEvents>(
  event: E,
  message: Parameters<ClientEvents[E]>[0],
): Promise<Answer<E> | undefined> => {
  if (!current?.connected) return undefined;
  // The types of the library do not follow an event that is not named here.
  const untyped = current as unknown as Socket;
  return untyped
    .timeout(answerMs)
    .emitWithAck(event, message)
    .then(
      (answer) => answer as Answer<E>,
      () => undefined,
    );
};
