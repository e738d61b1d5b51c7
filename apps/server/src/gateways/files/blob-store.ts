import { mkdir, opendir } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '#platform/config.ts';
import { makeFolder } from '#platform/config/make-folder.ts';
import type { BlobStore } from '#platform/ports/blob-store.ts';
import { openTemporaryFile } from '#platform/storage/temporary-file.ts';

const methodsOf = (disk: Disk): Omit<BlobStore, 'isEmpty' | 'keys'> => ({
  put: (key, bytes) => disk.put(key, bytes),
  putStream: (key, stream) => disk.putStream(key, stream),
  getBytes: (key) => disk.getBytes(key),
  getStream: (key) => disk.getStream(key),
  exists: (key) => disk.exists(key),
  delete: (key) => disk.delete(key),
});

/** The paths of all files at any depth; folders that files left behind do not count. */
async function* filesBelow(location: string): AsyncGenerator<string> {
  try {
    for await (const entry of await opendir(location, { recursive: true }))
      if (entry.isFile()) yield path.relative(location, path.join(entry.parentPath, entry.name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** It stops at the first. */
async function holdsNoFile(location: string): Promise<boolean> {
  const files = filesBelow(location);
  const { done } = await files.next();
  await files.return(undefined);
  return done === true;
}

/** As our keys are; what else lies in the folder a person or the system has put there. */
const ourPath = /^(?<start>[\da-f]{2})[/\\](?<id>\k<start>[\da-f]{6}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

async function* keysBelow(location: string): AsyncGenerator<string> {
  for await (const file of filesBelow(location)) {
    const { start, id } = ourPath.exec(file)?.groups ?? {};
    if (id !== undefined) yield `${start}/${id}`;
  }
}

/** A folder of this machine. */
function folder({ dataDir }: Config): BlobStore {
  const location = path.join(dataDir, 'files');
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }));
  const keep = async (key: string, write: () => Promise<void>): Promise<void> => {
    // Only this account may enter it: another one of the machine would find pictures of patients, and whole copies of their data.
    makeFolder(dataDir);
    await mkdir(location, { recursive: true, mode: 0o700 });
    try {
      await write();
    } catch (error) {
      // A full disk takes a part, to which no row will ever point.
      await disk.delete(key).catch(() => {});
      throw error;
    }
  };
  return {
    ...methodsOf(disk),
    put: (key, bytes) => keep(key, () => disk.put(key, bytes)),
    putStream: (key, stream) => keep(key, () => disk.putStream(key, stream)),
    isEmpty: () => holdsNoFile(location),
    keys: () => keysBelow(location),
  };
}

/** What a stream holds, from a file of this machine that has no name: a process that is killed leaves nothing of a person's data behind. */
async function putThroughFile(disk: Disk, dataDir: string, key: string, stream: Readable): Promise<void> {
  const file = await openTemporaryFile(path.join(dataDir, 'outgoing'));
  try {
    await file.write(stream);
    await (file.size() === 0 ? disk.put(key, new Uint8Array()) : disk.putStream(key, file.stream()));
  } finally {
    await file.close();
  }
}

/**
 * A bucket that speaks the S3 protocol. Its client is loaded only where one is used. It takes a stream only with its length, which
 * nobody knows before the end: such bytes go through a file, whose length its client can see.
 */
async function bucket({ dataDir }: Config, { keyId, secret, ...s3 }: NonNullable<Config['s3']>): Promise<BlobStore> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const disk = new Disk(
    new S3Driver({
      ...s3,
      credentials: { accessKeyId: keyId, secretAccessKey: secret },
      // Buckets other than Amazon's know neither names of their own for each, nor access lists, nor the newer sums.
      forcePathStyle: true,
      supportsACL: false,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      visibility: 'private',
    }),
  );
  return {
    ...methodsOf(disk),
    isEmpty: async () => [...(await disk.listAll('', { recursive: true })).objects].length === 0,
    putStream: (key, stream) => putThroughFile(disk, dataDir, key, stream),
  };
}

/** Where the bytes of files lie: a bucket where one is set, which several processes on several machines share; else the data folder. */
export const openBlobStore = async (config: Config): Promise<BlobStore> =>
  config.s3 === undefined ? folder(config) : bucket(config, config.s3);
