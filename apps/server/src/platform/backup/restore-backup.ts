import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { connectOnce } from '#platform/db/connect-once.ts';
import { fingerprints, migrateFirst, migrateRestored } from '#platform/db/migrate.ts';
import { refuseUnfit } from '#platform/db/refuse-unfit.ts';
import { beginRestore, endRestore, halfRestored, isHalfRestored } from '#platform/db/unfinished-restore.ts';
import type { BlobStore } from '#platform/ports/blob-store.ts';
import type { Installation } from './installation.ts';
import { BackupRefusal, markOfSecret, readManifest, sumOf, type Manifest } from './manifest.ts';
import { copyingIn, countOn, forgetSealed, isEmpty, replaceRows } from './tables.store.ts';

/** A copy that was looked at and is whole. */
export type SoundBackup = { readonly folder: string; readonly copy: Manifest };
/** What was restored. */
export type Restored = { readonly takenAt: string; readonly tables: number; readonly files: number };

function refuseUnknownMigrations({ migrations }: Manifest): void {
  const known = fingerprints();
  const foreign = migrations.find(({ name, sha256 }, at) => known[at]?.name !== name || known[at].sha256 !== sha256);
  if (!foreign) return;
  throw new BackupRefusal(
    `The backup has a migration that this version does not know as it is: ${foreign.name}. Restore it with the version that took it, or a later one.`,
  );
}

async function refuseDamaged(folder: string, copy: Manifest): Promise<void> {
  for (const { file, sha256 } of [...copy.tables, ...copy.files]) {
    // One file at a time: there may be far more of them than memory holds.
    const found = await sumOf(path.join(folder, file)).catch(() => 'missing');
    if (found !== sha256) throw new BackupRefusal(`${file} is damaged or missing: this backup is not whole.`);
  }
}

/**
 * Looks at a backup before anything is made for it: a folder of data, a secret, a database.
 * @param secret that it has to belong to; undefined where it may be another one
 * @throws BackupRefusal when it is not whole, of a later version or of another secret
 */
export async function checkBackup(folder: string, secret: string | undefined): Promise<SoundBackup> {
  const copy = await readManifest(folder);
  refuseUnknownMigrations(copy);
  if (secret !== undefined && copy.secret !== markOfSecret(secret)) {
    throw new BackupRefusal(
      'BALSAM_SECRET is another one than when the backup was taken: authenticator apps would have to be set up anew. Set the old one, or say --another-secret.',
    );
  }
  await refuseDamaged(folder, copy);
  return { folder, copy };
}

async function copyFilesBack(folder: string, copy: Manifest, blobs: BlobStore): Promise<void> {
  for (const { key, file } of copy.files) {
    await blobs.putStream(key, createReadStream(path.join(folder, file)));
  }
}

const copyRowsBack = (client: pg.Client, folder: string, { tables, counters }: Manifest): Promise<void> =>
  replaceRows(client, tables, counters, async () => {
    for (const table of tables) {
      const rows = createReadStream(path.join(folder, table.file));
      await pipeline(rows, createGunzip(), client.query(copyFrom(copyingIn(table))));
    }
  });

/** What a backup is restored to. */
export type Target = Omit<Installation, 'url'> & {
  /** Opens the database and answers its address. An embedded one may be made for it: it is asked for last. */
  readonly reach: () => Promise<string>;
  /** Told that from now on what breaks off leaves something behind. */
  readonly begun?: () => void;
};

async function refuseUsedStore(blobs: BlobStore): Promise<void> {
  if (await blobs.isEmpty()) return;
  throw new BackupRefusal(
    'There are files already where those of the backup would be kept. Another installation may use them, and its files would be deleted: name an empty BALSAM_DATA_DIR or another S3_BUCKET.',
  );
}

async function refuseUsedDatabase(client: pg.Client): Promise<void> {
  if (await isHalfRestored(client)) throw new BackupRefusal(halfRestored);
  if (await isEmpty(client)) return;
  throw new BackupRefusal('The database is not empty: a backup is never restored over another installation.');
}

/**
 * Makes an empty database the system that a backup holds, and an empty store its files; a backup of an older version is brought up to date.
 * Rows come in all or none; what was stopped is begun again on an empty database and an empty store, and until then no server opens it.
 * @throws BackupRefusal when database or store are not empty
 * @throws Error when server, account or locale do not do
 */
export async function restoreBackup(
  { reach, secret, blobs, begun }: Target,
  { folder, copy }: SoundBackup,
): Promise<Restored> {
  await refuseUsedStore(blobs);
  const url = await reach();
  const client = await connectOnce(url);
  try {
    await refuseUsedDatabase(client);
    await refuseUnfit(client);
    await beginRestore(client);
    begun?.();
    await copyFilesBack(folder, copy, blobs);
    await migrateFirst(client, copy.migrations.length);
    await copyRowsBack(client, folder, copy);
    await migrateRestored(url);
    if (copy.secret !== markOfSecret(secret)) await forgetSealed(client);
    await countOn(client);
    await endRestore(client);
  } finally {
    await client.end();
  }
  return { takenAt: copy.taken_at, tables: copy.tables.length, files: copy.files.length };
}
