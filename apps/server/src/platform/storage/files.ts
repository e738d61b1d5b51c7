import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Sql } from '#platform/db/types.ts';
import type { BlobStore } from '#platform/ports/blob-store.ts';
import { deleteFile, findFile, insertFile, updateFileSize } from './files.store.ts';

export type NewFile = {
  readonly personId: number | undefined;
  readonly kind: string;
  readonly mime: string;
  readonly bytes: Buffer;
};
export type NewStream = Omit<NewFile, 'bytes'> & {
  /** Chosen by the caller, who can find what was begun and never finished. */
  readonly id: string;
  readonly chunks: AsyncIterable<Uint8Array>;
};
export type StoredFile = {
  readonly id: string;
  readonly personId: number | null;
  readonly kind: string;
  readonly mime: string;
  readonly bytes: Buffer;
};

/** The store has lost the bytes of a file whose row is there. */
export class FileLost extends Error {
  override readonly name = 'FileLost';
}

/** Stores files outside the database under random names; the row says whose they are and what. */
export type Files = {
  /** Writes the bytes, then the row in the given transaction; answers the file's id. A row that is rolled back leaves an orphan, never a gap; `deleteOrphans` takes it away. */
  readonly save: (sql: Sql, file: NewFile, now: Date) => Promise<string>;
  /** The file, or nothing when there is none of this id. Whether the caller may see it is the module's policy. @throws FileLost */
  readonly get: (sql: Sql, id: string) => Promise<StoredFile | undefined>;
  /** As `save`, for what is too large to hold: the row comes first, the bytes as they are made. Answers how many they were. */
  readonly write: (sql: Sql, file: NewStream, now: Date) => Promise<number>;
  /** The bytes as a stream, or nothing when there is no file of this id. */
  readonly open: (sql: Sql, id: string) => Promise<Readable | undefined>;
  /** Deletes the row, then the bytes; bytes of a transaction that is rolled back after it are gone all the same. */
  readonly remove: (sql: Sql, id: string) => Promise<void>;
  /** The keys of all bytes, with a row or without; undefined where some may be somebody else's. */
  readonly keys: BlobStore['keys'];
  /** Deletes bytes that have no row. */
  readonly discard: (key: string) => Promise<void>;
};

/** The bytes under a key. What the store cannot say is there or not is not lost: its own error goes on. @throws FileLost */
async function bytesAt(blobs: BlobStore, key: string): Promise<Buffer> {
  try {
    return Buffer.from(await blobs.getBytes(key));
  } catch (error) {
    if (await blobs.exists(key).catch(() => true)) throw error;
    throw new FileLost(undefined, { cause: error });
  }
}

const keyOf = (id: string) => `${id.slice(0, 2)}/${id}`;

async function* counted(chunks: AsyncIterable<Uint8Array>, count: (bytes: number) => void) {
  for await (const chunk of chunks) {
    count(chunk.length);
    yield chunk;
  }
}

/** Writes a file bit by bit. */
const writeTo =
  (blobs: BlobStore): Files['write'] =>
  async (sql, { id, personId, kind, mime, chunks }, now) => {
    let bytes = 0;
    const storage_key = keyOf(id);
    await insertFile(sql, { id, person_id: personId ?? null, kind, mime, bytes, storage_key, created_at: now });
    const stream = Readable.from(counted(chunks, (more) => (bytes += more)));
    // What stopped the stream is the news, not that the store got less than it waited for.
    await blobs.putStream(storage_key, stream).catch((error: Error) => Promise.reject((error.cause as Error) ?? error));
    await updateFileSize(sql, id, bytes);
    return bytes;
  };

/** The files of this system: rows in the database, bytes in the blob store. */
export function filesIn(blobs: BlobStore): Files {
  return {
    save: async (sql, file, now) => {
      const id = randomUUID();
      const key = keyOf(id);
      await blobs.put(key, file.bytes);
      await insertFile(sql, {
        id,
        person_id: file.personId ?? null,
        kind: file.kind,
        mime: file.mime,
        bytes: file.bytes.length,
        storage_key: key,
        created_at: now,
      });
      return id;
    },
    get: async (sql, id) => {
      const row = await findFile(sql, id);
      if (!row) return undefined;
      return {
        id,
        personId: row.person_id,
        kind: row.kind,
        mime: row.mime,
        bytes: await bytesAt(blobs, row.storage_key),
      };
    },
    write: writeTo(blobs),
    open: async (sql, id) => {
      const row = await findFile(sql, id);
      return row && blobs.getStream(row.storage_key);
    },
    remove: async (sql, id) => {
      const key = await deleteFile(sql, id);
      if (key !== undefined) await blobs.delete(key);
    },
    keys: blobs.keys,
    discard: blobs.delete,
  };
}
