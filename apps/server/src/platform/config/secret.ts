import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openDataFolder } from './data-folder.ts';
import { writeNew } from './write-new.ts';

const fileIn = (dataDir: string): string => path.join(dataDir, 'secret');

/** Said where something that the hospital keeps is sealed under another secret. */
export const notItsSecret =
  'BALSAM_SECRET (or, where it is not set, the file secret in BALSAM_DATA_DIR) is another one than this hospital runs with: set that one.';

/** Whether this data folder has a secret already. */
export const hasSecret = (dataDir: string): boolean => existsSync(fileIn(dataDir));

/**
 * The secret of this data folder, made when there is none yet, so that sessions and codes outlive a restart.
 * @throws Error in one clear line when the folder cannot be written or its file holds none
 */
export function secretOfDataDir(dataDir: string): string {
  const file = fileIn(dataDir);
  openDataFolder(dataDir);
  try {
    writeNew(file, randomBytes(32).toString('base64url'));
  } catch (error) {
    // Written by an earlier start, or by another process just now.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  // Whatever is signed or encrypted under a few letters is open to everybody.
  if (secret.length < 32)
    throw new Error(
      `The file ${file} holds no secret of 32 characters: a full disk may have left it empty. Put the secret back, or delete the file to have a new one made.`,
    );
  return secret;
}

/** Takes a secret back that was made for what then came to nothing: nothing rests sealed under it. */
export const forgetSecret = (dataDir: string): void => rmSync(fileIn(dataDir), { force: true });
