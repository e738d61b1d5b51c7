import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { emptyDatabase } from '#test/databases.ts';
import type { World } from '#test/world.ts';
import type { Config } from '#platform/config.ts';
import { openBlobStore } from '#gateways/files/blob-store.ts';
import { checkBackup, restoreBackup, type Target } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

export const installation = async (url: string, config: Config) => ({
  url,
  secret: config.secret,
  blobs: await openBlobStore(config),
});

/** Restores as the command does. @param change another part of what is restored to */
export async function restore(
  url: string,
  config: Config,
  folder: string,
  { anotherSecret = false, ...change }: { anotherSecret?: boolean } & Partial<Target> = {},
) {
  const backup = await checkBackup(folder, anotherSecret ? undefined : config.secret);
  const { secret, blobs } = await installation(url, config);
  return restoreBackup({ secret, blobs, reach: async () => url, ...change }, backup);
}

/** A place for backups of a world and for installations that they are restored to. The file calls `clear` after its last test. */
export function backupsOf(w: World) {
  const place = mkdtempSync(path.join(tmpdir(), 'balsam-backup-'));
  const leave: (() => Promise<unknown>)[] = [async () => rmSync(place, { recursive: true })];
  const take = async (name: string, url = w.url) => {
    const folder = path.join(place, name);
    return { folder, taken: await takeBackup(await installation(url, w.config), folder, w.clock.now()) };
  };
  let soundBackup: ReturnType<typeof take> | undefined;
  return {
    place,
    take,
    /** What is to be left at the end. */
    leave,
    elsewhere: (name: string) => ({ ...w.config, dataDir: path.join(place, name) }),
    /** A backup that nobody changes, taken once: the folder. */
    sound: async (): Promise<string> => (await (soundBackup ??= take('sound'))).folder,
    empty: async (how?: string): Promise<string> => {
      const { url, drop } = await emptyDatabase(inject('adminUrl'), how);
      leave.push(drop);
      return url;
    },
    // Last come, first gone: an app closes before its database.
    clear: async (): Promise<void> => {
      for (const each of leave.toReversed()) await each();
    },
  };
}
