import { queueRules } from './rules.ts';

/** The median; nothing of nothing. */
function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return undefined;
  const lower = sorted.length % 2 === 0 ? (sorted[middle - 1] ?? upper) : upper;
  return (lower + upper) / 2;
}

/** D5.03: minutes to wait: people ahead × the median of the clinic's recent times of service, rounded to 5. */
export function waitingMinutes(peopleAhead: number, recentMinutes: readonly number[]): number {
  const each = median(recentMinutes) ?? queueRules.usualMinutes;
  return Math.round((peopleAhead * each) / queueRules.roundedTo) * queueRules.roundedTo;
}
