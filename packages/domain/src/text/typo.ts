/** Whether one typo makes `a` into `b`: a letter more, a letter less, another letter, or two neighbours swapped. Equal words pass too. */
export function withinOneTypo(a: string, b: string): boolean {
  if (a.length > b.length) return withinOneTypo(b, a);
  if (b.length - a.length > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  if (at === b.length) return true;
  if (a.length < b.length) return a.slice(at) === b.slice(at + 1);
  const swapped = a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
  return swapped || a.slice(at + 1) === b.slice(at + 1);
}

/**
 * How many typos make `a` into `b` (optimal string alignment): a letter more, a letter less, another letter, or two
 * neighbours swapped count as one each, and no letter is edited twice.
 */
export function editDistance(a: string, b: string): number {
  const [from, to] = [Array.from(a), Array.from(b)];
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: to.length + 1 }, (_, n) => n)];
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const other = from[row - 1] === to[column - 1] ? 0 : 1;
      const least = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + other);
      const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current.push(isSwap ? Math.min(least, beforeLast[column - 2]! + 1) : least);
    }
    [beforeLast, last] = [last, current];
  }
  return last[to.length]!;
}

/** A word with each two neighbours swapped in turn; equal neighbours are skipped. */
export function neighbourSwaps(word: string): string[] {
  const letters = Array.from(word);
  return letters.flatMap((letter, at) => {
    const next = letters[at + 1];
    return next === undefined || next === letter ? [] : [letters.toSpliced(at, 2, next, letter).join('')];
  });
}
