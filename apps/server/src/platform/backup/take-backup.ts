import { existsSync, rmSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { makeFolder } from '#platform/config/make-folder.ts';
import { notItsSecret } from '#platform/config/secret.ts';
import { connectOnce } from '#platform/db/connect-once.ts';
import { nothingHere } from '#platform/db/migrate.ts';
import { halfRestored, isHalfRestored } from '#platform/db/unfinished-restore.ts';
import type { BlobStore } from '#platform/ports/blob-store.ts';
import { isSealedUnder } from '#platform/sealed.ts';
import type { Installation } from './installation.ts';
import { BackupRefusal, manifestName, markOfSecret, writeSummed, type Manifest } from './manifest.ts';
import {
  atOneMoment,
  copyingOut,
  countersOf,
  fileKeysOf,
  isEmpty,
  sealedOf,
  keysStillThere,
  migrationsOf,
  tablesOf,
  type FileKey,
  type Table,
} from './tables.store.ts';

/** What a backup was made of; `missing` are files that are lost. */
export type Taken = { readonly tables: number; readonly files: number; readonly missing: number };

async function copyTable(client: pg.Client, folder: string, table: Table): Promise<Manifest['tables'][number]> {
  const file = `tables/${table.name}.copy.gz`;
  const rows = client.query(copyTo(copyingOut(table)));
  return {
    ...table,
    columns: [...table.columns],
    file,
    sha256: await writeSummed(path.join(folder, file), rows, true),
  };
}

async function copyFile(blobs: BlobStore, folder: string, key: string): Promise<Manifest['files'][number]> {
  const file = `files/${key}`;
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true, mode: 0o700 });
  return { key, file, sha256: await writeSummed(path.join(folder, file), await blobs.getStream(key)) };
}

/** The copy of a file whose bytes are there; undefined when they are not, or go while they are copied. */
async function copyIfThere(blobs: BlobStore, folder: string, key: string) {
  if (!(await blobs.exists(key))) return undefined;
  try {
    return await copyFile(blobs, folder, key);
  } catch (error) {
    if (await blobs.exists(key)) throw error;
    await rm(path.join(folder, `files/${key}`), { force: true });
    return undefined;
  }
}

/** Copies the bytes that are there. Answers the files that have none, too. */
async function copyFiles(blobs: BlobStore, folder: string, keys: readonly FileKey[]) {
  const files: Manifest['files'] = [];
  const absent: FileKey[] = [];
  for (const each of keys) {
    // One at a time: a backup stands back behind those who use the system.
    const copied = await copyIfThere(blobs, folder, each.key);
    if (copied) files.push(copied);
    else absent.push(each);
  }
  return { files, absent };
}

/**
 * Tells the files that are lost from those that the running system removed since the rows were copied, or had only begun to write by then:
 * nothing is wrong with these.
 */
async function sortAbsent(client: pg.Client, absent: readonly FileKey[]) {
  const there = await keysStillThere(
    client,
    absent.map(({ key }) => key),
  );
  const isLost = ({ key, isWritten }: FileKey): boolean => isWritten && there.has(key);
  return {
    missing_files: absent.filter(isLost).map(({ key }) => key),
    transient_files: absent.filter((each) => !isLost(each)).map(({ key }) => key),
  };
}

async function copyTables(client: pg.Client, folder: string): Promise<Manifest['tables']> {
  const tables: Manifest['tables'] = [];
  for (const table of await tablesOf(client)) {
    // One connection sees one moment, and says one thing at a time.
    tables.push(await copyTable(client, folder, table));
  }
  return tables;
}

async function copyAll(
  client: pg.Client,
  { blobs, secret }: Installation,
  folder: string,
  now: Date,
): Promise<Manifest> {
  await mkdir(path.join(folder, 'tables'), { mode: 0o700 });
  const { keys, ...rows } = await atOneMoment(client, async () => ({
    tables: await copyTables(client, folder),
    migrations: await migrationsOf(client),
    counters: await countersOf(client),
    keys: await fileKeysOf(client),
  }));
  const { files, absent } = await copyFiles(blobs, folder, keys);
  const gaps = await sortAbsent(client, absent);
  return { format: 1, taken_at: now.toISOString(), secret: markOfSecret(secret), ...rows, files, ...gaps };
}

/** Begins a folder under another name, so that a copy that was stopped is never taken for a whole one. */
async function beginFolder(folder: string): Promise<string> {
  const unfinished = `${folder}.unfinished`;
  if (existsSync(folder))
    throw new BackupRefusal(`${folder} is there already: a backup is never written over another.`);
  try {
    makeFolder(path.dirname(folder));
    await mkdir(unfinished, { mode: 0o700 });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new BackupRefusal(
      code === 'EEXIST'
        ? `${unfinished} is there already: another backup is under way, or was left behind.`
        : `No backup can be written to ${folder}: ${message}`,
    );
  }
  return unfinished;
}

/** What the place of the backup has no room for, or does not let be written. */
const ofPlace = new Set(['ENOSPC', 'EFBIG', 'EDQUOT', 'EROFS', 'EIO']);

/** @throws BackupRefusal naming the folder for what its disk refused, else the error */
function throwFor(error: NodeJS.ErrnoException, folder: string): never {
  if (!ofPlace.has(error.code ?? '')) throw error;
  throw new BackupRefusal(`The backup could not be written to ${folder}: ${error.message}`);
}

/** Marked with a secret that is not the hospital's, it could not be restored with the right one. */
async function refuseAnotherSecret(client: pg.Client, secret: string): Promise<void> {
  const sealed = await sealedOf(client);
  if (sealed === undefined || isSealedUnder(secret, sealed)) return;
  throw new BackupRefusal(notItsSecret);
}

/**
 * Copies the whole system into a new folder: all rows as of one moment, where the counters of ids stood, and the bytes of all files. It
 * may run beside a running server. The folder has its name only once the copy is whole.
 * @param installation its database may be of an older version
 * @throws BackupRefusal when the folder is there already, the database is empty or runs with another secret
 */
export async function takeBackup(installation: Installation, folder: string, now: Date): Promise<Taken> {
  const unfinished = await beginFolder(folder);
  // Ctrl-C leaves no half a record of patients behind.
  const remove = () => rmSync(unfinished, { recursive: true, force: true });
  process.once('exit', remove);
  let client: pg.Client | undefined;
  try {
    client = await connectOnce(installation.url);
    if (await isEmpty(client)) throw new BackupRefusal(nothingHere);
    if (await isHalfRestored(client)) throw new BackupRefusal(halfRestored);
    await refuseAnotherSecret(client, installation.secret);
    const whole = await copyAll(client, installation, unfinished, now);
    await writeFile(path.join(unfinished, manifestName), JSON.stringify(whole, null, 1), { mode: 0o600 });
    await rename(unfinished, folder);
    return { tables: whole.tables.length, files: whole.files.length, missing: whole.missing_files.length };
  } catch (error) {
    return throwFor(error as NodeJS.ErrnoException, folder);
  } finally {
    await client?.end();
    remove();
    process.off('exit', remove);
  }
}
