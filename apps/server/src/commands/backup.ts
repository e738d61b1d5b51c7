import path from 'node:path';
import { openBlobStore } from '#gateways/files/blob-store.ts';
import { takeBackup } from '#platform/backup/take-backup.ts';
import { withDatabase } from './with-database.ts';

const usage = 'Usage: npm run backup -- <folder that is not there yet>';

async function main(): Promise<void> {
  const folder = process.argv[2]?.trim();
  if (!folder || process.argv.length > 3) throw new Error(usage);
  const taken = await withDatabase(async ({ config, database, clock }) => {
    const installation = { url: database.url, secret: config.secret, blobs: await openBlobStore(config) };
    return takeBackup(installation, path.resolve(folder), clock.now());
  });
  process.stdout.write(`Copied ${taken.tables} tables and ${taken.files} files to ${folder}\n`);
  if (taken.missing > 0)
    process.stdout.write(`${taken.missing} files had a row and no bytes; ${folder}/manifest.json names them\n`);
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
