import { signOutEverywhere } from '../modules/identity/index.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { followDevClock } from '../platform/clock/dev-clock.ts';
import { readConfig } from '../platform/config.ts';
import { openHouse } from '../platform/db/house.ts';

const usage = 'Usage: npm run sign-out -- <MRN, doctor id or log-in e-mail address>';

async function main(): Promise<void> {
  const who = process.argv[2]?.trim();
  if (!who || process.argv.length > 3) throw new Error(usage);
  const config = readConfig(process.env);
  const house = await openHouse(config);
  try {
    const clock = systemClock();
    if (config.test) await followDevClock(house.db, clock);
    const ended = await signOutEverywhere(house.db, who, clock.now());
    if (ended === undefined) throw new Error(`Nobody is named ${who}`);
    process.stdout.write(`Ended ${ended} log-ins\n`);
  } finally {
    await house.close();
  }
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
