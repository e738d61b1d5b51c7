import { defineConfig } from 'vitest/config';

/** Everything that needs no browser, in one run: rules under two time zones, contract, web, and the server on real PostgreSQL. */
export default defineConfig({
  test: {
    projects: [
      'packages/domain',
      'apps/web',
      'apps/server',
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'], sequence: { groupOrder: 4 } } },
    ],
    reporters: ['default', './scripts/closing-line.vitest.ts', './scripts/slowest-files.vitest.ts'],
  },
});
