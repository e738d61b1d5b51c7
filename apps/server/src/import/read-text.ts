import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { foreignKind } from '#platform/csv/foreign-kind.ts';

/**
 * The text of a file that is imported. Read as UTF-8, Arabic of another encoding would be taken with its letters lost.
 * @throws `Broken` for anything but UTF-8
 */
export async function readText(file: string, Broken: new (message: string) => Error): Promise<string> {
  const bytes = await readFile(file);
  const foreign = foreignKind(bytes);
  if (foreign !== undefined) throw new Broken(`the file is ${foreign}: give it as plain text in UTF-8`);
  if (!isUtf8(bytes)) throw new Broken('the file is not UTF-8 (it may be Windows-1256): save it as UTF-8');
  return bytes.toString('utf8');
}
