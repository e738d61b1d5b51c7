import { randomUUID } from 'node:crypto';
import { mkdir, open, unlink, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** A file that has no name and is gone with its handle, whatever ends the process. */
export type TemporaryFile = {
  /** Appends all that comes. @throws what the source or the disk throws */
  readonly write: (source: Readable) => Promise<void>;
  /** Bytes that were written. */
  readonly size: () => number;
  /** The whole content. @throws once it is closed */
  readonly read: () => Promise<Buffer>;
  /** The content as it is read; of a file in which something was written. Its length can be seen on it. */
  readonly stream: () => Readable;
  /** Gives the disk its place back; waits for what is being read or written. */
  readonly close: () => Promise<void>;
};

async function readAll(handle: FileHandle, size: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(size);
  let at = 0;
  while (at < size) {
    const { bytesRead } = await handle.read(bytes, at, size - at, at);
    if (bytesRead === 0) throw new Error('A temporary file is shorter than what was written');
    at += bytesRead;
  }
  return bytes;
}

/** Opens an empty file in `folder`, which is made when it is missing; only this account could read it in the moment in which it has a name. */
export async function openTemporaryFile(folder: string): Promise<TemporaryFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, randomUUID());
  const handle = await open(file, 'wx+', 0o600);
  await unlink(file);
  let size = 0;
  return {
    write: async (source) => {
      for await (const chunk of source as AsyncIterable<Buffer>) {
        await handle.appendFile(chunk);
        size += chunk.length;
      }
    },
    size: () => size,
    read: () => readAll(handle, size),
    stream: () => handle.createReadStream({ start: 0, end: size - 1, autoClose: false }),
    close: () => handle.close(),
  };
}
