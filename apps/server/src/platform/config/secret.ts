import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const fileIn = (dataDir: string): string => path.join(dataDir, 'secret');

/** Whether this data folder has a secret already. */
export const hasSecret = (dataDir: string): boolean => existsSync(fileIn(dataDir));

/** The secret of this data folder, made when there is none yet, so that sessions and codes outlive a restart. */
export function secretOfDataDir(dataDir: string): string {
  const file = fileIn(dataDir);
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    // Written by an earlier start, or by another process just now.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
