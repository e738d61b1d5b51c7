import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll, inject } from 'vitest';
import { buildApp, type App } from '../src/app.ts';
import type { Gateways } from '../src/gateways/index.ts';
import { readConfig, type Config } from '../src/platform/config.ts';
import type { Limits } from '../src/platform/db/limits.ts';
import { openDatabase } from '../src/platform/db/open.ts';
import type { Db } from '../src/platform/db/types.ts';
import { cloneTemplate, demoNow, testSecret } from './databases.ts';
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
  /** Hands out what is due in the outbox; answers how many events it was. */
  readonly dispatch: App['dispatch'];
  /** Gives it a socket server. */
  readonly connect: App['connect'];
  readonly heard: App['heard'];
  /** Runs what has become due by the clock, then hands out the events that came of it. */
  readonly due: () => Promise<void>;
};

export type WorldWish = {
  readonly now?: Date;
  readonly config?: Partial<Config>;
  readonly gateways?: Gateways;
  /** Hears every line of its log; else it keeps none. */
  readonly log?: (line: string) => void;
  /** Connections to its database at most. Races need more than the usual 4. */
  readonly connections?: number;
  /** How long work on the database may take; else longer than any test does. */
  readonly limits?: Partial<Limits>;
  /** The app reaches its database by this address instead: a proxy between them. */
  readonly through?: (url: string) => Promise<string>;
};

/** A busy machine may take its time. */
export const patientLimits: Limits = {
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
 * Makes a world, and takes it down after the last test of the file. Call it at the top level of a test file:
 * `const w = await world()`.
 */
export async function world(wish: WorldWish = {}): Promise<World> {
  const { url, drop } = await cloneTemplate(inject('adminUrl'), inject('template'));
  const dataDir = mkdtempSync(path.join(tmpdir(), 'balsam-world-'));
  const reached = (await wish.through?.(url)) ?? url;
  const { pool, db } = openDatabase(reached, {
    max: wish.connections ?? 4,
    limits: { ...patientLimits, ...wish.limits },
  });
  const clock = testClock(wish.now ?? demoNow);
  const config = { ...testConfig(dataDir, url), ...wish.config };
  const gateways = wish.gateways && { gateways: wish.gateways };
  const logger = wish.log ? { write: wish.log } : false;
  const built = await buildApp({
    config,
    database: { pool, db },
    databaseUrl: reached,
    clock,
    web: path.join(dataDir, 'web'),
    logger,
    ...gateways,
  });
  afterAll(async () => {
    await built.http.close();
    await db.destroy();
    await drop();
    rmSync(dataDir, { recursive: true });
  });
  const due = async (): Promise<void> => {
    await built.due();
    await built.slowDue();
    await built.dispatch();
  };
  const at = (instant: Date | string): void => clock.set(new Date(instant));
  const tokenOf = (who: string, inside?: string): Promise<string> => tokenFor(db, who, clock.now(), inside);
  const { http: app, platform, dispatch, connect, heard } = built;
  return { app, platform, config, db, pool, url, clock, at, tokenOf, dispatch, due, connect, heard };
}
