import type { Tx } from '#platform/db/types.ts';
import { addCodes } from './icd10.ts';

/** A file that is no list of codes; its message is one line for the person at the terminal. Nothing of it was imported. */
export class BrokenCodes extends Error {}

export type CodesImport = {
  readonly read: number;
  readonly added: number;
  readonly changed: number;
  readonly refused: readonly { readonly line: number; readonly reason: string }[];
};

const columns = ['code', 'title', 'title_ar'] as const;
const pattern = /^[A-Z]\d[\dA-Z](\.[\dA-Z]{1,4})?$/;
const longest = 300;

/** The cells of a line of CSV or of tab-separated text; a cell in quotes may hold the separator, and a quote written twice. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at]!;
    if (letter === '"' && isQuoted && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell.trim()];
}

/** `E119` as many lists write it is `E11.9`. */
const codeOf = (cell: string): string => {
  const code = cell.toUpperCase();
  return code.length > 3 && !code.includes('.') ? `${code.slice(0, 3)}.${code.slice(3)}` : code;
};

function readLines(text: string) {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const separator = lines[0]?.includes('\t') ? '\t' : ',';
  const head = cellsOf(lines[0] ?? '', separator).map((name) => name.toLowerCase());
  const [code, title, titleAr] = columns.map((name) => head.indexOf(name));
  if (code === -1 || title === -1)
    throw new BrokenCodes('the first line must name the columns code, title and title_ar');
  const rows = lines.slice(1).flatMap((line, n) => {
    if (line.trim() === '') return [];
    const cells = cellsOf(line, separator);
    const english = cells[title!] ?? '';
    return [{ line: n + 2, code: codeOf(cells[code!] ?? ''), title: english, title_ar: cells[titleAr!] || english }];
  });
  return rows;
}

function faultOf({ code, title, title_ar }: { code: string; title: string; title_ar: string }): string | undefined {
  if (!pattern.test(code)) return `${code.slice(0, 20) || 'nothing'} is no ICD-10 code`;
  if (title === '') return `${code} has no title`;
  return title.length > longest || title_ar.length > longest ? `the title of ${code} is too long` : undefined;
}

/**
 * Takes a hospital's licensed list of diagnoses (CSV or tab-separated: code, title, title_ar), in the one transaction given. Importing
 * again changes what differs. A title that is missing in Arabic stands in English.
 * @throws BrokenCodes for a file that is no such list
 */
export async function importCodes(tx: Tx, text: string): Promise<CodesImport> {
  const rows = readLines(text);
  const refused = rows.flatMap((row) => {
    const reason = faultOf(row);
    return reason === undefined ? [] : [{ line: row.line, reason }];
  });
  const wrong = new Set(refused.map(({ line }) => line));
  const good = new Map(
    rows.filter(({ line }) => !wrong.has(line)).map(({ code, title, title_ar }) => [code, { code, title, title_ar }]),
  );
  if (good.size === 0) throw new BrokenCodes('the file holds no diagnosis');
  return { read: rows.length, ...(await addCodes(tx, [...good.values()], 'import')), refused };
}
