import { BrokenDirectory, importDirectory } from '#modules/hospital/index.ts';
import type { Db } from '#platform/db/types.ts';
import { readText } from './read-text.ts';

/** Imports the directory of a hospital in one transaction and says what became of it. Answers the exit code: 0, or 1 for a broken file. */
export async function importDirectoryFile(db: Db, file: string): Promise<number> {
  try {
    const text = await readText(file, BrokenDirectory);
    const taken = await db.transaction().execute((tx) => importDirectory(tx, text));
    for (const [kind, { read, added, changed }] of Object.entries(taken))
      process.stdout.write(
        `${kind}: read ${read}, new ${added.length}, changed ${changed.length}, same ${read - added.length - changed.length}\n`,
      );
    return 0;
  } catch (error) {
    if (!(error instanceof BrokenDirectory)) throw error;
    process.stderr.write(`Nothing was imported from ${file}: ${error.message}\n`);
    return 1;
  }
}
