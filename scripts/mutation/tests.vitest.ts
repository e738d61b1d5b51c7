import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Shortest first: the first test that notices a mutant ends its run. */
class ShortestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const took = (file: TestSpecification) => this.ctx.cache.getTestSpecificationResult(file)?.duration ?? 0;
    return files.toSorted((a, b) => took(a) - took(b));
  }
}

/** The tests of one area of `npm run mutate`, in one project: Stryker looks at the outcome of each test by its name. */
export default defineConfig({
  test: {
    include: JSON.parse(process.env['BALSAM_MUTATION_TESTS'] ?? '[]') as string[],
    ...(process.env['BALSAM_TEST_PG'] && { globalSetup: 'apps/server/test/global-setup.ts' }),
    // Files share what they import, as in the server's own run; each mutant is tried in a process of its own.
    isolate: false,
    sequence: { sequencer: ShortestFirst },
    // Rules must not lean on the zone of the machine.
    env: { TZ: 'America/Los_Angeles' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
