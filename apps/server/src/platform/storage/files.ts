import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../config.ts';
import type { Sql } from '../db/types.ts';
import { findFile, insertFile } from './files.store.ts';

export type FileToKeep = {
  readonly personId: number | undefined;
  readonly kind: string;
  readonly mime: string;
  readonly bytes: Buffer;
};
export type KeptFile = {
  readonly id: string;
  readonly personId: number | null;
  readonly kind: string;
  readonly mime: string;
  readonly bytes: Buffer;
};

/** Keeps files outside the database under random names; the row says whose they are and what. */
export type Files = {
  /** Writes the bytes, then the row in the given transaction; answers the file's id. A row that is rolled back leaves an orphan, never a gap. */
  readonly keep: (sql: Sql, file: FileToKeep, now: Date) => Promise<string>;
  /** The file, or nothing when there is none of this id. Whether the caller may see it is the room's policy. */
  readonly get: (sql: Sql, id: string) => Promise<KeptFile | undefined>;
};

const diskOf = (config: Config) =>
  new Disk(new FSDriver({ location: path.join(config.dataDir, 'files'), visibility: 'private' }));

/** Files in the data folder (S3 is another driver of the same disk). */
export function filesIn(config: Config): Files {
  const disk = diskOf(config);
  return {
    keep: async (sql, file, now) => {
      const id = randomUUID();
      const key = `${id.slice(0, 2)}/${id}`;
      await disk.put(key, file.bytes);
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
        bytes: Buffer.from(await disk.getBytes(row.storage_key)),
      };
    },
  };
}
