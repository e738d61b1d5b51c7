import { CheckStatus, type Checker, type CheckResult } from '@stryker-mutator/api/check';
import type { Mutant } from '@stryker-mutator/api/core';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { chosen, keyOf, readChoice } from './sample.ts';

/** Stryker tries every mutant or none. This lets those of the sample through; it is shown all of them at once before it is asked about any. */
let sample: ReadonlySet<string> | undefined;

const resultOf = (mutant: Mutant): CheckResult => {
  if (!sample) throw new Error('the sample is drawn in one process: run Stryker with a concurrency of 2 at most');
  return sample.has(keyOf(mutant, 0))
    ? { status: CheckStatus.Passed }
    : { status: CheckStatus.CompileError, reason: 'not in the sample' };
};

const checker: Checker = {
  init: async () => {},
  group: async (mutants) => {
    sample = new Set(chosen([...new Set(mutants.map((mutant) => keyOf(mutant, 0)))], readChoice()));
    return [mutants.map(({ id }) => id)];
  },
  check: async (mutants) => Object.fromEntries(mutants.map((mutant) => [mutant.id, resultOf(mutant)])),
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Checker, 'sample', checker)];
