import path from 'node:path';
import { parseArgs } from 'node:util';
import { openBlobStore } from '#gateways/files/blob-store.ts';
import { restoreBackup } from '#platform/backup/restore-backup.ts';
import { readConfig } from '#platform/config.ts';
import { reachDatabase } from '#platform/db/app-database.ts';
import { describeFailure } from '#start/describe-start-error.ts';

const usage = 'Usage: npm run restore -- <folder of a backup> [--another-secret]';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { 'another-secret': { type: 'boolean' } },
    allowPositionals: true,
  });
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0) throw new Error(usage);
  const config = readConfig(process.env);
  const { url, leave } = await reachDatabase(config);
  try {
    const installation = { url, secret: config.secret, blobs: await openBlobStore(config) };
    const allowing = { anotherSecret: values['another-secret'] === true };
    const restored = await restoreBackup(installation, path.resolve(folder), allowing);
    process.stdout.write(`Restored ${restored.tables} tables and ${restored.files} files as of ${restored.takenAt}\n`);
  } finally {
    await leave();
  }
}

await main().catch((error: Error) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
});
