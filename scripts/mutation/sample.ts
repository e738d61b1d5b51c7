import { createHash } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import type { Mutant } from '@stryker-mutator/api/core';

/** Which mutants of an area are tried. */
const Choice = z.object({
  /** Another seed is another sample. */
  seed: z.string(),
  /** How many are in the sample. */
  count: z.int().positive(),
  /** The part of the sample that this run tries: from this one on, so many. */
  from: z.int().nonnegative(),
  take: z.int().positive(),
  /** Only these of them, by their keys; left out, all. */
  only: z.array(z.string()).optional(),
});
export type Choice = z.output<typeof Choice>;

/** How the choice comes to the processes that Stryker starts. */
export const choiceVariable = 'BALSAM_MUTATION_CHOICE';
export const readChoice = (): Choice => Choice.parse(JSON.parse(process.env[choiceVariable] ?? 'null'));

type Placed = Pick<Mutant, 'fileName' | 'location' | 'mutatorName' | 'replacement'>;

const root = path.join(import.meta.dirname, '../..');

/**
 * A mutant's own name, the same in every run as long as its file is: `path:line:column mutator replacement`, lines and columns from 1.
 * `first` is the number that the first line has where the mutant comes from: Stryker counts from 0 before a mutant is tried, from 1 in results.
 */
export function keyOf({ fileName, location, mutatorName, replacement }: Placed, first: 0 | 1): string {
  const place = ({ line, column }: Placed['location']['start']) => `${line - first + 1}:${column - first + 1}`;
  const where = `${path.relative(root, fileName)}:${place(location.start)}-${place(location.end)}`;
  return `${where} ${mutatorName} ${replacement.replaceAll(/\s+/g, ' ')}`;
}

const rankOf = (seed: string, key: string): string => createHash('sha256').update(`${seed} ${key}`).digest('hex');

/**
 * The keys that are tried, in the order of the sample: those with the smallest hashes of seed and key. So a change of one file leaves the
 * rest of the sample as it was.
 */
export function chosen(keys: readonly string[], { seed, count, from, take, only }: Choice): string[] {
  const sample = keys
    .map((key) => ({ key, rank: rankOf(seed, key) }))
    .toSorted((a, b) => a.rank.localeCompare(b.rank))
    .slice(0, count)
    .map(({ key }) => key);
  return sample.slice(from, from + take).filter((key) => only === undefined || only.includes(key));
}
