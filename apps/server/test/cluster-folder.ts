import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
/** Some hundred MB are used; where there is no more than this, somebody else needs it. */
const enoughBytes = 4 * 1024 ** 3;
const checkout = path.join(import.meta.dirname, '../../..');

function hasRoom(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, freemem()) >= enoughBytes;
}

/** Clusters in memory whose checkout is gone. */
function removeForsaken(): void {
  for (const note of globSync(`${memory}/balsam-test-*/checkout`)) {
    if (!existsSync(readFileSync(note, 'utf8'))) rmSync(path.dirname(note), { recursive: true });
  }
}

/**
 * Where the cluster of the tests of this checkout lives from run to run: in memory where there is room, else in `.data-test`. A database of a
 * test is more than a thousand small files, and a file system such as ext4 makes new ones slowly (by a second a database) while it
 * still remembers those that were just deleted.
 */
export function testClusterFolder(): string {
  if (!hasRoom()) return path.join(checkout, '.data-test');
  removeForsaken();
  const name = createHash('sha256').update(checkout).digest('hex').slice(0, 12);
  const folder = path.join(memory, `balsam-test-${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'checkout'), checkout);
  return folder;
}
