import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll } from 'vitest';

/** A proxy between an app and its database that breaks connections where a test wants it: always at the same byte. */
export type DatabaseProxy = {
  /** The same database by way of the proxy. */
  readonly through: (url: string) => Promise<string>;
  /** Cuts the next connection that commits: before the commit reaches PostgreSQL, or after it and before the answer reaches the app. */
  readonly cutNextCommit: (when: 'before' | 'after') => void;
  /** From now on nothing comes through, and nothing is closed: what a stopped server looks like. */
  readonly freeze: () => void;
  readonly thaw: () => void;
};

/** Opens one; it closes after the last test of the file. */
export function databaseProxy(): DatabaseProxy {
  const sockets = new Set<Socket>();
  let cut: 'before' | 'after' | undefined;
  let isFrozen = false;

  const add = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    if (isFrozen) socket.pause();
  };
  const forward = (client: Socket, server: Socket): void => {
    const end = () => {
      client.destroy();
      server.destroy();
    };
    const isCutAt = (when: typeof cut, chunk: Buffer, sign: string): boolean => {
      if (cut !== when || !chunk.includes(sign)) return false;
      cut = undefined;
      end();
      return true;
    };
    client.on('data', (chunk: Buffer) => isCutAt('before', chunk, 'commit\0') || server.write(chunk));
    server.on('data', (chunk: Buffer) => isCutAt('after', chunk, 'COMMIT\0') || client.write(chunk));
    client.on('close', end);
    server.on('close', end);
    add(client);
    add(server);
  };

  let proxy: Server | undefined;
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    proxy?.close();
  });
  return {
    through: async (url) => {
      const target = new URL(url);
      proxy = createServer((client) => forward(client, connect(Number(target.port || 5432), target.hostname)));
      await once(proxy.listen(0, '127.0.0.1'), 'listening');
      const { port } = proxy.address() as AddressInfo;
      return Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href;
    },
    cutNextCommit: (when) => {
      cut = when;
    },
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
  };
}
