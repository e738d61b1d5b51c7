import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How the process stops answering. */
export type Draining = {
  /** From the moment that it is about to stop: it is not ready any more, but still answers all that comes. */
  readonly isDraining: () => boolean;
  /** Says so to the balancer, by `/readyz` and by `Connection: close` on every reply. */
  readonly begin: () => void;
  /**
   * Stops listening and ends when the last request is answered, after so many milliseconds in any case: what is open then is
   * cut.
   */
  readonly close: (limitMs: number) => Promise<void>;
};

const sweepEveryMs = 50;

/** Prepares `app` to stop without failing a request. */
export function installDraining(app: FastifyInstance): Draining {
  let draining = false;
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining) reply.header('connection', 'close');
    done();
  });
  let sweeping: NodeJS.Timeout | undefined;
  app.addHook('preClose', (done) => {
    draining = true;
    sweeping = setInterval(() => {
      // Idle since the server closed: the reply was on its way, or a browser opened it in advance and never sent anything.
      app.server.closeIdleConnections();
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, sweepEveryMs);
    done();
  });
  app.addHook('onClose', (_app, done) => {
    clearInterval(sweeping);
    done();
  });
  return {
    isDraining: () => draining,
    begin: () => {
      draining = true;
    },
    close: async (limitMs) => {
      const cut = setTimeout(() => {
        app.log.warn({ connections: sockets.size }, 'stopping: connections were cut');
        for (const socket of sockets) socket.destroy();
      }, limitMs);
      try {
        await app.close();
      } finally {
        clearTimeout(cut);
      }
    },
  };
}
