import { parseArgs } from 'node:util';
import { instantAt, isDay } from '@balsam/domain/time';
import { rehearseRetention } from '#modules/retention/index.ts';
import { rehearsePurges } from '#platform/jobs/rehearse-purges.ts';
import { countUnusedFiles } from '#platform/storage/purge-unused.ts';
import { describeFailure } from '#start/describe-start-error.ts';
import { purges, unusedFiles } from '../modules.ts';
import { withDatabase } from './with-database.ts';

const usage = 'Usage: npm run retention [-- --on YYYY-MM-DD]';

type Counted = { readonly table: string; readonly rows: number };

const lines = (title: string, all: readonly Counted[]): string => {
  const some = all.filter(({ rows }) => rows > 0);
  const width = Math.max(0, ...some.map(({ table }) => table.length));
  const listed = some.map(({ table, rows }) => `  ${table.padEnd(width)}  ${rows}`);
  return [title, ...(listed.length > 0 ? listed : ['  nothing']), ''].join('\n');
};

function dayAsked(): string | undefined {
  const { on } = parseArgs({ options: { on: { type: 'string' } } }).values;
  if (on !== undefined && !isDay(on)) throw new Error(usage);
  return on;
}

/** Prints what the next run would delete, by table, and deletes nothing. */
async function main(): Promise<void> {
  const day = dayAsked();
  const { retention, purged, files } = await withDatabase(async ({ database: { db }, clock }) => {
    const now = day === undefined ? clock.now() : instantAt(day, 0);
    return {
      retention: await rehearseRetention(db, now),
      purged: await rehearsePurges(db, purges, now),
      files: await countUnusedFiles(db, unusedFiles, now),
    };
  });
  const { people, waiting, rows } = retention;
  process.stdout.write(
    `${[
      lines(`Closed accounts whose years are over: ${people}`, rows),
      `Minors' accounts that wait for an administrator: ${waiting}\n`,
      lines('Kept for a time only', purged),
      lines('Files that were uploaded and not used', files),
    ].join('\n')}\nNothing was deleted.\n`,
  );
}

await main().catch((error: Error & { code?: string }) => {
  process.stderr.write(`${error.code?.startsWith('ERR_PARSE_ARGS') ? usage : describeFailure(error)}\n`);
  process.exitCode = 1;
});
