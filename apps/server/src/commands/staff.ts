import { createFirstAdministrator } from '#modules/staff/index.ts';
import { Failure } from '#platform/http/failure.ts';
import { describeFailure } from '#start/describe-start-error.ts';
import { withDatabase } from './with-database.ts';
import { UsageError, parseStaffArguments } from './staff-arguments.ts';

async function main(): Promise<void> {
  const options = parseStaffArguments(process.argv.slice(2));
  const link = await withDatabase(
    ({ config: { publicUrl }, database, clock }) =>
      createFirstAdministrator(database.db, { ...options, publicUrl, now: clock.now() }),
    { begins: true },
  );
  if (link === undefined)
    throw new UsageError(
      'There is an administrator already, who can invite others. To add one all the same: --another',
    );
  process.stdout.write(`Open this link within 24 hours to choose a password and set up the app:\n\n${link}\n\n`);
}

await main().catch((error: Error & { code?: string }) => {
  const ours = error instanceof UsageError || error instanceof Failure || error.code?.startsWith('ERR_PARSE_ARGS');
  process.stderr.write(`${ours || process.env['LOG_LEVEL'] !== 'debug' ? describeFailure(error) : error.stack}\n`);
  process.exitCode = 1;
});
