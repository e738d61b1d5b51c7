import path from 'node:path';
import { parseArgs } from 'node:util';
import { openBlobStore } from '#gateways/files/blob-store.ts';
import { checkBackup, restoreBackup, type Restored, type SoundBackup } from '#platform/backup/restore-backup.ts';
import { readConfig, type Config } from '#platform/config.ts';
import { forgetSecret } from '#platform/config/secret.ts';
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

/** Where to restore to; `takeBack` ends what reading it has made. */
type Place = { readonly config: Config; readonly takeBack: () => void };

const readPlace = (): Place => ({ config: readConfig(process.env, { makesSecret: false }), takeBack: () => {} });

/** The same where the secret may be another one: it is made where there is none. */
function readOrMakePlace(): Place {
  try {
    return readPlace();
  } catch {
    // Whatever else is wrong is told now.
    const config = readConfig(process.env);
    return { config, takeBack: () => forgetSecret(config.dataDir) };
  }
}

async function restoreTo({ config, takeBack }: Place, backup: SoundBackup): Promise<Restored> {
  let reaching: Promise<Reached> | undefined;
  let state: 'untouched' | 'unfinished' | 'restored' = 'untouched';
  const leave = async () => (await reaching)?.leave();
  const restoring = async () => {
    try {
      const reach = async () => (await (reaching = reachDatabase(config))).url;
      const begun = () => void (state = 'unfinished');
      const target = { reach, begun, secret: config.secret, blobs: await openBlobStore(config) };
      const restored = await restoreBackup(target, backup);
      state = 'restored';
      return restored;
    } catch (error) {
      if (state === 'unfinished')
        throw new Error(`${describeFailure(error as Error)}\n${leftBy(config)}`, { cause: error });
      takeBack();
      throw error;
    } finally {
      await leave();
    }
  };
  return untilSignal(restoring, async () => {
    if (state === 'unfinished') process.stderr.write(`${leftBy(config)}\n`);
    if (state === 'untouched') takeBack();
    await leave();
  });
}

async function main(): Promise<void> {
  const { folder, anotherSecret } = readArguments();
  // A secret that is to be made waits until the backup has been looked at: one that is refused leaves nothing behind.
  const early = anotherSecret ? undefined : readPlace();
  const backup = await checkBackup(folder, early?.config.secret);
  const { tables, files, takenAt } = await restoreTo(early ?? readOrMakePlace(), backup);
  process.stdout.write(`Restored ${tables} tables and ${files} files as of ${takenAt}\n`);
}

await main().catch((error: Error) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
});
