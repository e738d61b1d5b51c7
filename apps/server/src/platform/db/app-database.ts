import type { Config } from '#platform/config.ts';
import { openDataFolder } from '#platform/config/data-folder.ts';
import { startCluster, type Cluster } from './cluster/index.ts';
import { connectOnce } from './connect-once.ts';
import { batchLimits } from './limits.ts';
import { migrate } from './migrate.ts';
import { openDatabase, type Database } from './open.ts';
import type { Db } from './types.ts';

export type AppDatabase = Database & {
  readonly url: string;
  /** From now on starts an embedded database again when it dies; one that is not ours has a supervisor of its own. */
  readonly supervise: Cluster['supervise'];
  /** For imports and other work that nobody waits for: a few connections with longer limits. */
  readonly batch: Db;
  /** Ends the pool and leaves the cluster; the last process that leaves an embedded one stops it. */
  readonly close: () => Promise<void>;
};

type Log = (line: string) => void;

const name = 'balsam';

/** Besides those of requests. */
const batchConnections = 3;

async function createIfMissing(adminUrl: string): Promise<void> {
  const admin = await connectOnce(adminUrl);
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await admin.query(`create database ${name}`);
  } catch (error) {
    // Another process made it in between.
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error;
  } finally {
    await admin.end();
  }
}

/** Ours within a cluster that we have just joined; where it cannot be made, as on a full disk, the cluster is not left running. */
export async function databaseIn({ url, supervise, whyDied, stop }: Omit<Cluster, 'adopted'>) {
  try {
    await createIfMissing(url());
    return { url: url(name), supervise, whyDied, leave: stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function embedded(config: Config, log: Log) {
  openDataFolder(config.dataDir);
  return databaseIn(await startCluster(config.dataDir, log));
}

/** The database that the configuration names, or the embedded one, as it stands; `leave` when it is needed no more. */
export const reachDatabase = async (config: Config, log: Log = () => {}) =>
  config.databaseUrl
    ? { url: config.databaseUrl, supervise: () => {}, whyDied: () => undefined, leave: async () => {} }
    : embedded(config, log);

export type Reached = Awaited<ReturnType<typeof reachDatabase>>;

/** What is done about the schema of a database before it is opened. */
export type Prepare = (url: string) => Promise<void>;

/** Opens the database that the configuration names, or the embedded one, and brings its schema up to date, or does what is said instead. */
export async function openAppDatabase(
  config: Config,
  prepare: Prepare = migrate,
  reaching: Promise<Reached> = reachDatabase(config),
): Promise<AppDatabase> {
  const { url, supervise, leave } = await reaching;
  try {
    await prepare(url);
  } catch (error) {
    await leave();
    throw error;
  }
  const { pool, db, changes } = openDatabase(url, { max: config.databaseConnections });
  const { db: batch } = openDatabase(url, { max: batchConnections, limits: batchLimits, changes });
  const close = async () => {
    await Promise.all([db.destroy(), batch.destroy()]);
    await leave();
  };
  return { pool, db, changes, batch, url, supervise, close };
}
