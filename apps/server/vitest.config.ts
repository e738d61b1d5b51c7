import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: './test/global-setup.ts',
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    sequence: { groupOrder: 3 },
    // A file clones its database before its first test: on a busy machine that alone may take seconds.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
