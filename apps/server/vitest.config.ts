import { defineConfig } from 'vitest/config';

/** `npm run test:full` runs what takes minutes: killed processes, a hundred rounds of a race, every hostile string. */
const isFull = process.env['BALSAM_TEST_FULL'] === '1';
const inFull = ['**/*.full.test.ts', 'src/modules/orders/races.test.ts', 'test/hostile-input.test.ts'];

export default defineConfig({
  test: {
    name: 'server',
    include: isFull ? inFull : ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['**/node_modules/**', ...(isFull ? [] : ['**/*.full.test.ts'])],
    globalSetup: './test/global-setup.ts',
    pool: 'threads',
    // Files share what they import, and no state: each has a database, a clock and a folder of its own.
    isolate: false,
    maxWorkers: 2,
    sequence: { groupOrder: 3 },
    // A file clones its database before its first test: on a busy machine that alone may take seconds.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
