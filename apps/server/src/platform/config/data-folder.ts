import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from './make-folder.ts';
import { writeNew } from './write-new.ts';

/**
 * Makes the data folder where there is none, and tries whether something can be written there: else the first patient who sends a picture
 * would find out.
 * @throws Error in one line that names the setting
 */
export function openDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    const tried = path.join(folder, `tried-${randomUUID()}`);
    writeNew(tried, 'whether it can be written');
    rmSync(tried);
  } catch (error) {
    throw new Error(
      `BALSAM_DATA_DIR must be a folder that can be written: ${folder} is none (${(error as Error).message})`,
      { cause: error },
    );
  }
}
