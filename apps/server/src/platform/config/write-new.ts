import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a file that only we may read and that is not there yet. One that could not be written to the end, on a full disk, does not stay
 * behind empty.
 * @throws the error of the system, EEXIST when it is there
 */
export function writeNew(file: string, text: string): void {
  const open = openSync(file, 'wx', 0o600);
  try {
    writeFileSync(open, text);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(open);
  }
}
