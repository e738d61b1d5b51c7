import { CsvError, parse, type Info } from 'csv-parse/sync';

/** The cells of one line of a file, with the number of the line that it begins on. */
export type CsvLine = { readonly line: number; readonly cells: readonly string[] };

type Reading = {
  /** How many of these names of columns are known. */
  readonly known: (names: readonly string[]) => number;
  readonly Broken: new (message: string) => Error;
};

const delimiters = [',', ';', '\t', '|'] as const;
/** With it spreadsheets are told what parts the cells. */
const saysDelimiter = /^"?sep=[^\n]"?\n/i;

/** What stands between the cells of a file: that which makes the most known columns of its head line. */
function delimiterOf(headLine: string, known: Reading['known']): string {
  const count = (delimiter: string) =>
    known(headLine.split(delimiter).map((cell) => cell.trim().replaceAll(/^"|"$/g, '')));
  return delimiters.toSorted((one, other) => count(other) - count(one))[0]!;
}

/** A cell without what nobody can read, and what no database takes. */
const readable = (cell: string): string =>
  cell
    .replaceAll(/\p{Cc}/gu, ' ')
    .toWellFormed()
    .trim();

/**
 * The head and the lines of a file of cells that are parted by commas, semicolons, tabs or bars, whatever its lines end with; lines in which
 * nothing stands are left out, as spreadsheets end a file with them. A quoted cell may go over several lines.
 * @throws `Broken` naming the line whose quotation marks cannot be read
 */
export function csvLines(file: string, { known, Broken }: Reading): CsvLine[] {
  const whole = file.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  // Its line stays, so that all others keep their numbers.
  const text = whole.replace(saysDelimiter, '\n');
  const found: CsvLine[] = [];
  let ended = 0;
  const keep = (raw: string[], { lines }: Info) => {
    const cells = raw.map(readable);
    if (cells.some((cell) => cell !== '')) found.push({ line: ended + 1, cells });
    ended = lines;
    return null;
  };
  try {
    const delimiter = delimiterOf(text.trimStart().split('\n', 1)[0]!, known);
    parse(text, { delimiter, relax_column_count: true, trim: true, on_record: keep });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const reason =
      error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'a quotation mark is never closed' : 'a quotation mark is misplaced';
    throw new Broken(`line ${ended + 1} cannot be read: ${reason}`);
  }
  return found;
}

/** Whether a line says something in cells that the head line has no column for. Empty ones at its end are a spreadsheet's. */
export const hasCellsBeyond = ({ cells }: CsvLine, head: CsvLine): boolean =>
  cells.slice(head.cells.length).some((cell) => cell !== '');
