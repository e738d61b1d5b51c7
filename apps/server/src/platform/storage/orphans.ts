import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import type { Platform } from '#platform/platform.ts';
import { keysWithRow } from './files.store.ts';
import type { Files } from './files.ts';

/** Between two looks, in milliseconds: no transaction is open for so long, so a row that is to come is there at the second. */
const dayMs = 24 * 3_600_000;
const chunk = 500;

/** Beside a server whose processes are killed or whose rows are rolled back, orphans are few; else the folder is another hospital's as well. */
const mostOrphans = (withRow: number): number => 10 + withRow / 10;

/** How many are remembered, and so go in a day. */
const remembered = 1000;

type Look = {
  readonly at: number;
  readonly withRow: number;
  readonly withoutRow: number;
  readonly orphans: ReadonlySet<string>;
};

async function* inChunks(keys: AsyncIterable<string>): AsyncGenerator<string[]> {
  let some: string[] = [];
  for await (const key of keys) {
    some.push(key);
    if (some.length < chunk) continue;
    yield some;
    some = [];
  }
  yield some;
}

/** Looks at all bytes that lie there; nothing when the process ends meanwhile. */
async function lookAt({ db, stopping }: Platform, keys: AsyncIterable<string>, at: number): Promise<Look | undefined> {
  const orphans: string[] = [];
  let [withRow, withoutRow] = [0, 0];
  for await (const some of inChunks(keys)) {
    if (stopping.aborted) return undefined;
    const known = await keysWithRow(db, some);
    const unknown = some.filter((key) => !known.has(key));
    withRow += known.size;
    withoutRow += unknown.length;
    orphans.push(...unknown.slice(0, remembered - orphans.length));
  }
  return { at, withRow, withoutRow, orphans: new Set(orphans) };
}

async function discardAll({ files, log, stopping }: Platform, keys: readonly string[]): Promise<void> {
  let purged = 0;
  for (const key of keys) {
    if (stopping.aborted) break;
    await files.discard(key);
    purged += 1;
  }
  if (purged > 0) log.info({ rows: 'files without a row', purged }, 'rows purged');
}

/**
 * Removes the bytes of files whose row never came: the process was killed, or the transaction rolled back. Once a day a process looks at
 * all that lies in its folder; what had no row at the look before either goes. By the time that the process runs, which nobody sets.
 * @param elapsed that time, in milliseconds
 */
export function deleteOrphans(elapsed: () => number = () => performance.now()): ScheduledJob {
  const looks = new WeakMap<Files, Look>();
  return {
    name: 'orphaned-files',
    slow: true,
    run: async (platform) => {
      const { files, log } = platform;
      const before = looks.get(files);
      const at = elapsed();
      if (files.keys === undefined || (before && at - before.at < dayMs)) return;
      const look = await lookAt(platform, files.keys(), at);
      if (!look) return;
      looks.set(files, look);
      const twice = [...look.orphans].filter((key) => before?.orphans.has(key));
      if (look.withoutRow <= mostOrphans(look.withRow)) await discardAll(platform, twice);
      else log.warn({ files: look.withoutRow }, 'files without a row are left: they may be of another hospital');
    },
  };
}
