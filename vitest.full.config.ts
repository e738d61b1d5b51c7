import { defineConfig } from 'vitest/config';

/** What takes minutes: killed processes, a hundred rounds of a race, every hostile string. `npm run test:full` runs it. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: './apps/server/vitest.config.ts',
        root: './apps/server',
        test: {
          name: 'server in full',
          include: ['**/*.full.test.ts', 'src/modules/orders/races.test.ts', 'test/hostile-input.test.ts'],
          exclude: ['**/node_modules/**'],
          env: { BALSAM_TEST_FULL: '1' },
        },
      },
    ],
    reporters: ['default', './scripts/closing-line.vitest.ts', './scripts/slowest-files.vitest.ts'],
  },
});
