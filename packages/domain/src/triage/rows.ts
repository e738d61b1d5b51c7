import type { Urgency } from './types.ts';

const letters: Readonly<Record<string, Urgency>> = { s: 'self_care', w: 'week', t: 'today', e: 'emergency' };

/** The urgency that a table writes as a letter; none for a dash. */
export const urgencyOf = (letter: string): Urgency | undefined => letters[letter];

/** The words of a cell; none of a dash. */
export const listOf = (cell: string): readonly string[] => (cell === '-' ? [] : cell.split(' '));

type Cells<N extends number, T extends readonly string[] = []> = T['length'] extends N ? T : Cells<N, [...T, string]>;

const isLong = <N extends number>(cells: readonly string[], count: N): cells is Cells<N> => cells.length === count;

/** The cells of a row. @throws where there are more or less */
export function cellsOf<const N extends number>(row: string, count: N): Cells<N> {
  const cells = row.split('|').map((cell) => cell.trim());
  if (!isLong(cells, count)) throw new Error(`${row}: ${count} cells are needed`);
  return cells;
}
