import path from 'node:path';
import { parseArgs } from 'node:util';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { openTestCluster } from '../apps/server/test/databases.ts';
import { areas, untouched, type Area, type AreaName } from './mutation/areas.ts';
import { readOutcomes, recordSummary, summaryOf, writeOutcomes, type Outcomes } from './mutation/report.ts';
import { choiceVariable, chosen, keyOf, type Choice } from './mutation/sample.ts';

/**
 * Changes the code in small ways, one at a time, and looks whether a test notices (docs/mutation.md).
 *
 *   npm run mutate -- <area> [--seed text] [--count 200] [--from 0] [--take 200] [--survivors]
 *
 * `--from` and `--take` try a part of the sample, `--survivors` only those that the runs before left. Ends with 1 when the share of
 * mutants that were noticed is below the aim of the area.
 */
const optionsFor = ({ mutate, database }: Area) => ({
  mutate: [...mutate, ...untouched.map((pattern) => `!${pattern}`)],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', path.join(import.meta.dirname, 'mutation/sample.checker.ts')],
  checkers: ['sample'],
  vitest: {
    configFile: 'scripts/mutation/tests.vitest.ts',
    pool: database ? 'threads' : 'forks',
    related: !database,
  } as const,
  coverageAnalysis: 'perTest' as const,
  // One process draws the sample and tests afterwards, another one tests from the beginning.
  concurrency: 1,
  dryRunTimeoutMinutes: 20,
  timeoutMS: database ? 60_000 : 10_000,
  reporters: ['progress-append-only'],
  ignorePatterns: ['.data*', '**/.tsc', '**/dist', 'apps/web', 'e2e', 'bench', 'docs'],
  tempDirName: '.data-mutation/sandbox',
});

/** Runs Stryker on an area; answers every mutant of it, those outside of the choice as `CompileError`. */
async function run(area: Area, choice: Choice): Promise<MutantResult[]> {
  process.env[choiceVariable] = JSON.stringify(choice);
  process.env['BALSAM_MUTATION_TESTS'] = JSON.stringify(area.tests);
  if (!area.database) return new Stryker(optionsFor(area)).runMutationTest();
  const cluster = await openTestCluster();
  process.env['BALSAM_TEST_PG'] = cluster.adminUrl;
  try {
    return await new Stryker(optionsFor(area)).runMutationTest();
  } finally {
    await cluster.stop();
  }
}

function readArguments(): { name: AreaName; choice: Choice; again: boolean } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: 'balsam' },
      count: { type: 'string', default: '200' },
      from: { type: 'string', default: '0' },
      take: { type: 'string', default: '100000' },
      survivors: { type: 'boolean', default: false },
    },
  });
  const name = Object.keys(areas).find((area): area is AreaName => area === positionals[0]);
  if (!name) throw new Error(`name one area: ${Object.keys(areas).join(', ')}`);
  const { seed, count, from, take } = values;
  return {
    name,
    again: values.survivors,
    choice: { seed, count: Number(count), from: Number(from), take: Number(take) },
  };
}

const survivorsIn = (outcomes: Outcomes) =>
  Object.keys(outcomes).filter((key) => outcomes[key] === 'Survived' || outcomes[key] === 'NoCoverage');

const { name, choice, again } = readArguments();
const before = readOutcomes(name);
const results = await run(areas[name], again ? { ...choice, only: survivorsIn(before) } : choice);
const byKey = new Map(results.map((mutant) => [keyOf(mutant, 1), mutant.status]));
const sample = chosen([...byKey.keys()], { ...choice, from: 0, take: choice.count });
const outcomes: Outcomes = Object.fromEntries(
  sample.flatMap((key) => {
    const status = byKey.get(key);
    const outcome = status === 'CompileError' || status === undefined ? before[key] : status;
    return outcome === undefined ? [] : [[key, outcome]];
  }),
);
writeOutcomes(name, outcomes);
const summary = summaryOf(name, choice, byKey.size, outcomes);
recordSummary(name, summary);
console.log(
  `${name}: seed ${choice.seed}, ${summary.tried} of ${summary.sample} tried (${summary.mutants} in all), ${summary.noticed} noticed, score ${summary.score}, aim ${summary.aim}`,
);
for (const survivor of summary.survivors) console.log(`  ${survivor}`);
process.exitCode = summary.score < summary.aim ? 1 : 0;
