import path from 'node:path';
import { openBlobStore } from '#gateways/files/blob-store.ts';
import { readConfig } from '#platform/config.ts';
import { takeBackup } from '#platform/backup/take-backup.ts';
import { describeFailure } from '#start/describe-start-error.ts';
import { withDatabase } from './with-database.ts';

const usage = 'Usage: npm run backup -- <folder that is not there yet>';

async function main(): Promise<void> {
  const folder = process.argv[2]?.trim();
  // What begins with a dash is an option that there is not, such as --help.
  if (!folder || folder.startsWith('-') || process.argv.length > 3) throw new Error(usage);
  const config = readConfig(process.env, { makesSecret: false });
  // The database as it stands: an older version than this one may be running on it, and only that one can restore what it wrote.
  const prepare = async (): Promise<void> => {};
  const taken = await withDatabase(
    async ({ database, clock }) => {
      const installation = { url: database.url, secret: config.secret, blobs: await openBlobStore(config) };
      return takeBackup(installation, path.resolve(folder), clock.now());
    },
    { config, prepare },
  );
  process.stdout.write(`Copied ${taken.tables} tables and ${taken.files} files to ${folder}\n`);
  if (taken.missing > 0)
    throw new Error(
      `This backup is not whole: ${taken.missing} files had a row and no bytes, which ${folder}/manifest.json names. Do BALSAM_DATA_DIR or S3_* name where the server keeps its files?`,
    );
}

await main().catch((error: Error) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
});
