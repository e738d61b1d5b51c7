import path from 'node:path';
import { parseArgs } from 'node:util';
import { openBlobStore } from '#gateways/files/blob-store.ts';
import { restoreBackup } from '#platform/backup/restore-backup.ts';
import { readConfig } from '#platform/config.ts';
import { reachDatabase } from '#platform/db/app-database.ts';
import { describeFailure } from '#start/describe-start-error.ts';
import { untilSignal } from './until-signal.ts';

const usage = 'Usage: npm run restore -- <folder of a backup> [--another-secret]';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { 'another-secret': { type: 'boolean' } },
    allowPositionals: true,
  });
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0) throw new Error(usage);
  const config = readConfig(process.env);
  const allowing = { anotherSecret: values['another-secret'] === true };
  const reaching = reachDatabase(config);
  const leave = async () => (await reaching).leave();
  const restoring = async () => {
    try {
      const installation = { url: (await reaching).url, secret: config.secret, blobs: await openBlobStore(config) };
      return await restoreBackup(installation, path.resolve(folder), allowing);
    } finally {
      await leave();
    }
  };
  const { tables, files, takenAt } = await untilSignal(restoring, leave);
  process.stdout.write(`Restored ${tables} tables and ${files} files as of ${takenAt}\n`);
}

await main().catch((error: Error) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
});
