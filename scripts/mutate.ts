import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { MutantResult, PartialStrykerOptions } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { dropAbandoned, openTestCluster } from '../apps/server/test/databases.ts';
import { areas, untouched, type Area, type AreaName } from './mutation/areas.ts';
import {
  readOutcomes,
  recordSummary,
  summaryOf,
  writeOutcomes,
  type Outcomes,
  type Summary,
} from './mutation/report.ts';
import { choiceVariable, chosen, keyOf, type Choice } from './mutation/sample.ts';

/**
 * Changes the code in small ways, one at a time, and looks whether a test notices (docs/mutation.md).
 *
 *   npm run mutate -- <area> [--seed text] [--count 200] [--from 0] [--take 200] [--survivors]
 *
 * `--from` and `--take` try a part of the sample, `--survivors` only those that the runs before left. Ends with 1 when the share of
 * mutants that were noticed is below the aim of the area.
 */
const optionsFor = ({ mutate, database }: Area, ignoreStatic: boolean): PartialStrykerOptions => ({
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
  ignoreStatic,
  // One process draws the sample and tests afterwards, another one tests from the beginning.
  concurrency: 1,
  dryRunTimeoutMinutes: 20,
  timeoutMS: database ? 60_000 : 10_000,
  reporters: ['progress-append-only'],
  ignorePatterns: ['.data*', '**/.tsc', '**/dist', 'apps/web', 'e2e', 'bench', 'docs'],
  tempDirName: '.data-mutation/sandbox',
});

function runOnce(area: Area, choice: Choice, ignoreStatic: boolean): Promise<MutantResult[]> {
  process.env[choiceVariable] = JSON.stringify(choice);
  return new Stryker(optionsFor(area, ignoreStatic)).runMutationTest();
}

const isUnnoticed = ({ status }: MutantResult) => ['Ignored', 'Survived', 'NoCoverage'].includes(status);

/** Is told what the quick half has found, so that nothing of it is lost when the long one is cut off. */
type Keep = (results: readonly MutantResult[]) => void;

/**
 * Tries each mutant with the tests that reach it while they run. Only what none of them noticed, and what is reached before the first test too, is
 * tried with all tests of the area and from the moment that its file is loaded: a third of the mutants are of that kind, and that takes ten times as long.
 */
async function runTwice(area: Area, choice: Choice, keep: Keep): Promise<MutantResult[]> {
  const quick = await runOnce(area, choice, true);
  keep(quick);
  const left = quick
    .filter((mutant) => mutant.static === true && isUnnoticed(mutant))
    .map((mutant) => keyOf(mutant, 1));
  if (left.length === 0) return quick;
  const thorough = await runOnce(area, { ...choice, only: left }, false);
  const tried = new Map(thorough.map((mutant) => [keyOf(mutant, 1), mutant]));
  return quick.map((mutant) => {
    const key = keyOf(mutant, 1);
    return left.includes(key) ? (tried.get(key) ?? mutant) : mutant;
  });
}

/** Runs Stryker on an area; answers every mutant of it, those outside of the choice as `CompileError`. */
async function run(area: Area, choice: Choice, keep: Keep): Promise<MutantResult[]> {
  process.env['BALSAM_MUTATION_TESTS'] = JSON.stringify(area.tests);
  if (!area.database) return runTwice(area, choice, keep);
  // Outside of the repository: Stryker walks through all folders there, and databases that are dropped meanwhile would end the run.
  const folder = mkdtempSync(path.join(tmpdir(), 'balsam-mutation-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const cluster = await openTestCluster(folder);
  process.env['BALSAM_TEST_PG'] = cluster.adminUrl;
  const stopDropping = dropAbandoned(cluster.adminUrl);
  try {
    return await runTwice(area, choice, keep);
  } finally {
    await stopDropping();
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
/** What is neither tried nor left out for good is as the runs before left it. */
const isOpen = (status: MutantResult['status']) => status === 'CompileError' || status === 'Ignored';

/** Keeps what became of each mutant, and answers the summary. */
function record(results: readonly MutantResult[]): Summary {
  const byKey = new Map(results.map((mutant) => [keyOf(mutant, 1), mutant.status]));
  const sample = chosen([...byKey.keys()], { ...choice, from: 0, take: choice.count });
  const outcomes: Outcomes = Object.fromEntries(
    sample.flatMap((key) => {
      const status = byKey.get(key);
      const outcome = status === undefined || isOpen(status) ? before[key] : status;
      return outcome === undefined ? [] : [[key, outcome]];
    }),
  );
  writeOutcomes(name, outcomes);
  return summaryOf(name, choice, byKey.size, outcomes);
}

const summary = record(
  await run(areas[name], again ? { ...choice, only: survivorsIn(before) } : choice, (results) => void record(results)),
);
recordSummary(name, summary);
console.log(
  `${name}: seed ${choice.seed}, ${summary.tried} of ${summary.sample} tried (${summary.mutants} in all), ${summary.noticed} noticed, score ${summary.score}, aim ${summary.aim}`,
);
for (const survivor of summary.survivors) console.log(`  ${survivor}`);
process.exitCode = summary.score < summary.aim ? 1 : 0;
