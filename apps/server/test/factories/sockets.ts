import { io, type Socket } from 'socket.io-client';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach } from 'vitest';
import type { World } from '../world.ts';
import { openDatabase } from '#platform/db/open.ts';
import { openSocketServer } from '#platform/realtime/socket-server.ts';
import { signedInBy } from '../../src/modules.ts';

export const next = (socket: Socket, event: string): Promise<unknown[]> =>
  new Promise((resolve) => {
    socket.once(event, (...args: unknown[]) => resolve(args));
  });

/** Opens the world's socket; answers how somebody connects to it. */
export async function sockets(w: World) {
  await w.app.listen({ port: 0, host: '127.0.0.1' });
  const { pool } = openDatabase(w.url, { max: 2 });
  const { log, server } = w.app;
  const signIn = (token: string) => signedInBy(w.db, token, w.clock.now());
  const opened = openSocketServer({
    http: server,
    pool,
    log,
    accepts: () => true,
    signIn,
    handlers: w.socketHandlers,
    limits: w.config,
    now: () => w.clock.now(),
  });
  w.connect(opened.realtime);
  const open: Socket[] = [];
  afterEach(() => {
    for (const socket of open.splice(0)) socket.disconnect();
  });
  afterAll(async () => {
    await opened.close();
    await pool.end();
  });
  return async (who: string, inside?: string): Promise<Socket> => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const auth = { token: await w.tokenOf(who, inside) };
    const socket = io(url, { auth, transports: ['websocket'], reconnection: false, forceNew: true });
    open.push(socket);
    await next(socket, 'connect');
    return socket;
  };
}

/** Says where somebody is, and whether it was taken. */
export const sendPosition = async (socket: Socket, where: unknown): Promise<boolean> =>
  ((await socket.emitWithAck('position', where)) as { taken: boolean }).taken;
