import { createHash, createHmac } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { z } from 'zod';

/** Why a backup cannot be taken or restored, in words for whoever stands at the terminal. */
export class BackupRefusal extends Error {
  override readonly name = 'BackupRefusal';
}

const name = z.string().min(1).max(300);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** A place within the backup: never above it. */
const place = name.regex(/^(tables|files)\/[\w.-]+(\/[\w.-]+)?$/).refine((where) => !where.includes('..'));

const manifest = z.object({
  format: z.literal(1),
  taken_at: z.iso.datetime(),
  /** Shows whether an installation has the secret of the one that was copied, and nothing else of it. */
  secret: name,
  /** Migrations that had run, in order. */
  migrations: z.array(z.object({ name, sha256 })).min(1),
  tables: z.array(z.object({ name, columns: z.array(name).min(1), file: place, sha256 })),
  counters: z.array(z.object({ name, value: z.string().regex(/^\d{1,19}$/) })),
  files: z.array(z.object({ key: name.regex(/^[\w-]+\/[\w-]+$/), file: place, sha256 })),
  /** Files that a row named and whose bytes were not there. */
  missing_files: z.array(name),
  /** Files of rows in the copy that the running system removed, or had only begun to write, while it was taken. */
  transient_files: z.array(name).default([]),
});

/** What a backup holds, and by which sums it is known to be whole. */
export type Manifest = z.infer<typeof manifest>;

export const manifestName = 'manifest.json';

/** What stays of the secret in a backup. */
export const markOfSecret = (secret: string): string =>
  createHmac('sha256', secret).update('which secret a backup belongs to').digest('hex').slice(0, 16);

/** Reads what a folder holds. @throws BackupRefusal when it is no backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const written = await readFile(path.join(folder, manifestName), 'utf8')
    .then((text) => JSON.parse(text) as unknown)
    .catch(() => {
      throw new BackupRefusal(
        `There is no ${manifestName} to read in ${folder}: this is no backup, or one that was not finished.`,
      );
    });
  const read = manifest.safeParse(written);
  if (!read.success) throw new BackupRefusal(`${manifestName} is of another kind:\n${z.prettifyError(read.error)}`);
  return read.data;
}

/** Writes a stream to a file and answers its sum. */
export async function writeSummed(file: string, stream: Readable, squeeze = false): Promise<string> {
  const hash = createHash('sha256');
  const summing = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const into = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  await (squeeze ? pipeline(stream, createGzip(), summing, into) : pipeline(stream, summing, into));
  return hash.digest('hex');
}

/** The sum of a file, as `sha256sum` prints it. */
export async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
