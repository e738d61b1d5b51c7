import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { buildApp, type App } from '../src/app.ts';
import { openDatabase } from '#platform/db/open.ts';
import { generousLimits, type World } from './world.ts';

/** Another process on a world's database and clock: an app with connections of its own that shares no memory with the first. */
export async function secondApp(
  w: World,
  connections = 20,
): Promise<{ readonly app: FastifyInstance; readonly platform: App['platform'] }> {
  const database = openDatabase(w.url, { max: connections, limits: generousLimits });
  const web = path.join(w.config.dataDir, 'web');
  const { config, clock, url: databaseUrl } = w;
  const { http, platform } = await buildApp({ config, database, databaseUrl, clock, web, logger: false });
  afterAll(async () => {
    await http.close();
    await database.db.destroy();
  });
  return { app: http, platform };
}
