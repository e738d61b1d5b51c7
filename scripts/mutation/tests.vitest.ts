import { defineConfig } from 'vitest/config';

/** The tests of one area of `npm run mutate`, in one project: Stryker looks at the outcome of each test by its name. */
export default defineConfig({
  test: {
    include: JSON.parse(process.env['BALSAM_MUTATION_TESTS'] ?? '[]') as string[],
    ...(process.env['BALSAM_TEST_PG'] && { globalSetup: 'apps/server/test/global-setup.ts' }),
    // Rules must not lean on the zone of the machine.
    env: { TZ: 'America/Los_Angeles' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
