import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeNew } from '#platform/config/write-new.ts';
import { isAlive } from './alive.ts';

/** Whoever works under it says so each second: one of which nothing was heard for so long was left by a process that was killed. */
const STALE_MS = 60_000;
const BEAT_MS = 1000;
/** So long it is watched first: after the sleep of a machine the file looks old, and its holder is about to go on. */
const WATCH_MS = 5000;
/** Whoever takes it writes at once who they are: a file that stays empty is what a full disk or a power cut left. */
const EMPTY_MS = 2000;
const POLL_MS = 25;

/** Tells our process from an earlier one of the same number, as the first process of a container always has. */
const us = `${process.pid} ${performance.timeOrigin}`;

/** Since when, by a clock that nobody sets, a waiting process sees a lock as it is. */
type Watch = { beat: number; since: number };

/** Whether nothing has been heard of its holder, neither before we came nor since. */
function isSilent(beat: number, watch: Watch): boolean {
  if (watch.beat !== beat) Object.assign(watch, { beat, since: performance.now() });
  return Date.now() - beat > STALE_MS && performance.now() - watch.since > WATCH_MS;
}

function isStale(file: string, holder: string, watch: Watch): boolean {
  const beat = statSync(file).mtimeMs;
  if (!holder) return Date.now() - beat > EMPTY_MS;
  const pid = Number(holder.split(' ')[0]);
  if (pid === process.pid && holder !== us) return true;
  return !isAlive(pid) || isSilent(beat, watch);
}

/** Takes a dead process's lock away. Renaming lets one contender win; a lock that is alive after all is put back. */
function clear(file: string, holder: string): void {
  const aside = `${file}.${crypto.randomUUID()}`;
  renameSync(file, aside);
  if (readFileSync(aside, 'utf8') !== holder) linkSync(aside, file);
  rmSync(aside);
}

function tryTake(file: string, watch: Watch): boolean {
  try {
    writeNew(file, us);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  try {
    const holder = readFileSync(file, 'utf8');
    if (isStale(file, holder, watch)) clear(file, holder);
  } catch (error) {
    // Released or cleared by somebody else between our calls: the next try shows it.
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  return false;
}

/** Says each second that its holder is at work: to make a database on a slow disk takes minutes. */
function keepFresh(file: string): NodeJS.Timeout {
  return setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // Nobody waits for a file that is gone; one that cannot be touched only looks old.
    }
  }, BEAT_MS).unref();
}

type Release = () => void;

async function take(file: string): Promise<Release> {
  const watch: Watch = { beat: 0, since: 0 };
  while (!tryTake(file, watch)) await sleep(POLL_MS);
  const beats = keepFresh(file);
  return () => {
    clearInterval(beats);
    rmSync(file, { force: true });
  };
}

/** Does `work` while no other process does any under the same file; waits for its turn, however long that takes. */
export async function underLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const release = await take(file);
  try {
    return await work();
  } finally {
    release();
  }
}

/** The same for what has to be left: a full disk takes no lock, from nobody else either, and must not keep a database running. */
export async function underLockIfAny<T>(file: string, work: () => Promise<T>): Promise<T> {
  const release = await take(file).catch(() => undefined);
  try {
    return await work();
  } finally {
    release?.();
  }
}
