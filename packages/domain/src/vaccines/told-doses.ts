import type { KnownMoment } from '../records/index.ts';
import { addDays, addMonths, type Day } from '../time/index.ts';

type Told = {
  readonly on: Day | null;
  readonly precision?: KnownMoment['precision'] | null;
};

const months = { year: 12, month: 1 } as const;

/** The first and the last day on which it may have been given. */
function spanOf({ on, precision }: Told): readonly [Day, Day] {
  if (on === null) return ['0001-01-01', '9999-12-31'];
  return precision === 'year' || precision === 'month' ? [on, addDays(addMonths(on, months[precision]), -1)] : [on, on];
}

const isExact = (told: Told): boolean => spanOf(told)[0] === spanOf(told)[1];
const exactFirst = (a: Told, b: Told): number =>
  Number(isExact(b)) - Number(isExact(a)) || spanOf(a)[1].localeCompare(spanOf(b)[1]);

/**
 * The doses that these entries of a series prove, in their order, each as exactly as it is told, and how many there may be at most. Entries
 * that may be of one day may be one dose that two sources tell of, or that was entered twice: no series has two on a day.
 */
export function dosesTold<T extends Told>(
  entries: readonly T[],
): { readonly sure: readonly T[]; readonly most: number } {
  const sure: T[] = [];
  let left = entries.toSorted((a, b) => spanOf(a)[1].localeCompare(spanOf(b)[1]));
  // The fewest days that all entries may be of: each time the last day of the one that ends first.
  while (left[0] !== undefined) {
    const day = spanOf(left[0])[1];
    const [same, later] = [left.filter((one) => spanOf(one)[0] <= day), left.filter((one) => spanOf(one)[0] > day)];
    sure.push(same.toSorted(exactFirst)[0]!);
    left = later;
  }
  const days = new Set(entries.filter(isExact).map(({ on }) => on));
  return { sure, most: days.size + entries.filter((one) => !isExact(one)).length };
}
