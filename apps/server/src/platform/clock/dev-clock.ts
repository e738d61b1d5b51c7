import type { Clock } from './clock.ts';
import type { Db } from '../db/types.ts';
import { readOffset, writeOffset } from './dev-clock.store.ts';

/** Sets the clock of every process that shares the database to `to`, from where it goes on ticking; null is the real time again. */
export async function setDevClock(db: Db, clock: Clock, to: Date | null): Promise<void> {
  clock.setOffset(0);
  const offset = to === null ? 0 : to.getTime() - clock.now().getTime();
  await writeOffset(db, offset);
  clock.setOffset(offset);
}

/** Takes over the offset that another process has set. */
export async function followDevClock(db: Db, clock: Clock): Promise<void> {
  clock.setOffset((await readOffset(db)) ?? 0);
}

/** The first start on a database sets its clock to `first`; later ones, and those without `first`, go on with what was set. */
export async function beginDevClock(db: Db, clock: Clock, first: Date | undefined): Promise<void> {
  if (first && (await readOffset(db)) === undefined) await setDevClock(db, clock, first);
  else await followDevClock(db, clock);
}
