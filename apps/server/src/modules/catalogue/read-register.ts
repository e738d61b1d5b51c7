import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import type { RegisterEntry } from '@balsam/domain/catalogue';
import { beginning } from '@balsam/domain/text';

/** The file is no register, or a line of it is torn: nothing of it is taken over. */
export class BrokenRegister extends Error {}

/** One line of the register in its own words, with the number of its line in the file. */
export type RegisterRow = RegisterEntry & {
  readonly line: number;
  readonly scientificName: string;
  readonly scientificNameAr: string;
  readonly strength: string;
  readonly strengthUnit: string;
  readonly form: string;
  readonly route: string;
  readonly atc: string;
  readonly size: string;
  readonly sizeUnit: string;
  readonly packType: string;
  readonly packSize: string;
  readonly storage: string;
  readonly company: string;
};

/** Our names for the columns of the SFDA's register of human medicines. */
const columns = {
  number: 'RegisterNumber',
  name: 'Trade Name',
  nameAr: 'Trade Name Arabic',
  legalStatus: 'Legal Status',
  control: 'Product Control',
  distribution: 'Distribute area',
  marketing: 'Marketing Status',
  authorization: 'Authorization Status',
  price: 'Public price',
  scientificName: 'Scientific Name',
  scientificNameAr: 'Scientific Name Arabic',
  strength: 'Strength',
  strengthUnit: 'StrengthUnit',
  form: 'PharmaceuticalForm',
  route: 'AdministrationRoute',
  atc: 'AtcCode1',
  size: 'Size',
  sizeUnit: 'SizeUnit',
  packType: 'PackageTypes',
  packSize: 'PackageSize',
  storage: 'Storage conditions',
  company: 'Marketing Company',
} as const satisfies Record<Exclude<keyof RegisterRow, 'line'>, string>;

const longestCell = 2000;
const largestUnpacked = 200 * 1024 * 1024;
const gzipMark = Buffer.from([0x1f, 0x8b]);

function unpacked(file: Buffer): Buffer {
  if (!file.subarray(0, 2).equals(gzipMark)) return file;
  try {
    return gunzipSync(file, { maxOutputLength: largestUnpacked });
  } catch {
    throw new BrokenRegister('the gzip file is cut off or too large');
  }
}

type Parsed = { readonly info: { readonly lines: number }; readonly record: Readonly<Record<string, string>> };

function recordsOf(text: Buffer): Parsed[] {
  try {
    const found: unknown = parse(text, { bom: true, columns: true, info: true, skip_empty_lines: true, trim: true });
    return found as Parsed[];
  } catch (error) {
    throw new BrokenRegister((error as Error).message.split('\n')[0] ?? 'not CSV');
  }
}

/** A cell without what nobody can read, and what no database takes. */
const readable = (cell: string): string => beginning(cell.replaceAll(/\p{Cc}/gu, ' ').trim(), longestCell);

function rowOf({ info, record }: Parsed): RegisterRow {
  const cells = Object.entries(columns).map(([ours, theirs]) => [ours, readable(record[theirs] ?? '')]);
  return { line: info.lines, ...(Object.fromEntries(cells) as Record<keyof typeof columns, string>) };
}

/**
 * Reads the SFDA's register (UTF-8 CSV with a head line, gzip or plain).
 * @throws BrokenRegister when it is no CSV, a line has another number of cells, or a column that is needed is missing
 */
export function readRegister(file: Buffer): RegisterRow[] {
  const records = recordsOf(unpacked(file));
  const head = records[0]?.record;
  if (!head) throw new BrokenRegister('there is no line in it');
  const missing = Object.values(columns).filter((column) => !(column in head));
  if (missing.length > 0) throw new BrokenRegister(`the column ${missing.join(', ')} is missing`);
  return records.map(rowOf);
}
