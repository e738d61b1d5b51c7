import { signOutEverywhere } from '#modules/identity/index.ts';
import { describeFailure } from '#start/describe-start-error.ts';
import { withDatabase } from './with-database.ts';

const usage = 'Usage: npm run sign-out -- <MRN, doctor id or log-in e-mail address>';

async function main(): Promise<void> {
  const who = process.argv[2]?.trim();
  if (!who || who.startsWith('-') || process.argv.length > 3) throw new Error(usage);
  const ended = await withDatabase(({ database, clock }) => signOutEverywhere(database.db, who, clock.now()));
  if (ended === undefined) throw new Error(`Nobody is named ${who}`);
  process.stdout.write(`Ended ${ended} log-ins\n`);
}

await main().catch((error: Error) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
});
