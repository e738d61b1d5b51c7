import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PG_MIGRATE_LOCK_ID, runner } from 'node-pg-migrate';
import type pg from 'pg';
import { connectOnce } from './connect-once.ts';
import { refuseUnfit } from './refuse-unfit.ts';
import { halfRestored, isHalfRestored } from './unfinished-restore.ts';

/** Where the migrations are: 0001_….sql, forward only. */
export const MIGRATIONS = path.join(import.meta.dirname, '../../../migrations');

const quiet = { info: () => {}, warn: () => {}, error: () => {} };

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Name and hash of each migration, in order. */
export function fingerprints(): { name: string; sha256: string }[] {
  const files = readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .toSorted();
  return files.map((file) => ({
    name: path.basename(file, '.sql'),
    sha256: hashOf(readFileSync(path.join(MIGRATIONS, file), 'utf8')),
  }));
}

/** One short name for the whole schema: the same migrations have the same, any change gives another. */
export function schemaHash(): string {
  return hashOf(
    fingerprints()
      .map(({ sha256 }) => sha256)
      .join(),
  ).slice(0, 12);
}

/** Remembers each migration's hash when it first runs. A migration that was edited since would never run again. */
async function refuseChanged(client: pg.Client): Promise<void> {
  await client.query('create table if not exists migration_fingerprint (name text primary key, sha256 text not null)');
  await client.query(
    `insert into migration_fingerprint (name, sha256)
     select name, sha256 from jsonb_to_recordset($1) as each (name text, sha256 text) on conflict (name) do nothing`,
    [JSON.stringify(fingerprints())],
  );
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from migration_fingerprint',
  );
  const known = new Map(rows.map(({ name, sha256 }) => [name, sha256]));
  const changed = fingerprints().find(({ name, sha256 }) => known.get(name) !== sha256);
  if (changed) {
    throw new Error(
      `Migration ${changed.name} was edited after this database had run it. ` +
        'Write a new migration, or start with empty data.',
    );
  }
}

/** The migrations that a database has run; none where nothing was made yet. */
async function ranIn(client: pg.Client): Promise<Set<string>> {
  const { rows: tables } = await client.query<{ is_there: boolean }>(
    `select to_regclass('migration') is not null as is_there`,
  );
  if (!tables[0]?.is_there) return new Set();
  const { rows } = await client.query<{ name: string }>('select name from migration order by name');
  return new Set(rows.map(({ name }) => name));
}

/** An older program would write rows that the newer one has other rules for. */
function refuseNewer(ran: ReadonlySet<string>): void {
  const known = new Set(fingerprints().map(({ name }) => name));
  const newer = [...ran].find((name) => !known.has(name));
  if (newer === undefined) return;
  throw new Error(
    `The database is of a newer version: migration ${newer} ran there, which this one does not have. ` +
      'Use that version, or restore a backup that was taken before the upgrade.',
  );
}

/** The runner tells some of what PostgreSQL says, and its stack, behind words of its own. */
const words = /^Unable to \w+ migrations table: (?:error: )?(.*)/i;

async function runPending(client: pg.Client, count = Infinity): Promise<void> {
  try {
    await runner({
      count,
      dbClient: client,
      dir: MIGRATIONS,
      direction: 'up',
      migrationsTable: 'migration',
      singleTransaction: true,
      advisoryLockMode: 'wait',
      logger: quiet,
    });
  } catch (error) {
    const [, said] = words.exec((error as Error).message) ?? [];
    throw said === undefined ? error : new Error(said, { cause: error });
  }
}

/**
 * Brings an empty database to the schema of the first so many migrations, as it was when a backup was taken. `migrate` does the rest.
 */
export const migrateFirst = (client: pg.Client, count: number): Promise<void> => runPending(client, count);

async function refuseHalfRestored(client: pg.Client): Promise<void> {
  if (await isHalfRestored(client)) throw new Error(halfRestored);
}

async function bringUpToDate(url: string, refuse: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = await connectOnce(url);
  try {
    // The runner's own lock, taken once more around our two checks; the end of the connection gives it back.
    await client.query('select pg_advisory_lock($1)', [PG_MIGRATE_LOCK_ID]);
    await refuse(client);
    await refuseUnfit(client);
    refuseNewer(await ranIn(client));
    await runPending(client);
    await refuseChanged(client);
  } finally {
    await client.end();
  }
}

/**
 * Brings the database at `url` to the newest schema, all pending migrations in one transaction. Processes that come
 * at the same time wait for each other.
 * @throws Error when the database does not answer within ten seconds, is of a newer version or restored in part, when a migration fails or was
 * edited after it ran, or when server, account or locale do not do
 */
export const migrate = (url: string): Promise<void> => bringUpToDate(url, refuseHalfRestored);

/** The same for a restore, which goes on to its end. */
export const migrateRestored = (url: string): Promise<void> => bringUpToDate(url, async () => {});

/** The migrations of this program that a database has not run; undefined for one without any. */
async function pendingIn(url: string): Promise<string[] | undefined> {
  const client = await connectOnce(url);
  try {
    await refuseHalfRestored(client);
    const ran = await ranIn(client);
    if (ran.size === 0) return undefined;
    refuseNewer(ran);
    return fingerprints()
      .map(({ name }) => name)
      .filter((name) => !ran.has(name));
  } finally {
    await client.end();
  }
}

function refusePending(pending: readonly string[]): void {
  if (pending.length === 0) return;
  throw new Error(
    `The database is of an older version: migrations of this one have not run, from ${pending[0]} on. ` +
      'Start the new server first, which brings it up to date, or use the command of the version that runs.',
  );
}

/**
 * For commands beside a running server that may also come first: makes an empty database ready, and leaves one that an older version may be
 * running on as it is.
 * @throws Error when migrations are pending or of a newer version, with what to do
 */
export async function migrateIfEmpty(url: string): Promise<void> {
  const pending = await pendingIn(url);
  return pending === undefined ? migrate(url) : refusePending(pending);
}

/** Said where a command finds no hospital: mostly it is looked for in the wrong place. */
export const nothingHere =
  'There is no hospital in this database: does DATABASE_URL, or BALSAM_DATA_DIR, name that of the server?';

/**
 * For commands that only work with what is there.
 * @throws Error when nothing is there, and when migrations are pending or of a newer version
 */
export async function refuseUnready(url: string): Promise<void> {
  const pending = await pendingIn(url);
  if (pending === undefined) throw new Error(nothingHere);
  refusePending(pending);
}
