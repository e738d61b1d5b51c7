import path from 'node:path';
import { buildApp, type App } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { openDatabase } from '../../apps/server/src/platform/db/open.ts';
import { demoNow } from '../../apps/server/test/databases.ts';
import { testClock } from '../../apps/server/test/test-clock.ts';
import { tokenFor } from '../../apps/server/test/tokens.ts';
import { listenTo, type Statement } from './statements.ts';

/** A whole Balsam on one database. The clock stands still, so that each run asks for the same. */
export type Server = {
  readonly http: App['http'];
  readonly port: number;
  readonly tokenOf: (who: string) => Promise<string>;
  /** The statements that it has sent to the database since the last call; only when it was opened to record them. */
  readonly takeStatements: () => Statement[];
  readonly close: () => Promise<void>;
};

/** The settings of a server that is measured; `more` are variables as of the environment. */
export const configOf = (url: string, folder: string, more: Readonly<Record<string, string>> = {}) =>
  readConfig({
    BALSAM_TEST: '1',
    BALSAM_DATA_DIR: folder,
    BALSAM_SECRET: 'a secret that only measurements use',
    DATABASE_URL: url,
    REQUESTS_PER_MINUTE: '100000000',
    LOG_LEVEL: 'silent',
    ...more,
  });

/** The setting with which every reply is made anew: what a read costs is not what it costs to keep its reply. */
export const repliesMadeAnew = { REPLY_CACHE: '0' } as const;

/**
 * Builds it and listens on a free port.
 * @param takeStatements whether what it says to the database is kept; costs time, so not while measuring
 * @param more settings beside those of every measurement
 */
export async function openServer(
  url: string,
  folder: string,
  takeStatements = false,
  more: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const database = openDatabase(url);
  const { pool, db } = database;
  const statements: Statement[] = [];
  if (takeStatements) listenTo(pool, statements);
  const clock = testClock(demoNow);
  const { http } = await buildApp({
    config: configOf(url, folder, more),
    database,
    databaseUrl: url,
    clock,
    web: path.join(folder, 'web'),
    logger: false,
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
  const address = http.server.address();
  return {
    http,
    port: typeof address === 'object' && address ? address.port : 0,
    tokenOf: (who) => tokenFor(db, who, clock.now()),
    takeStatements: () => statements.splice(0),
    close: async () => {
      await http.close();
      await db.destroy();
    },
  };
}
