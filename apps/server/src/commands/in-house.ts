import { systemClock } from '../platform/clock/clock.ts';
import { followDevClock } from '../platform/clock/dev-clock.ts';
import { readConfig, type Config } from '../platform/config.ts';
import { openHouse, type House } from '../platform/db/house.ts';

type Inside = { readonly config: Config; readonly house: House; readonly clock: ReturnType<typeof systemClock> };

/** Runs a command with the database and the clock of this installation, and closes the house after it. */
export async function inHouse<T>(work: (inside: Inside) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  const house = await openHouse(config);
  try {
    const clock = systemClock();
    if (config.test) await followDevClock(house.db, clock);
    return await work({ config, house, clock });
  } finally {
    await house.close();
  }
}
