import { toLatinDigits } from '@balsam/domain/text';
import { CsvError, parse, type Info } from 'csv-parse/sync';
import { columnsOf, delimiterOf, registerColumnNames, type RegisterColumn } from './register-columns.ts';
import { BrokenRegister, registerText } from './register-text.ts';

/** One line of the register in its own words, with the number of the line that it begins on in the file. */
export type RegisterRow = Readonly<Record<RegisterColumn, string>> & { readonly line: number };

type Cells = { readonly line: number; readonly cells: readonly string[] };

/** The cells of each line that is not empty. A quoted cell may go over several lines. */
function cellsOf(text: string, delimiter: string): Cells[] {
  const found: Cells[] = [];
  let ended = 0;
  const keep = (cells: string[], { lines }: Info) => {
    if (cells.length > 1 || cells[0] !== '') found.push({ line: ended + 1, cells });
    ended = lines;
    return null;
  };
  try {
    parse(text, { delimiter, relax_column_count: true, trim: true, on_record: keep });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const reason =
      error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'a quotation mark is never closed' : 'a quotation mark is misplaced';
    throw new BrokenRegister(`line ${ended + 1} cannot be read: ${reason}`);
  }
  return found;
}

/** A cell without what nobody can read, and what no database takes. */
const readable = (cell: string): string =>
  cell
    .replaceAll(/\p{Cc}/gu, ' ')
    .toWellFormed()
    .trim();

/** One register writes its numbers in the digits of either script, and marks of writing direction may stand in them unseen. */
function rowOf(
  cells: readonly string[],
  columnIndexes: ReadonlyMap<RegisterColumn, number>,
): Record<RegisterColumn, string> {
  const entries = registerColumnNames.map((column) => [column, readable(cells[columnIndexes.get(column) ?? -1] ?? '')]);
  const row = Object.fromEntries(entries) as Record<RegisterColumn, string>;
  return { ...row, number: toLatinDigits(row.number.replaceAll(/\p{Cf}/gu, '').trim()) };
}

/**
 * Reads the SFDA's register: UTF-8 CSV with a head line, gzip or plain, its cells parted by commas, semicolons, tabs or bars.
 * @throws BrokenRegister when it is no CSV in UTF-8, a line has another number of cells, or a column that is needed is missing
 */
export function readRegister(file: Buffer): RegisterRow[] {
  const text = registerText(file);
  const [head, ...lines] = cellsOf(text, delimiterOf(text.slice(0, text.indexOf('\n'))));
  if (!head || lines.length === 0) throw new BrokenRegister('there is no line in it');
  const columnIndexes = columnsOf(head.cells);
  const torn = lines.find(({ cells }) => cells.length !== head.cells.length);
  if (torn)
    throw new BrokenRegister(`line ${torn.line} has ${torn.cells.length} cells, the head line ${head.cells.length}`);
  return lines.map(({ line, cells }) => ({ line, ...rowOf(cells, columnIndexes) }));
}
