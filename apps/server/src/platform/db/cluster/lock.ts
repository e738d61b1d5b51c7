import { linkSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeNew } from '#platform/config/write-new.ts';
import { isAlive } from './alive.ts';

/** Nobody needs the lock this long: an older one was left by a process that was killed. */
const STALE_MS = 60_000;
/** Whoever takes it writes at once who they are: a file that stays empty is what a full disk or a power cut left. */
const EMPTY_MS = 2000;
const POLL_MS = 25;

/** Tells our process from an earlier one of the same number, as the first process of a container always has. */
const us = `${process.pid} ${performance.timeOrigin}`;

function isStale(file: string, holder: string): boolean {
  const age = Date.now() - statSync(file).mtimeMs;
  if (!holder) return age > EMPTY_MS;
  const pid = Number(holder.split(' ')[0]);
  if (pid === process.pid && holder !== us) return true;
  return !isAlive(pid) || age > STALE_MS;
}

/** Takes a dead process's lock away. Renaming lets one contender win; a lock that is alive after all is put back. */
function clear(file: string, holder: string): void {
  const aside = `${file}.${crypto.randomUUID()}`;
  renameSync(file, aside);
  if (readFileSync(aside, 'utf8') !== holder) linkSync(aside, file);
  rmSync(aside);
}

function tryTake(file: string): boolean {
  try {
    writeNew(file, us);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  try {
    const holder = readFileSync(file, 'utf8');
    if (isStale(file, holder)) clear(file, holder);
  } catch (error) {
    // Released or cleared by somebody else between our calls: the next try shows it.
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  return false;
}

async function take(file: string): Promise<void> {
  while (!tryTake(file)) await sleep(POLL_MS);
}

/** Does `work` while no other process does any under the same file; waits for its turn, however long that takes. */
export async function underLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  await take(file);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** The same for what has to be left: a full disk takes no lock, from nobody else either, and must not keep a database running. */
export async function underLockIfAny<T>(file: string, work: () => Promise<T>): Promise<T> {
  const isTaken = await take(file).then(
    () => true,
    () => false,
  );
  try {
    return await work();
  } finally {
    if (isTaken) rmSync(file, { force: true });
  }
}
