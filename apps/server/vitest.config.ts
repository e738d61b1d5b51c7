import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // What takes minutes runs by vitest.full.config.ts.
    exclude: ['**/node_modules/**', '**/*.full.test.ts'],
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
