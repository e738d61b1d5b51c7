import { defineConfig } from 'vitest/config';

/** `npm run test:full` runs what takes minutes, and `npm test` all the rest: killed processes, a hundred rounds of a race, every hostile string. */
const isFull = process.env['BALSAM_TEST_FULL'] === '1';
const inFull = '**/*.full.test.ts';
/** Tests that take in more people there: the whole records that lie beside the project. */
const ofWholeRecords = 'src/modules/records/{export-parts,import-bundle,ips-round-trip}.test.ts';

export default defineConfig({
  test: {
    name: 'server',
    include: isFull ? [inFull, ofWholeRecords] : ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['**/node_modules/**', ...(isFull ? [] : [inFull])],
    globalSetup: './test/global-setup.ts',
    pool: 'threads',
    // Files share what they import, and no state: each has a database, a clock and a folder of its own.
    isolate: false,
    // Node runs the server's sources as they are, and so its tests: nothing is transformed, and no module is mocked.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    maxWorkers: 2,
    sequence: { groupOrder: 3 },
    // A file clones its database before its first test: on a busy machine that alone may take seconds.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
