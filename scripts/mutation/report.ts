import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { areas, type AreaName } from './areas.ts';
import type { Choice } from './sample.ts';

const Status = z.enum([
  'Killed',
  'Timeout',
  'Survived',
  'NoCoverage',
  'RuntimeError',
  'Ignored',
  'CompileError',
  'Pending',
]);
const Outcomes = z.record(z.string(), Status);
/** What became of each mutant that was tried, by its key. */
export type Outcomes = z.output<typeof Outcomes>;

const root = path.join(import.meta.dirname, '../..');
/** Not kept in the repository: parts of a sample that ran one after the other come together here. */
const folder = path.join(root, '.data-mutation');
const record = path.join(root, 'bench/mutation.json');
const outcomesOf = (area: AreaName) => path.join(folder, `${area}.json`);

export const readOutcomes = (area: AreaName): Outcomes =>
  existsSync(outcomesOf(area)) ? Outcomes.parse(JSON.parse(readFileSync(outcomesOf(area), 'utf8'))) : {};

export function writeOutcomes(area: AreaName, outcomes: Outcomes): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(outcomesOf(area), `${JSON.stringify(outcomes, null, 1)}\n`);
}

const withStatus = (outcomes: Outcomes, ...statuses: readonly Outcomes[string][]) =>
  Object.entries(outcomes)
    .filter(([, status]) => statuses.includes(status))
    .map(([key]) => key)
    .toSorted((a, b) => a.localeCompare(b));

export type Summary = {
  readonly seed: string;
  readonly mutants: number;
  readonly sample: number;
  readonly tried: number;
  readonly noticed: number;
  readonly score: number;
  readonly aim: number;
  readonly survivors: readonly string[];
};

/** `mutants`: how many there are in the area. A mutant that ends the run itself counts as noticed, one that could not run as not tried. */
export function summaryOf(area: AreaName, { seed, count }: Choice, mutants: number, outcomes: Outcomes): Summary {
  const noticed = withStatus(outcomes, 'Killed', 'Timeout').length;
  const survivors = withStatus(outcomes, 'Survived', 'NoCoverage');
  const tried = noticed + survivors.length;
  const score = tried === 0 ? 0 : Math.round((noticed / tried) * 1000) / 1000;
  return { seed, mutants, sample: Math.min(count, mutants), tried, noticed, score, aim: areas[area].aim, survivors };
}

/** Writes the summary of an area into the report that is kept in the repository. */
export function recordSummary(area: AreaName, summary: Summary): void {
  const before = existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Record<string, unknown>) : {};
  const all = Object.entries({ ...before, [area]: summary }).toSorted(([a], [b]) => a.localeCompare(b));
  writeFileSync(record, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}
