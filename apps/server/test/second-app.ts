import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp, type App } from '../src/app.ts';
import { openDatabase } from '#platform/db/open.ts';
import { atEnd } from './at-end.ts';
import { generousLimits, type World } from './world.ts';

/** Another process on a world's database and clock: an app with connections of its own that shares no memory with the first. */
export async function secondApp(
  w: World,
  connections = 20,
): Promise<{ readonly app: FastifyInstance; readonly platform: App['platform'] }> {
  const open = new AsyncDisposableStack();
  atEnd(() => open.disposeAsync());
  const database = openDatabase(w.url, { max: connections, limits: generousLimits });
  open.defer(() => database.db.destroy());
  const web = path.join(w.config.dataDir, 'web');
  const { config, clock, url: databaseUrl } = w;
  const { http, platform } = await buildApp({ config, database, databaseUrl, clock, web, logger: false });
  open.defer(() => http.close());
  return { app: http, platform };
}
