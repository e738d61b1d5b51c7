import { systemClock } from '#platform/clock/clock.ts';
import { followDevClock } from '#platform/clock/dev-clock.ts';
import { readConfig, type Config } from '#platform/config.ts';
import { openAppDatabase, reachDatabase, type AppDatabase, type Prepare } from '#platform/db/app-database.ts';
import { migrateIfEmpty } from '#platform/db/migrate.ts';
import { untilSignal } from './until-signal.ts';

/** What a command works with. */
export type Inside = {
  readonly config: Config;
  readonly database: AppDatabase;
  readonly clock: ReturnType<typeof systemClock>;
};

type With = {
  readonly config?: Config;
  /** About the schema; left out, a database of an older version is refused: its server may be running. */
  readonly prepare?: Prepare;
};

/** Runs a command with the database and the clock of this installation, and closes the system after it. */
export async function withDatabase<T>(
  work: (inside: Inside) => Promise<T>,
  { config = readConfig(process.env), prepare = migrateIfEmpty }: With = {},
): Promise<T> {
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
