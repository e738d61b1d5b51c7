import { systemClock } from '#platform/clock/clock.ts';
import { followDevClock } from '#platform/clock/dev-clock.ts';
import { readConfig, type Config } from '#platform/config.ts';
import { openAppDatabase, reachDatabase, type AppDatabase, type Prepare } from '#platform/db/app-database.ts';
import { hasCluster } from '#platform/db/cluster/index.ts';
import { migrateIfEmpty, nothingHere, refuseUnready } from '#platform/db/migrate.ts';
import { untilSignal } from './until-signal.ts';

/** What a command works with. */
export type Inside = {
  readonly config: Config;
  readonly database: AppDatabase;
  readonly clock: ReturnType<typeof systemClock>;
};

type With = {
  /** Whether the command may be the first that works here, before any server; else it wants a hospital that is there. */
  readonly begins?: boolean;
  readonly config?: Config;
  /** About the schema; left out, a database of another version is refused: its server may be running. */
  readonly prepare?: Prepare;
};

/** A name with a slip in it would else make a data folder, and a database in it. */
function refuseEmptyFolder({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl === undefined && !hasCluster(dataDir)) throw new Error(nothingHere);
}

/**
 * Runs a command with the database and the clock of this installation, and closes the system after it.
 * @throws Error in one line where there is no hospital yet, unless the command begins one
 */
export async function withDatabase<T>(
  work: (inside: Inside) => Promise<T>,
  {
    begins = false,
    config = readConfig(process.env, { makesSecret: begins }),
    prepare = begins ? migrateIfEmpty : refuseUnready,
  }: With = {},
): Promise<T> {
  if (!begins) refuseEmptyFolder(config);
  const reaching = reachDatabase(config);
  const inside = async (): Promise<T> => {
    const database = await openAppDatabase(config, prepare, reaching);
    try {
      const clock = systemClock();
      if (config.test) await followDevClock(database.db, clock);
      return await work({ config, database, clock });
    } finally {
      await database.close();
    }
  };
  return untilSignal(inside, async () => (await reaching).leave());
}
