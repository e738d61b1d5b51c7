import { csvLines, hasCellsBeyond, type CsvLine } from '#platform/csv/csv-lines.ts';
import type { Tx } from '#platform/db/types.ts';
import { addCodes } from './icd10.ts';
import { arabicTitles, type DiagnosisCode } from './icd10.store.ts';

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

/** `E119` as many lists write it is `E11.9`. */
const codeOf = (cell: string): string => {
  const code = cell.toUpperCase();
  return code.length > 3 && !code.includes('.') ? `${code.slice(0, 3)}.${code.slice(3)}` : code;
};

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '');
const indexesIn = (head: readonly string[]): number[] => columns.map((name) => head.map(plain).indexOf(plain(name)));

type Row = DiagnosisCode & {
  readonly line: number;
  /** What is wrong with the cells of its line. */ readonly torn?: string;
};

function rowOf(line: CsvLine, head: CsvLine): Row {
  const [code, title, titleAr] = indexesIn(head.cells).map((at) => line.cells[at] ?? '');
  const torn = `it has ${line.cells.length} cells, the head line ${head.cells.length}`;
  return {
    line: line.line,
    code: codeOf(code!),
    title: title!,
    title_ar: titleAr!,
    ...(hasCellsBeyond(line, head) && { torn }),
  };
}

function readLines(text: string): Row[] {
  const known = (head: readonly string[]) => indexesIn(head).filter((at) => at !== -1).length;
  const [head, ...lines] = csvLines(text, { known, Broken: BrokenCodes });
  const [code, title] = indexesIn(head?.cells ?? []);
  if (!head || code === -1 || title === -1)
    throw new BrokenCodes('the first line must name the columns code, title and title_ar');
  const names = head.cells.map(plain);
  const twice = columns.find((name) => names.indexOf(plain(name)) !== names.lastIndexOf(plain(name)));
  if (twice) throw new BrokenCodes(`the column ${twice} comes twice`);
  return lines.map((line) => rowOf(line, head));
}

function faultOf({ code, title, title_ar, torn }: Row): string | undefined {
  if (torn !== undefined) return torn;
  if (!pattern.test(code)) return `${code.slice(0, 20) || 'nothing'} is no ICD-10 code`;
  if (title === '') return `${code} has no title`;
  return title.length > longest || title_ar.length > longest ? `the title of ${code} is too long` : undefined;
}

/** What can be taken, by its code, and the lines that cannot: of two with one code the first counts. */
function sortRows(rows: readonly Row[]) {
  const good = new Map<string, DiagnosisCode>();
  const refused: { line: number; reason: string }[] = [];
  for (const row of rows) {
    const reason = faultOf(row) ?? (good.has(row.code) ? `${row.code} comes twice` : undefined);
    if (reason !== undefined) refused.push({ line: row.line, reason });
    else good.set(row.code, { code: row.code, title: row.title, title_ar: row.title_ar });
  }
  return { good, refused };
}

/** A title that is missing in Arabic is the one that the list has, else the English one. */
async function withArabic(tx: Tx, codes: readonly DiagnosisCode[]): Promise<DiagnosisCode[]> {
  const missing = codes.filter(({ title_ar }) => title_ar === '').map(({ code }) => code);
  const known = await arabicTitles(tx, missing);
  return codes.map((one) => ({ ...one, title_ar: one.title_ar || (known.get(one.code) ?? one.title) }));
}

/**
 * Takes a hospital's licensed list of diagnoses (cells parted by commas, semicolons, tabs or bars: code, title, title_ar), in the one transaction
 * given. Importing again changes what differs.
 * @throws BrokenCodes for a file that is no such list
 */
export async function importCodes(tx: Tx, text: string): Promise<CodesImport> {
  const rows = readLines(text);
  const { good, refused } = sortRows(rows);
  if (good.size === 0) throw new BrokenCodes('the file holds no diagnosis');
  const codes = await withArabic(tx, [...good.values()]);
  return { read: rows.length, ...(await addCodes(tx, codes, 'import')), refused };
}
