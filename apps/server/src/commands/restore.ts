import path from 'node:path';
import { parseArgs } from 'node:util';
import { openBlobStore } from '#gateways/files/blob-store.ts';
import { checkBackup, restoreBackup, type Restored, type SoundBackup } from '#platform/backup/restore-backup.ts';
import { readConfig, type Config } from '#platform/config.ts';
import { reachDatabase, type Reached } from '#platform/db/app-database.ts';
import { describeFailure } from '#start/describe-start-error.ts';
import { untilSignal } from './until-signal.ts';

const usage = 'Usage: npm run restore -- <folder of a backup> [--another-secret]';

function readArguments(): { readonly folder: string; readonly anotherSecret: boolean } {
  const { values, positionals } = parseArgs({
    options: { 'another-secret': { type: 'boolean' } },
    allowPositionals: true,
  });
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0) throw new Error(usage);
  return { folder: path.resolve(folder), anotherSecret: values['another-secret'] === true };
}

/** Where what a restore left half way lies, for whoever has to delete it. */
function leftBy({ databaseUrl, dataDir, s3 }: Config): string {
  const database = databaseUrl === undefined ? `the database in ${dataDir}` : 'the database that DATABASE_URL names';
  const files = s3 === undefined ? path.join(dataDir, 'files') : `the bucket ${s3.bucket}`;
  return `The restore was not finished. What it left holds records of patients and is no hospital: delete ${database} and the files in ${files}, and begin again.`;
}

async function restoreTo(config: Config, backup: SoundBackup): Promise<Restored> {
  let reaching: Promise<Reached> | undefined;
  let isUnfinished = false;
  const leave = async () => (await reaching)?.leave();
  const restoring = async () => {
    try {
      const reach = async () => (await (reaching = reachDatabase(config))).url;
      const begun = () => void (isUnfinished = true);
      const target = { reach, begun, secret: config.secret, blobs: await openBlobStore(config) };
      const restored = await restoreBackup(target, backup);
      isUnfinished = false;
      return restored;
    } catch (error) {
      if (!isUnfinished) throw error;
      throw new Error(`${describeFailure(error as Error)}\n${leftBy(config)}`, { cause: error });
    } finally {
      await leave();
    }
  };
  return untilSignal(restoring, async () => {
    if (isUnfinished) process.stderr.write(`${leftBy(config)}\n`);
    await leave();
  });
}

async function main(): Promise<void> {
  const { folder, anotherSecret } = readArguments();
  const read = () => readConfig(process.env, { makesSecret: anotherSecret });
  // A secret that is to be made waits until the backup has been looked at: one that is refused leaves nothing behind.
  const early = anotherSecret ? undefined : read();
  const backup = await checkBackup(folder, early?.secret);
  const { tables, files, takenAt } = await restoreTo(early ?? read(), backup);
  process.stdout.write(`Restored ${tables} tables and ${files} files as of ${takenAt}\n`);
}

await main().catch((error: Error) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
});
