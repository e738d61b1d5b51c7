import { toLatinDigits } from '@balsam/domain/text';
import { csvLines, hasCellsBeyond } from '#platform/csv/csv-lines.ts';
import { columnsOf, knownColumns, registerColumnNames, type RegisterColumn } from './register-columns.ts';
import { BrokenRegister, registerText } from './register-text.ts';

/** One line of the register in its own words, with the number of the line that it begins on in the file. */
export type RegisterRow = Readonly<Record<RegisterColumn, string>> & { readonly line: number };

/** One register writes its numbers in the digits of either script, and marks of writing direction may stand in them unseen. */
function rowOf(
  cells: readonly string[],
  columnIndexes: ReadonlyMap<RegisterColumn, number>,
): Record<RegisterColumn, string> {
  const entries = registerColumnNames.map((column) => [column, cells[columnIndexes.get(column) ?? -1] ?? '']);
  const row = Object.fromEntries(entries) as Record<RegisterColumn, string>;
  return { ...row, number: toLatinDigits(row.number.replaceAll(/\p{Cf}/gu, '').trim()) };
}

/**
 * Reads the SFDA's register: UTF-8 CSV with a head line, gzip or plain, its cells parted by commas, semicolons, tabs or bars.
 * @throws BrokenRegister when it is no CSV in UTF-8, a line has another number of cells, or a column that is needed is missing
 */
export function readRegister(file: Buffer): RegisterRow[] {
  const [head, ...lines] = csvLines(registerText(file), { known: knownColumns, Broken: BrokenRegister });
  if (!head || lines.length === 0) throw new BrokenRegister('there is no line in it');
  const columnIndexes = columnsOf(head.cells);
  const torn = lines.find((line) => line.cells.length < head.cells.length || hasCellsBeyond(line, head));
  if (torn)
    throw new BrokenRegister(`line ${torn.line} has ${torn.cells.length} cells, the head line ${head.cells.length}`);
  return lines.map(({ line, cells }) => ({ line, ...rowOf(cells, columnIndexes) }));
}
