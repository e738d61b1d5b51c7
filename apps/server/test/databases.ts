import { createHash, randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { seedDemo } from '#demo/index.ts';
import { startCluster } from '#platform/db/cluster/index.ts';
import { migrate, schemaHash } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open.ts';
import { testClusterFolder } from './cluster-folder.ts';

/** Databases of tests are thrown away: nothing has to survive a power cut. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  jit: 'off',
  // Nobody replicates.
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '32MB',
  checkpoint_timeout: '1h',
  // A statement that only works, or is only quick, with the values that it was planned for is found by its first test.
  plan_cache_mode: 'force_generic_plan',
  // No copy waits for a worker that looks after the template, and no plan depends on whether one has been there.
  autovacuum: 'off',
};
/** An arbitrary number that only we lock: one process at a time makes and drops databases of tests. */
const LOCK = 7_261_002;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** When the demo hospital of every world was filled: Sunday 22 November 2026, 09:00 in Riyadh, an ordinary working morning. */
export const demoNow = new Date('2026-11-22T06:00:00Z');

/** BALSAM_SECRET of every world. */
export const testSecret = 'a secret that only tests would use';

/** The cluster that tests run on: `adminUrl` names its database `postgres`. */
export type TestCluster = { adminUrl: string; stop: () => Promise<void> };

/** The one that BALSAM_TEST_PG names, which is not ours to stop, or our own, in `folder`. */
export async function openTestCluster(folder?: string): Promise<TestCluster> {
  const running = process.env['BALSAM_TEST_PG'];
  if (running) return { adminUrl: running, stop: async () => {} };
  const cluster = await startCluster(folder ?? testClusterFolder(), undefined, FAST);
  return { adminUrl: cluster.url(), stop: cluster.stop };
}

/** The address of another database in the same cluster. */
export function addressIn(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function asAdmin<T>(adminUrl: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** Names carry the hour they were made in, so that what a killed run left behind is known by its age. */
export function freshName(kind: 'test' | 'making'): string {
  return `balsam_${kind}_${Math.floor(Date.now() / HOUR_MS)}_${randomBytes(6).toString('hex')}`;
}

/** Databases of runs that were killed: two hours old and nobody in them. Templates of other schemas go the same way. */
async function dropLeftovers(admin: pg.Client, template: string): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    `select datname as name from pg_database d
     where not exists (select from pg_stat_activity a where a.datid = d.oid)
       and (datname ~ '^balsam_(test|making)_' and split_part(datname, '_', 3)::int < $1
         or datname ~ '^balsam_template_' and datname <> $2
           and coalesce(shobj_description(d.oid, 'pg_database'), '0')::int < $1)`,
    [Math.floor(Date.now() / HOUR_MS) - 2, template],
  );
  for (const { name } of rows) await admin.query(`drop database if exists "${name}"`);
}

/** How many connections each database of a test has had that has none now, by its name. */
async function findEmpty(admin: pg.Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await admin.query<{ name: string; sessions: string }>(
    `select d.datname as name, s.sessions from pg_database d join pg_stat_database s on s.datid = d.oid
     where d.datname ~ '^balsam_test_' and not exists (select from pg_stat_activity a where a.datid = d.oid)`,
  );
  return new Map(rows.map(({ name, sessions }) => [name, sessions]));
}

/**
 * One look at the databases of tests: drops those that were already unused at the look before and to which nobody has connected since, and answers
 * which are unused now, for the next look. For runs that cut off tests by the hundred: their databases would fill the disk before they are old.
 */
export const dropAbandonedSince = (
  adminUrl: string,
  before: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> =>
  asAdmin(adminUrl, async (admin) => {
    const empty = await findEmpty(admin);
    const deserted = [...empty].filter(([name, sessions]) => before.get(name) === sessions);
    for (const [name] of deserted) await admin.query(`drop database if exists "${name}"`).catch(leaveUsed);
    return new Map([...empty].filter(([name]) => !deserted.some(([gone]) => gone === name)));
  });

/** Somebody has connected meanwhile: the database stays. */
function leaveUsed(error: unknown): void {
  if (!(error instanceof pg.DatabaseError && error.code === '55006')) throw error;
}

/**
 * Takes such a look every minute, unless the one before is still dropping, until it is stopped; stopping takes a last one.
 * @throws on stopping, what a look failed by
 */
export function dropAbandoned(adminUrl: string): () => Promise<void> {
  let looked = dropAbandonedSince(adminUrl, new Map());
  let isLooking = false;
  const look = (): void => {
    if (isLooking) return;
    isLooking = true;
    looked = looked
      .then((before) => dropAbandonedSince(adminUrl, before))
      .finally(() => {
        isLooking = false;
      });
    // The error is thrown when it is stopped.
    looked.catch(() => {});
  };
  const timer = setInterval(look, MINUTE_MS);
  return async () => {
    clearInterval(timer);
    await dropAbandonedSince(adminUrl, await looked);
  };
}

/** One short name for the migrations and for all that fills the demo hospital: another of either gives another template. */
function templateName(): string {
  const source = path.join(import.meta.dirname, '../src');
  const files = globSync(['demo/**/*.ts', 'modules/**/*.ts'], { cwd: source })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(path.join(source, file)));
  return `balsam_template_${schemaHash()}_${hash.digest('hex').slice(0, 8)}`;
}

async function fillDemo(url: string): Promise<void> {
  const { db, pool } = openDatabase(url, { max: 1 });
  try {
    // Each visit of the days ahead would be reminded of, end and be asked about whenever a test moves its clock past it.
    await db.transaction().execute((tx) => seedDemo(tx, demoNow, testSecret, { fillsCalendars: false }));
    await pool.query('analyze');
  } finally {
    await db.destroy();
  }
}

async function makeTemplate(
  admin: pg.Client,
  adminUrl: string,
  template: string,
  fill: typeof fillDemo,
): Promise<void> {
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [template]);
  if (rowCount) return;
  const unfinished = freshName('making');
  await admin.query(`create database ${unfinished}`);
  await migrate(addressIn(adminUrl, unfinished));
  await fill(addressIn(adminUrl, unfinished));
  await admin.query(`alter database ${unfinished} rename to ${template}`);
}

