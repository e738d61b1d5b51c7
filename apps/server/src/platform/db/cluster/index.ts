import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { initialise } from './initialise.ts';
import { underLock, underLockIfAny } from './lock.ts';
import { openPlace, type Place } from './place.ts';
import {
  addressOf,
  adoptPostmaster,
  causeOfDeath,
  isRunning,
  lengthOf,
  logOf,
  startPostmaster,
  stopPostmaster,
  type Postmaster,
  type Settings,
} from './postmaster.ts';
import { supervise } from './supervise.ts';
import { join, leave } from './users.ts';

export { hasCluster } from './place.ts';

/** Our own PostgreSQL, running. */
export type Cluster = {
  /** The address of one of its databases; without a name, of `postgres`, where databases are made. */
  url: (database?: string) => string;
  /** Whether it was running already when we came. */
  adopted: boolean;
  /** From now on starts it again when it dies, on the same port, whichever of several processes comes first. */
  supervise: (handlers: { onRestart: () => void; onLost: (why: Error) => void }) => void;
  /** In one line, what killed it since we came; nothing when nothing did. Whoever used it only saw connections break. */
  whyDied: () => string | undefined;
  /** Leaves it; the last process that leaves stops it. Safe to call twice. */
  stop: () => Promise<void>;
};

function lockOf(home: string): string {
  return path.join(home, 'pg-start.lock');
}

type Run = { readonly running: Postmaster; readonly adopted: boolean };

async function run(place: Place, settings: Settings, port?: number): Promise<Run> {
  await initialise(place);
  const found = await adoptPostmaster(place);
  return { running: found ?? (await startPostmaster(place, settings, port)), adopted: found !== undefined };
}

async function stop(place: Place): Promise<void> {
  await underLockIfAny(lockOf(place.home), async () => {
    if (leave(place.home)) await stopPostmaster(place);
  });
}

/**
 * Starts the cluster whose data are in `home` (made on the first start), or joins the one that runs there already.
 * Two processes may start at once.
 * @param home folder of the data, absolute or from the working directory
 * @param say gets one line about what happened
 * @param settings PostgreSQL's own, for a cluster that we start
 * @throws Error in one clear line when this machine cannot run it
 */
export async function startCluster(
  home: string,
  say: (line: string) => void = () => {},
  settings: Settings = {},
): Promise<Cluster> {
  const folder = path.resolve(home);
  mkdirSync(folder, { recursive: true });
  return underLock(lockOf(folder), async () => {
    const place = openPlace(folder);
    const log = logOf(place);
    const before = lengthOf(log);
    const { running, adopted } = await run(place, settings);
    const { port } = running;
    join(folder);
    say(`database ${adopted ? 'found running' : 'started'} on port ${port}`);
    let { pid } = running;
    let stopSupervising = async (): Promise<void> => {};
    let stopping: Promise<void> | undefined;
    const restart = () =>
      underLock(lockOf(folder), async () => {
        ({ pid } = (await run(place, settings, port)).running);
      });
    return {
      url: (database = 'postgres') => addressOf(place, port, database),
      adopted,
      supervise: (handlers) => {
        // Who gives up a start may have left it before the start came to this.
        if (stopping) return;
        stopSupervising = supervise({ isRunning: () => isRunning(place, pid), restart, ...handlers });
      },
      whyDied: () => {
        const cause = causeOfDeath(readFileSync(log).subarray(before).toString());
        return cause && `The database in ${place.data} stopped: ${cause}. Its log: ${log}`;
      },
      stop: () => (stopping ??= stopSupervising().then(() => stop(place))),
    };
  });
}
