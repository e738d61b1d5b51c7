import type { ServerEvents } from '@balsam/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Socket } from 'socket.io-client';
import { type DeviceKind, deviceToken } from './device-client.ts';

type Connection = Socket<ServerEvents>;
const againMs = 5000;

type Listeners = { readonly onChange: () => void; readonly onLine: (isLive: boolean) => void };

/** Tries a connection once more in a while, however often it is told to; `stop` ends it. */
function againLater(connection: Connection) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  const start = (): void => {
    stop();
    timer = setTimeout(() => void (connection.active || connection.connect()), againMs);
  };
  return { start, stop };
}

/** Opens the socket of a device. What the server closes or refuses is tried again: whether the pairing has ended, reading tells. */
const open = async (kind: DeviceKind, { onChange, onLine }: Listeners): Promise<() => void> => {
  const { io } = await import('socket.io-client');
  const connection: Connection = io({
    auth: (give) => give({ token: deviceToken(kind) ?? '' }),
    transports: ['websocket'],
    reconnectionDelay: 1000,
    reconnectionDelayMax: 10_000,
    // Spread over seconds: after a restart of the server all devices do this at the same time.
    randomizationFactor: 0.9,
  });
  const again = againLater(connection);
  connection.on('connect', () => {
    onLine(true);
    // What was called meanwhile was not heard.
    onChange();
  });
  connection.on('queue', onChange);
  connection.on('session_ended', onChange);
  connection.on('connect_error', () => {
    onLine(false);
    if (!connection.active) again.start();
  });
  connection.on('disconnect', (reason) => {
    onLine(false);
    onChange();
    if (reason === 'io server disconnect') again.start();
  });
  return () => {
    again.stop();
    connection.removeAllListeners();
    connection.close();
  };
};

/** Connects as this device until it is ended by what this answers. Without the library the hall still works: it is read every few seconds. */
export function connectHall(kind: DeviceKind, { onChange, onLine }: Listeners): () => void {
  let isOver = false;
  const tellLine = (isLive: boolean): void => {
    if (!isOver) onLine(isLive);
  };
  const opening = open(kind, { onChange, onLine: tellLine }).catch(() => undefined);
  return () => {
    isOver = true;
    void opening.then((close) => close?.());
  };
}

/** Keeps the socket of a screen or kiosk open, and reads the hall again when its queues change. Answers whether it is open. */
export const useHallSocket = (kind: DeviceKind): boolean => {
  const client = useQueryClient();
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    const onChange = () => void client.invalidateQueries({ queryKey: ['hall', kind] });
    return connectHall(kind, { onChange, onLine: setLive });
  }, [client, kind]);
  return isLive;
};

const [liveMs, aloneMs] = [60_000, 3000];

/** How soon the hall is read by itself: every few seconds while the socket is down, and now and then beside it. */
export const hallInterval = (isLive: boolean): number => (isLive ? liveMs : aloneMs);
