/**
 * Reads a table that is written as text: a row a line, cells between bars. It keeps long lists of names readable.
 * Throws Error when a row has another number of cells than there are columns.
 */
export function rowsOf<const C extends string>(columns: readonly C[], text: string): Record<C, string>[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      if (cells.length !== columns.length) throw new Error(`not ${columns.length} cells: ${line}`);
      return Object.fromEntries(columns.map((column, n) => [column, cells[n] ?? ''])) as Record<C, string>;
    });
}

/** The parts of a cell that holds several. */
export const listOf = (cell: string): string[] =>
  cell
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
