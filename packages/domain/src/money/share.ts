import { halalas, type Halalas } from './halalas.ts';

/**
 * Shares `total` in proportion to `weights` so that the shares add up to it: each gets its whole part, and what is left goes one by one to the
 * largest remainders, the earlier line first (DECISIONS §4). Weights are whole numbers, not negative; RangeError when nothing can carry the total.
 */
export function shareByLargestRemainder(total: Halalas, weights: readonly number[]): Halalas[] {
  const size = BigInt(Math.abs(total));
  const whole = weights.map(asWeight).reduce((all, weight) => all + weight, 0n);
  if (whole === 0n && total !== 0) throw new RangeError('no line can carry a share');
  if (whole === 0n) return weights.map(() => halalas(0));
  const parts = weights.map((weight, line) => ({
    line,
    floor: (size * BigInt(weight)) / whole,
    rest: (size * BigInt(weight)) % whole,
  }));
  const left = Number(size - parts.reduce((all, part) => all + part.floor, 0n));
  const luckier = new Set(
    parts
      .toSorted((a, b) => (a.rest === b.rest ? a.line - b.line : b.rest > a.rest ? 1 : -1))
      .slice(0, left)
      .map((part) => part.line),
  );
  const sign = total < 0 ? -1 : 1;
  return parts.map((part) => halalas(sign * (Number(part.floor) + (luckier.has(part.line) ? 1 : 0))));
}

function asWeight(weight: number): bigint {
  if (!Number.isSafeInteger(weight) || weight < 0) throw new RangeError(`not a weight: ${weight}`);
  return BigInt(weight);
}
