import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { inject } from 'vitest';
import { buildApp, type App } from '../src/app.ts';
import { jobs } from '../src/modules.ts';
import type { Gateways } from '#platform/ports/gateways.ts';
import { readConfig, type Config } from '#platform/config.ts';
import type { Limits } from '#platform/db/limits.ts';
import { openDatabase, type Database } from '#platform/db/open.ts';
import type { Db } from '#platform/db/types.ts';
import { atEnd } from './at-end.ts';
import { cloneTemplate, demoNow, testSecret } from './databases.ts';
import { recordEvents, type Events } from './events.ts';
import { testClock, type TestClock } from './test-clock.ts';
import { tokenFor } from './tokens.ts';

export { demoNow } from './databases.ts';

/** A whole Balsam for one test file, with a database, a clock and a data folder of its own. */
export type World = {
  /** Speak to it with `app.inject`. */
  readonly app: FastifyInstance;
  readonly platform: App['platform'];
  readonly config: Config;
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly changes: Database['changes'];
  /** Address of its database, for a second process or connection. */
  readonly url: string;
  readonly clock: TestClock;
  /** Sets the clock: `w.at('2026-03-01T20:59:59Z')`. It stands still there. */
  readonly at: (instant: Date | string) => void;
  /**
   * A bearer token of somebody of the demo hospital: `w.tokenOf('1000001')`, `'D1001'`, `'rider@balsam.example'`. The second name is
   * the MRN of a dependent whose profile it works in.
   */
  readonly tokenOf: (who: string, inside?: string) => Promise<string>;
  /** Dispatches what is due in the outbox; answers how many events it was. */
  readonly dispatch: App['dispatch'];
  /** Gives it a socket server. */
  readonly connect: App['connect'];
  readonly socketHandlers: App['socketHandlers'];
  /** Runs the scheduled jobs that are due by the clock, then dispatches the events that they published. Times to book are made with `makesTimes` only. */
  readonly due: () => Promise<void>;
  /** Records what was published and what was sent to browsers. */
  readonly events: Events;
};

export type WorldOptions = {
  readonly now?: Date;
  readonly config?: Partial<Config>;
  readonly gateways?: Gateways;
  /** Receives every line of its log; without it nothing is logged. */
  readonly log?: (line: string) => void;
  /** Connections to its database at most. Races need more than the default of 4. */
  readonly connections?: number;
  /**
   * Whether the job that makes the times to book 60 days ahead runs as well. The hospital is filled with those up to 21 January 2027; for each day
   * that the clock goes on the job makes 570 more, which few tests look at and all would wait for.
   */
  readonly makesTimes?: boolean;
  /** How long work on the database may take; by default longer than any test does. */
  readonly limits?: Partial<Limits>;
  /** Answers the address by which the app connects to its database instead: that of a proxy. */
  readonly throughProxy?: (url: string) => Promise<string>;
};

/** No test fails because the machine is busy. */
export const generousLimits: Limits = {
  connectMs: 60_000,
  statementMs: 60_000,
  lockMs: 60_000,
  idleMs: 60_000,
  answerMs: 0,
};

function testConfig(dataDir: string, url: string): Config {
  return readConfig({
    BALSAM_TEST: '1',
    BALSAM_DATA_DIR: dataDir,
    BALSAM_SECRET: testSecret,
    DATABASE_URL: url,
    REQUESTS_PER_MINUTE: '100000000',
    REQUESTS_IN_FLIGHT: '10000',
    LOG_LEVEL: 'silent',
  });
}

/**
 * Makes a world, and takes it down after the last test of the file, or after the test that made it. Mostly it is called at the top level of a
 * test file: `const w = await world()`.
 */
export async function world(options: WorldOptions = {}): Promise<World> {
  const open = new AsyncDisposableStack();
  atEnd(() => open.disposeAsync());
  const dataDir = mkdtempSync(path.join(tmpdir(), 'balsam-world-'));
  open.defer(() => rmSync(dataDir, { recursive: true }));
  const { url, drop } = await cloneTemplate(inject('adminUrl'), inject('template'));
  open.defer(drop);
  const appDatabaseUrl = (await options.throughProxy?.(url)) ?? url;
  const { pool, db, changes } = openDatabase(appDatabaseUrl, {
    max: options.connections ?? 4,
    limits: { ...generousLimits, ...options.limits },
  });
  open.defer(() => db.destroy());
  const clock = testClock(options.now ?? demoNow);
  const config = { ...testConfig(dataDir, url), ...options.config };
  const gateways = options.gateways && { gateways: options.gateways };
  const logger = options.log ? { write: options.log } : false;
  const built = await buildApp({
    config,
    database: { pool, db, changes },
    databaseUrl: appDatabaseUrl,
    clock,
    web: path.join(dataDir, 'web'),
    jobs: options.makesTimes ? jobs : jobs.filter(({ name }) => name !== 'hospital.extend-schedules'),
    logger,
    ...gateways,
  });
  open.defer(() => built.http.close());
  const { events, realtime } = recordEvents(db);
  built.connect(realtime);
  const due = async (): Promise<void> => {
    await built.due();
    await built.slowDue();
    await built.dispatch();
  };
  const at = (instant: Date | string): void => clock.set(new Date(instant));
  const tokenOf = (who: string, inside?: string): Promise<string> => tokenFor(db, who, clock.now(), inside);
  const { http: app, platform, dispatch, connect, socketHandlers } = built;
  return {
    app,
    platform,
    config,
    db,
    pool,
    changes,
    url,
    clock,
    at,
    tokenOf,
    dispatch,
    due,
    events,
    connect,
    socketHandlers,
  };
}
