import { stat } from 'node:fs/promises';
import { BrokenCodes, importCodes } from '#modules/visits/index.ts';
import type { Db } from '#platform/db/types.ts';
import { readText } from './read-text.ts';

const shownRefusals = 20;
/** Of the command, when lines were refused: what could be read is taken over, the rest wants somebody's eyes. */
const someRefused = 2;

/** Imports a hospital's list of diagnoses in one transaction and says what became of it. Answers the exit code: 0, 1 for a broken file, 2 when lines were refused. */
export async function importIcd10(db: Db, file: string): Promise<number> {
  try {
    const { size } = await stat(file);
    process.stdout.write(`Reading ${file} (${Math.ceil(size / 1024)} kB)\n`);
    const text = await readText(file, BrokenCodes);
    const { read, added, changed, refused } = await db.transaction().execute((tx) => importCodes(tx, text));
    const same = read - added - changed - refused.length;
    process.stdout.write(`read ${read}, new ${added}, changed ${changed}, same ${same}, refused ${refused.length}\n`);
    for (const { line, reason } of refused.slice(0, shownRefusals))
      process.stdout.write(`refused line ${line}: ${reason}\n`);
    if (refused.length > shownRefusals) process.stdout.write(`and ${refused.length - shownRefusals} more\n`);
    return refused.length > 0 ? someRefused : 0;
  } catch (error) {
    if (!(error instanceof BrokenCodes)) throw error;
    process.stderr.write(`Nothing was imported from ${file}: ${error.message}\n`);
    return 1;
  }
}