/** The migrated and filled database that those of tests are copies of, made once for each state of the sources. Answers its name. */
export const ensureTemplate = (adminUrl: string): Promise<string> => ensure(adminUrl, templateName(), fillDemo);

/** The same without anybody in it, for what looks at the schema only. */
export const ensureEmptyTemplate = (adminUrl: string): Promise<string> =>
  ensure(adminUrl, `balsam_template_${schemaHash()}`, async () => {});

function ensure(adminUrl: string, template: string, fill: typeof fillDemo): Promise<string> {
  return asAdmin(adminUrl, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [LOCK]);
    await makeTemplate(admin, adminUrl, template, fill);
    await admin.query(`comment on database ${template} is '${Math.floor(Date.now() / HOUR_MS)}'`);
    await dropLeftovers(admin, template);
    return template;
  });
}

type FreshDatabase = { readonly url: string; readonly drop: () => Promise<void> };

/** A fresh copy of the template, and how to drop it. */
export const cloneTemplate = (adminUrl: string, template: string): Promise<FreshDatabase> =>
  // Copying the files costs a third of writing them all to the log, checkpoints before and after included.
  create(adminUrl, `template ${template} strategy file_copy`);

/** A database in which nothing has been made yet. */
export const emptyDatabase = (adminUrl: string, how = ''): Promise<FreshDatabase> => create(adminUrl, how);

async function create(adminUrl: string, how: string): Promise<FreshDatabase> {
  const name = freshName('test');
  await asAdmin(adminUrl, (admin) => admin.query(`create database ${name} ${how}`));
  return {
    url: addressIn(adminUrl, name),
    drop: async () => {
      await asAdmin(adminUrl, (admin) => admin.query(`drop database if exists ${name} with (force)`));
    },
  };
}
