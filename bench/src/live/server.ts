import path from 'node:path';
import { buildApp } from '../../../apps/server/src/app.ts';
import { openDatabase } from '../../../apps/server/src/platform/db/open.ts';
import { openSocketServer } from '../../../apps/server/src/platform/realtime/socket-server.ts';
import { signedInBy } from '../../../apps/server/src/modules.ts';
import { configOf } from '../server.ts';

/** A whole Balsam with its sockets, whose clock begins at `since` and goes on as time does. `web`: the folder of a built web app. */
export async function openLiveServer(url: string, folder: string, since: Date, web = path.join(folder, 'web')) {
  const [database, { pool }] = [openDatabase(url), openDatabase(url, { max: 2 })];
  const { db } = database;
  const began = performance.now();
  const clock = { now: () => new Date(since.getTime() + performance.now() - began), setOffset: () => {} };
  const config = configOf(url, folder);
  const app = await buildApp({
    config,
    database,
    databaseUrl: url,
    clock,
    web,
    logger: false,
  });
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  const { log, server } = app.http;
  const signIn = (token: string) => signedInBy(db, token, clock.now());
  const sockets = openSocketServer({
    http: server,
    pool,
    log,
    accepts: () => true,
    signIn,
    handlers: app.socketHandlers,
    limits: config,
    now: () => clock.now(),
  });
  app.connect(sockets.realtime);
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: async () => {
      await sockets.close();
      await app.http.close();
      await pool.end();
      await db.destroy();
    },
  };
}
