import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './support/browser.ts';
import { relayEnv, relayServers } from './support/relay.ts';

const port = Number(process.env['BALSAM_E2E_PORT'] ?? 18_080);
const dataDir = process.env['BALSAM_E2E_DATA'] ?? path.join(import.meta.dirname, '../.data-e2e');
const executablePath = await findChromium();

/** A Sunday morning in Riyadh, the same for each run: no midnight, weekend or holiday comes in between. */
const firstMorning = '2027-01-10T07:05:00Z';

const journeys = 'journeys/*.e2e.ts';

/**
 * `quick` is part of `npm test`, `full` of `npm run test:full`: what the one runs the other does not. Journeys say by a tag where they run
 * (`support/test.ts`); the walk over all screens is part of `full`.
 */
export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  // A busy machine is no failure: what comes late still comes.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./support/closing-line.ts']],
  projects: [
    { name: 'quick', testMatch: [journeys, 'walk/table.e2e.ts'], grepInvert: /@other|@full/ },
    {
      name: 'full',
      testMatch: [journeys, 'walk/screens.e2e.ts', 'walk/specified.e2e.ts', 'real-people/*.e2e.ts'],
      grepInvert: [/^(?=.*@quick)(?!.*@other)/, /^(?=.*-once)(?=.*@other)/],
    },
    // What moves the clock by days comes last, one after the other: every journey goes by the same clock.
    { name: 'later', testMatch: 'later/*.e2e.ts', dependencies: ['full'], workers: 1 },
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      // A page lives for seconds: V8 would spend more time on optimising its code than the code has left to run.
      args: ['--no-sandbox', '--js-flags=--no-opt'],
      ...(executablePath !== undefined && { executablePath }),
    },
    // An element that is not there is missed early, not after the whole time of a test.
    actionTimeout: 15_000,
    locale: 'ar-SA',
    timezoneId: 'Asia/Riyadh',
    serviceWorkers: 'block',
    // What fades in is looked at when it has arrived, however slow the machine.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording each test takes a quarter of its time; whoever looks for a fault adds --trace=retain-on-failure.
    trace: 'off',
  },
  webServer: [
    {
      command: 'node support/fresh.ts && exec node ../apps/server/src/main.ts',
      url: `http://localhost:${port}/readyz`,
      // While tests are written: a server that runs already is used as it is.
      reuseExistingServer: process.env['BALSAM_E2E_REUSE'] === '1',
      // The first start builds the web app and fills the hospital: half a minute on a quiet machine, minutes on a busy one.
      timeout: 600_000,
      stdout: 'pipe',
      stderr: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 8000 },
      env: {
        PORT: String(port),
        BALSAM_TEST: '1',
        BALSAM_TEST_NOW: firstMorning,
        BALSAM_DATA_DIR: dataDir,
        BALSAM_PUBLIC_URL: `http://localhost:${port}`,
        // Whatever the shell has set: a run never touches a database that is not its own.
        DATABASE_URL: '',
        REQUESTS_PER_MINUTE: '1000000',
        LOG_LEVEL: 'error',
        ...relayEnv,
      },
    },
    ...relayServers,
  ],
});
