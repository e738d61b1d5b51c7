import type { AddressInfo } from 'node:net';
import { buildApp } from '../../app.ts';
import { socketUserBy } from '../../modules.ts';
import { openDatabase } from '#platform/db/open.ts';
import type { World } from '#test/world.ts';
import { openSocketServer } from './socket-server.ts';

/** A process of its own as far as sockets go: app, port, pool and adapter; the database is shared. `whileLetIn` is waited for between reading a log-in and its joining. */
export async function openProcess(
  w: World,
  elapsed: () => number = () => performance.now(),
  whileLetIn: () => Promise<void> = async () => {},
) {
  const { config, clock, pool: shared, db, changes, url: databaseUrl } = w;
  const database = { pool: shared, db, changes };
  const app = await buildApp({ config, database, databaseUrl, clock, web: config.dataDir, logger: false });
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  const { pool } = openDatabase(w.url, { max: 2 });
  const { log, server } = app.http;
  const signIn = async (token: string) => {
    const who = await socketUserBy(w.db, token, w.clock.now());
    await whileLetIn();
    return who;
  };
  const opened = openSocketServer({
    http: server,
    pool,
    log,
    accepts: () => true,
    signIn,
    handlers: app.socketHandlers,
    limits: config,
    now: () => w.clock.now(),
    elapsed,
  });
  app.connect(opened.realtime);
  const close = async () => {
    await opened.close();
    await app.http.close();
    await pool.end();
  };
  return { ...app, close, adapterPool: pool, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
