import { setTimeout as pause } from 'node:timers/promises';
import { buildApp, type App } from '../app.ts';
import { checkStore } from '#gateways/files/check-store.ts';
import { systemClock, type Clock } from '#platform/clock/clock.ts';
import { beginDevClock, followDevClock } from '#platform/clock/dev-clock.ts';
import type { Config } from '#platform/config.ts';
import { openDataFolder } from '#platform/config/data-folder.ts';
import { openAppDatabase, reachDatabase, type AppDatabase, type Reached } from '#platform/db/app-database.ts';
import { migrate } from '#platform/db/migrate.ts';
import { openDatabase, type Database } from '#platform/db/open.ts';
import { startBackground } from '#platform/jobs/background.ts';
import { pushKeys } from '#platform/push/keys.ts';
import { openSocketServer, type SocketServer } from '#platform/realtime/socket-server.ts';
import { socketUserBy } from '../modules.ts';
import { refuseAnotherSecret } from './another-secret.ts';
import { buildWebIfChanged, webFolder } from './build-web.ts';
import { refuseDemoLogIns } from './demo-log-ins.ts';
import { refuseTakenPort } from './port.ts';
import { seedOnce } from './seed.ts';

export type Running = {
  readonly url: string;
  /** Stops in order, without failing a request. `skipWait` ends the wait for the balancer. */
  readonly stop: (skipWait?: AbortSignal) => Promise<void>;
};

/** What comes after the requests: work in the background, connections, an embedded database; in seconds. */
const restSeconds = 15;

/** How long a stop may take before it is ended by force, in milliseconds. */
export const stopLimit = ({ shutdownDelay, shutdownRequests }: Config): number =>
  (shutdownDelay + shutdownRequests + restSeconds) * 1000;

/** Sockets listen on a connection of their own, and send over another. */
const socketConnections = 2;

/** Called when the embedded database died and could not be started again: the process has nothing to serve any more. */
type OnLost = (why: Error) => void;

type SocketParts = {
  readonly config: Config;
  readonly database: AppDatabase;
  readonly app: App;
  readonly socketPool: Database['pool'];
  readonly clock: Clock;
};

const openSockets = ({ config, database, app, socketPool, clock }: SocketParts): SocketServer =>
  openSocketServer({
    http: app.http.server,
    pool: socketPool,
    log: app.http.log,
    accepts: () => !app.draining.isDraining() && database.pool.waitingCount < config.requestsInFlight,
    signIn: (token) => socketUserBy(database.db, token, clock.now()),
    handlers: app.socketHandlers,
    limits: config,
    now: () => clock.now(),
  });

/** What has to stand in the database before anybody is served. */
async function fillDatabase(
  config: Config,
  { db, batch }: AppDatabase,
  clock: Clock,
  say: (line: string) => void,
): Promise<void> {
  if (config.production) await refuseDemoLogIns(db);
  await refuseAnotherSecret(db, config, say);
  if (config.test) await beginDevClock(db, clock, config.testNow);
  if (config.demo && (await seedOnce(batch, clock.now(), config))) say('Filled the demo hospital.');
  // Made here at the latest: browsers subscribe to the public one.
  await pushKeys(db, config.secret, clock.now());
}

type AppParts = Pick<SocketParts, 'config' | 'database' | 'clock'> & { readonly storeDoubt: string | undefined };

/** The application, whose log tells what stands against the store of the files. */
async function openApp({ config, database, clock, storeDoubt: code }: AppParts): Promise<App> {
  const app = await buildApp({
    config,
    database,
    batch: database.batch,
    databaseUrl: database.url,
    clock,
    web: webFolder,
  });
  if (code !== undefined)
    app.http.log.warn({ code, bucket: config.s3?.bucket }, 'the store of S3_ENDPOINT could not be read at the start');
  return app;
}

function urlOf({ http }: App, config: Config): string {
  const address = http.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  return config.port === 0 ? `http://localhost:${port}` : config.publicUrl;
}

/** Told of the database as soon as it is sought: an embedded one has to be left also when the start is given up. */
type OnReaching = (reaching: Promise<Reached>) => void;

/** Puts the whole of Balsam to work; whatever was opened is closed again when a later step fails. */
export async function serve(
  config: Config,
  say: (line: string) => void,
  onLost: OnLost,
  onReaching: OnReaching = () => {},
): Promise<Running> {
  const closing: ((skipWait?: AbortSignal) => unknown)[] = [];
  const stop = async (skipWait?: AbortSignal) => {
    // In reverse, one after the other: nothing is closed while something above still uses it.
    for (const close of closing.splice(0).toReversed()) await close(skipWait);
  };
  try {
    await refuseTakenPort(config.port, config.host);
    openDataFolder(config.dataDir);
    const storeDoubt = await checkStore(config);
    // A first start builds the web app and fills a database: it does both at once.
    const built = config.buildWeb ? buildWebIfChanged(say) : Promise.resolve();
    // It may fail before anybody waits for it; that is told further down.
    const buildEnded = built.catch(() => {});
    closing.push(() => buildEnded);
    const reaching = reachDatabase(config);
    onReaching(reaching);
    const database = await openAppDatabase(config, migrate, reaching);
    closing.push(database.close);
    const clock = systemClock();
    await fillDatabase(config, database, clock, say);
    await built;
    const app = await openApp({ config, database, clock, storeDoubt });
    const socketPool = openDatabase(database.url, { max: socketConnections }).pool;
    closing.push(() => socketPool.end());
    const sockets = openSockets({ config, database, app, socketPool, clock });
    closing.push(sockets.close);
    app.connect(sockets.realtime);
    const background = await startBackground({
      databaseUrl: database.url,
      config,
      log: app.http.log,
      dispatch: () => app.dispatch('quick'),
      slowDispatch: () => app.dispatch('slow'),
      due: app.due,
      slowDue: app.slowDue,
      followClock: (sender) => followDevClock(database.db, clock, sender),
    });
    closing.push(() => {
      app.endWork();
      return background.stop();
    });
    database.supervise({
      onRestart: () => app.http.log.warn('the embedded database had stopped and was started again'),
      onLost,
    });
    // Last, and so the first to stop: requests still send to sockets and leave work for the background.
    closing.push(() => app.draining.close(config.shutdownRequests * 1000));
    await app.http.listen({ port: config.port, host: config.host });
    closing.push(sockets.disconnect, async (skipWait) => {
      app.draining.begin();
      await pause(config.shutdownDelay * 1000, undefined, skipWait && { signal: skipWait }).catch(() => {});
    });
    return { url: urlOf(app, config), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
