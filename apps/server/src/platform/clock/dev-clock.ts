import { randomUUID } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { Db } from '#platform/db/types.ts';
import { readOffset, writeOffset } from './dev-clock.store.ts';

/** The name under which this process notifies the others. */
const thisProcess = randomUUID();

/** The real time is looked at and left again in one breath: no request that runs meanwhile may meet it. */
async function moveTo(db: Db, clock: Clock, to: number): Promise<void> {
  clock.setOffset(0);
  const offset = to - clock.now().getTime();
  clock.setOffset(offset);
  await writeOffset(db, offset, thisProcess);
}

/** Sets the clock of every process that shares the database to `to`, from where it goes on ticking; null is the real time again. */
export async function setDevClock(db: Db, clock: Clock, to: Date | null): Promise<void> {
  if (to !== null) return moveTo(db, clock, to.getTime());
  clock.setOffset(0);
  return writeOffset(db, 0, thisProcess);
}

/** Puts that clock on. Whoever does so at the same time puts it on further, and nobody puts it back. */
export const forwardDevClock = (db: Db, clock: Clock, seconds: number): Promise<void> =>
  moveTo(db, clock, clock.now().getTime() + seconds * 1000);

/** Takes over the offset that another process has set. A notification of its own may be older than what it has set since. */
export async function followDevClock(db: Db, clock: Clock, sender?: string): Promise<void> {
  if (sender !== thisProcess) clock.setOffset((await readOffset(db)) ?? 0);
}

/** The first start on a database sets its clock to `first`; later ones, and those without `first`, go on with what was set. */
export async function beginDevClock(db: Db, clock: Clock, first: Date | undefined): Promise<void> {
  if (first && (await readOffset(db)) === undefined) await setDevClock(db, clock, first);
  else await followDevClock(db, clock);
}
