import { systemClock } from '#platform/clock/clock.ts';
import { followDevClock } from '#platform/clock/dev-clock.ts';
import { readConfig, type Config } from '#platform/config.ts';
import { openAppDatabase, type AppDatabase } from '#platform/db/app-database.ts';

type Inside = {
  readonly config: Config;
  readonly database: AppDatabase;
  readonly clock: ReturnType<typeof systemClock>;
};

/** Runs a command with the database and the clock of this installation, and closes the system after it. */
export async function withDatabase<T>(work: (inside: Inside) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  const database = await openAppDatabase(config);
  try {
    const clock = systemClock();
    if (config.test) await followDevClock(database.db, clock);
    return await work({ config, database, clock });
  } finally {
    await database.close();
  }
}
